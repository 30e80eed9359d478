#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/limits.hpp"
#include "search/search.hpp"

namespace tessera::search {

/// A search for games with secrets that looks at nothing its seat may not know: it draws full positions that agree with
/// the view, searches each, and plays what most of them advise. Every depth is searched in all of them before the next.
template <HiddenPosition P>
    requires Evaluates<P>
class Sampled {
  public:
    using Move = typename P::Move;

    Sampled(const typename P::View& view, Side side, const Past& past, const Limits& limits, const Control& control)
        : limits_(limits), control_(control), started_(control.now ? control.now() : 0), past_(past) {
        budget_ = control.now ? time_budget(limits, side) : std::nullopt;
        Random random(control.seed);
        for (int i = 0; i < worlds; ++i) worlds_.push_back(sample(view, random));
    }

    std::optional<Move> run() {
        std::optional<Move> best;
        const int deepest = std::min(limits_.depth.value_or(most_plies), most_plies);
        for (int depth = 1; depth <= deepest; ++depth) {
            const auto found = search_all(depth);
            if (!found || (depth > 1 && is_late())) break;
            best = found->move;
            if (control_.report) control_.report(found->report);
            if (found->report.score.kind != Score::Kind::centi) break;
        }
        return best;
    }

  private:
    static constexpr int worlds = 8;
    static constexpr int most_plies = 64;
    static constexpr std::size_t own_megabytes = 16;

    struct Found {
        Move move;
        Report report;
    };

    /// What most worlds advise at this depth; of equals, what the first of them does.
    std::optional<Found> search_all(int depth) {
        std::vector<std::pair<Found, int>> votes;
        for (const P& world : worlds_) {
            Report last;
            const Control inner{
                .stop = control_.stop,
                .now = control_.now,
                .report = [&last](const Report& report) { last = report; },
                .seed = control_.seed,
                .table = &table(),
                .workers = control_.workers,
                .threads = control_.threads,
                .techniques = control_.techniques,
            };
            const Limits limits = inner_limits(depth);
            Search<P> search(world, past_, limits, inner);
            const auto move = search.run();
            if (!move) return std::nullopt;
            nodes_ += search.nodes();
            const auto same =
                std::find_if(votes.begin(), votes.end(), [&](const auto& vote) { return vote.first.move == *move; });
            if (same == votes.end()) {
                votes.emplace_back(Found{*move, last}, 1);
            } else {
                ++same->second;
            }
            if (depth > 1 && is_late()) break;
        }
        const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
        Found best = std::max_element(votes.begin(), votes.end(), fewer)->first;
        best.report.depth = depth;
        best.report.nodes = nodes_;
        best.report.time = control_.now ? control_.now() - started_ : 0;
        return best;
    }

    Table& table() {
        if (control_.table != nullptr) return *control_.table;
        if (!own_table_) own_table_ = std::make_unique<Table>(own_megabytes);
        return *own_table_;
    }

    [[nodiscard]] Limits inner_limits(int depth) const {
        Limits inner{.depth = depth};
        if (limits_.nodes) inner.nodes = *limits_.nodes > nodes_ ? *limits_.nodes - nodes_ : 1;
        if (budget_) inner.movetime = std::max<Milliseconds>(1, budget_->hard - (control_.now() - started_));
        return inner;
    }

    [[nodiscard]] bool is_late() const {
        if (control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed)) return true;
        if (limits_.nodes && nodes_ >= *limits_.nodes) return true;
        return budget_ && control_.now() - started_ >= budget_->hard;
    }

    const Limits& limits_;
    const Control& control_;
    Milliseconds started_;
    std::optional<TimeBudget> budget_;
    const Past& past_;
    std::vector<P> worlds_;
    std::unique_ptr<Table> own_table_;
    std::uint64_t nodes_ = 0;
};

}  // namespace tessera::search
