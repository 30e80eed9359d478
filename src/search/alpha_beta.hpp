#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/evaluates.hpp"
#include "search/limits.hpp"

namespace tessera::search {

/// Who says what a position at the end of a line is worth.
struct ByEvaluation {
    template <Evaluates P>
    int operator()(const P& position) const {
        return evaluate(position);
    }
};
struct ByMaterial {
    template <CountsMaterial P>
    int operator()(const P& position) const {
        return material(position);
    }
};

/// A plain alpha-beta search by iterative deepening: every line to the same depth, no table, no extensions.
/// It is exact to its depth, which makes it the yardstick for better ones. The side to move need not alternate. Depth
/// counts actions; where a game knows its distinct turns, only one order of actions to each end of a turn is looked at.
template <GamePosition P, class Judge = ByEvaluation>
class AlphaBeta {
  public:
    using Move = typename P::Move;

    AlphaBeta(const P& root, const Limits& limits, const Control& control)
        : root_(root), limits_(limits), control_(control), started_(control.now ? control.now() : 0) {
        budget_ = control.now ? time_budget(limits, root.side_to_move()) : std::nullopt;
    }

    /// The best action found, or nothing where there is none to choose. Depth 1 is always finished.
    std::optional<Move> run() {
        Random random(control_.seed);
        std::vector<Line> lines = lines_from_root(1, random);
        if (lines.empty()) return std::nullopt;
        Move best = lines.front().front();
        const int deepest = std::min(limits_.depth.value_or(most_plies), most_plies);
        for (int depth = 1; depth <= deepest; ++depth) {
            depth_ = depth;
            if constexpr (HasDistinctTurns<P>) {
                // Deeper, whole turns take the place of their beginnings; those that begin like the best go first.
                if (depth > 1) lines = beginning_first(best, lines_from_root(depth, random));
            }
            Line line;
            const int score = search_root(lines, depth, line);
            if (is_cut_off_) break;
            best = line.front();
            const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& l) { return l[0] == best; });
            std::rotate(lines.begin(), found, found + 1);
            report(depth, score, line);
            if (score >= win - depth || score <= depth - win) break;  // nothing deeper changes a forced end
        }
        return best;
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    using Line = std::vector<Move>;

    static constexpr int win = 1'000'000;
    static constexpr int most_plies = 64;

    /// Calls `visit` with the actions and the position of each step on, as long as it returns true. A step is an
    /// action, or as much of a turn as the depth allows. The depth is at least 1.
    template <class Visit>
    static void for_each_step(const P& position, int depth, Visit&& visit) {
        if constexpr (HasDistinctTurns<P>) {
            for (const auto& turn : distinct_turns(position, static_cast<unsigned>(depth))) {
                if (!visit(std::span<const Move>(turn.actions.begin(), turn.actions.end()), turn.after)) return;
            }
        } else {
            for (const Move& move : position.legal_moves()) {
                P next = position;
                next.play(move);
                if (!visit(std::span<const Move>(&move, 1), next)) return;
            }
        }
    }

    /// The first steps, in an order that the seed chooses.
    std::vector<Line> lines_from_root(int depth, Random& random) const {
        std::vector<Line> lines;
        for_each_step(root_, depth, [&](std::span<const Move> actions, const P&) {
            lines.emplace_back(actions.begin(), actions.end());
            return true;
        });
        random.shuffle(lines);
        return lines;
    }

    /// Not by `std::stable_partition`, which clang warns of in this library; any other may not keep the order
    /// everywhere.
    static std::vector<Line> beginning_first(Move best, const std::vector<Line>& lines) {
        std::vector<Line> sorted;
        sorted.reserve(lines.size());
        for (const bool wanted : {true, false}) {
            for (const Line& line : lines) {
                if ((line.front() == best) == wanted) sorted.push_back(line);
            }
        }
        return sorted;
    }

    int search_root(const std::vector<Line>& lines, int depth, Line& line) {
        int best = -2 * win;
        Line below;
        for (const Line& first : lines) {
            P next = root_;
            for (const Move& move : first) next.play(move);
            const auto actions = static_cast<int>(first.size());
            const int score = value_after(root_, next, depth - actions, -2 * win, -best, actions, below);
            if (is_cut_off_) break;
            if (score <= best) continue;
            best = score;
            line = first;
            line.insert(line.end(), below.begin(), below.end());
        }
        return best;
    }

    /// The value of going on to `next`, for who does: no change of sign where the same side acts again.
    int value_after(const P& position, const P& next, int depth, int low, int high, int ply, Line& line) {
        if (next.side_to_move() == position.side_to_move()) return search(next, depth, -high, -low, ply, line);
        return -search(next, depth, low, high, ply, line);
    }

    int search(const P& position, int depth, int low, int high, int ply, Line& line) {
        line.clear();
        ++nodes_;
        if (should_stop()) return 0;
        if (const auto ended = position.outcome()) {
            if (!ended->winner) return 0;
            return *ended->winner == position.side_to_move() ? win - ply : ply - win;
        }
        if (depth <= 0) return Judge{}(position);
        int best = -2 * win;
        Line below;
        for_each_step(position, depth, [&](std::span<const Move> actions, const P& next) {
            const auto steps = static_cast<int>(actions.size());
            const int score =
                value_after(position, next, depth - steps, -high, -std::max(low, best), ply + steps, below);
            if (is_cut_off_) return false;
            if (score <= best) return true;
            best = score;
            line.assign(actions.begin(), actions.end());
            line.insert(line.end(), below.begin(), below.end());
            return best < high;
        });
        return is_cut_off_ ? 0 : best;
    }

    /// Looks at the outside now and then. The first iteration is not given up for time or nodes: a legal answer is due.
    bool should_stop() {
        if (is_cut_off_) return true;
        if (depth_ == 1) return false;
        if (limits_.nodes && nodes_ >= *limits_.nodes) return is_cut_off_ = true;
        if (nodes_ % 1024 != 0) return false;
        const bool told = control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed);
        const bool late = budget_ && control_.now() - started_ >= budget_->hard;
        return is_cut_off_ = told || late;
    }

    void report(int depth, int score, const Line& line) const {
        if (!control_.report) return;
        Report found{.depth = depth, .score = {Score::Kind::centi, score}, .nodes = nodes_};
        if (score >= win - most_plies - 1) found.score = {Score::Kind::win, win - score};
        if (score <= most_plies + 1 - win) found.score = {Score::Kind::loss, win + score};
        found.time = control_.now ? control_.now() - started_ : 0;
        P position = root_;
        for (const Move& move : line) {
            found.line.push_back(to_text(position, move));
            position.play(move);
        }
        control_.report(found);
    }

    const P& root_;
    const Limits& limits_;
    const Control& control_;
    Milliseconds started_;
    std::optional<TimeBudget> budget_;
    std::uint64_t nodes_ = 0;
    int depth_ = 0;
    bool is_cut_off_ = false;
};

}  // namespace tessera::search
