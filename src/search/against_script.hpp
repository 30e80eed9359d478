#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/evaluates.hpp"
#include "search/limits.hpp"
#include "search/table.hpp"
#include "search/value.hpp"

namespace tessera::search {

/// Finds a person's best action against a script that rolls (HasScript): the best of what the person may do, the
/// average of what the script may roll and take (expectimax: Michie 1966), deeper and deeper while there is time. Depth
/// counts actions of both.
template <HasScript P>
    requires Evaluates<P>
class AgainstScript {
  public:
    using Move = typename P::Move;

    /// Somebody else than the script is to act.
    AgainstScript(const P& root, const Limits& limits, const Control& control)
        : root_(root), side_(root.side_to_move()), limits_(limits), control_(control) {
        if (!control.now) return;
        started_ = control.now();
        budget_ = time_budget(limits, side_);
    }

    /// The best action found, or nothing where there is none to choose. Depth 1 is always finished.
    std::optional<Move> run() {
        if (root_.outcome()) return std::nullopt;
        if (control_.table == nullptr) own_table_ = std::make_unique<Table>(own_megabytes);
        std::vector<Move> moves;
        for (const Move& move : root_.legal_moves()) moves.push_back(move);
        Random random(control_.seed);
        random.shuffle(moves);
        const int deepest = std::min(limits_.depth.value_or(most_depth), most_depth);
        for (depth_ = 1; depth_ <= deepest; ++depth_) {
            std::size_t best = 0;
            int best_value = -beyond;
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const int value = value_after(root_, moves[i], depth_);
                if (is_broken_off_) break;
                if (value <= best_value) continue;
                best_value = value;
                best = i;
            }
            if (is_broken_off_) break;
            std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(best),
                        moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
            report(moves.front(), best_value);
            if (moves.size() == 1 || is_late()) break;
        }
        return moves.front();
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr int most_depth = 40;
    static constexpr std::size_t own_megabytes = 1;
    /// A game won, in the units of `evaluate`: twice the points that win one, so that chances of a win outweigh points.
    /// The sooner, the better.
    static constexpr int game = 1'000;

    /// How well the side to move at the root stands here on average.
    int value(const P& position, int depth) {
        ++nodes_;
        if (should_stop()) return 0;
        if (const auto ended = position.outcome()) {
            if (!ended->winner) return 0;
            return *ended->winner == side_ ? game + depth : -game - depth;
        }
        if (depth <= 0) return position.side_to_move() == side_ ? evaluate(position) : -evaluate(position);
        const std::uint64_t key = position.key() ^ mixed(index_of(side_) + 0x5C121);  // not what other searches keep
        if (const auto known = table().find(key); known && known->depth == depth) return known->value;
        const int found = rolls_of(position).size() > 0 ? average(position, depth) : best(position, depth);
        if (is_broken_off_) return 0;
        table().keep(key, {.value = static_cast<std::int16_t>(found),
                           .depth = static_cast<std::uint8_t>(depth),
                           .bound = Bound::exact});
        return found;
    }

    int value_after(const P& position, Move move, int depth) {
        P next = position;
        next.play(move);
        return value(next, depth - 1);
    }

    int best(const P& position, int depth) {
        int most = -beyond;
        for (const Move& move : position.legal_moves()) {
            most = std::max(most, value_after(position, move, depth));
            if (is_broken_off_) return 0;
        }
        return most;
    }

    /// Many rolls allow the same move, which is looked at once.
    int average(const P& position, int depth) {
        std::vector<std::pair<Move, double>> chances;
        const auto rolls = rolls_of(position);
        for (const auto& roll : rolls) {
            const auto allowed = scripted_moves(position, roll);
            const double share = 1.0 / static_cast<double>(rolls.size() * allowed.size());
            for (const Move& move : allowed) {
                const auto known =
                    std::find_if(chances.begin(), chances.end(), [&](const auto& one) { return one.first == move; });
                if (known == chances.end()) {
                    chances.emplace_back(move, share);
                } else {
                    known->second += share;
                }
            }
        }
        double sum = 0;
        for (const auto& [move, chance] : chances) {
            sum += chance * value_after(position, move, depth);
            if (is_broken_off_) return 0;
        }
        return static_cast<int>(sum < 0 ? sum - 0.5 : sum + 0.5);
    }

    Table& table() { return control_.table != nullptr ? *control_.table : *own_table_; }

    [[nodiscard]] bool is_late() const {
        if (control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed)) return true;
        if (limits_.nodes && nodes_ >= *limits_.nodes) return true;
        return budget_ && control_.now() - started_ >= budget_->soft;
    }

    bool should_stop() {
        if (is_broken_off_) return true;
        if (depth_ == 1) return false;
        if (limits_.nodes && nodes_ >= *limits_.nodes) return is_broken_off_ = true;
        if (nodes_ % 512 != 0) return false;
        const bool told = control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed);
        return is_broken_off_ = told || (budget_ && control_.now() - started_ >= budget_->hard);
    }

    void report(Move move, int found) const {
        if (!control_.report) return;
        control_.report({.depth = depth_,
                         .deepest = depth_,
                         .score = {Score::Kind::centi, found},
                         .nodes = nodes_,
                         .time = control_.now ? control_.now() - started_ : 0,
                         .line = {to_text(root_, move)}});
    }

    P root_;
    Side side_;
    const Limits& limits_;
    const Control& control_;
    Milliseconds started_ = 0;
    std::optional<TimeBudget> budget_;
    std::unique_ptr<Table> own_table_;
    std::uint64_t nodes_ = 0;
    int depth_ = 0;
    bool is_broken_off_ = false;
};

}  // namespace tessera::search
