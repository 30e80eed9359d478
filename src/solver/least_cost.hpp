#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "solver/state_table.hpp"

namespace tessera::solver {

/// A game for one in which actions cost 0 or 1 and the least sum that solves it is wanted.
///
/// - `state_of` gives exactly what bears on solving from here, and `restored` the position back.
/// - Actions of cost 0 never lead back to an earlier state without one of cost 1 between.
/// - `least_cost_left` never says more than is needed; nothing, if a position cannot be solved any more.
/// - Without `has_free_actions` a position's next action costs 1.
template <class P>
concept Solitaire = GamePosition<P> && requires(const P position, typename P::Move move) {
    { position.is_solved() } -> std::same_as<bool>;
    { position.cost_of(move) } -> std::same_as<unsigned>;
    { restored(state_of(position), position) } -> std::same_as<P>;
    { state_of(position).hash() } -> std::same_as<std::uint64_t>;
    { has_free_actions(position) } -> std::same_as<bool>;
    { least_cost_left(position) } -> std::same_as<std::optional<unsigned>>;
};

/// How far a search has come, for a person who waits.
struct Progress {
    unsigned cost = 0;       ///< the cost that is being tried; all lower ones are refuted
    std::size_t states = 0;  ///< different states looked at in this try
};

struct SolveOptions {
    std::size_t most_states = 30'000'000;              ///< in one try; beyond it the search gives up
    std::optional<unsigned> most_cost = std::nullopt;  ///< higher ones are not tried
    /// Called every so often; false gives up.
    std::function<bool(const Progress&)> go_on = {};
};

enum class Verdict : unsigned char { solved, unsolvable, gave_up };

/// Solution counts stop here: `1000+` (H77).
inline constexpr std::uint64_t most_solutions = 1000;

/// What a solver found, and what its proof consists of.
template <class P>
struct Solution {
    using Line = std::vector<typename P::Move>;

    Verdict verdict = Verdict::gave_up;
    unsigned par = 0;                ///< the least cost, if solved
    std::uint64_t count = 0;         ///< different least-cost sequences; more than `most_solutions` count as one more
    std::vector<Line> lines;         ///< solutions in the order of their texts, as many as were asked for
    std::vector<std::size_t> tries;  ///< states looked at for cost 0, 1, 2 …: every one but the last without a solution
    Line firsts = {};                ///< every action that some solution begins with, whether written out or not
};

/// Finds the least cost by trying 0, 1, 2 … in turn: each try looks at every state that can be reached within that cost
/// and from which, by the lower bound, the rest could still be paid. So a cost is proved least by exhausting all lower
/// ones, and a puzzle unsolvable by a try that the bound of cost did not cut anywhere.
template <Solitaire P>
class LeastCost {
  public:
    using Move = typename P::Move;
    using State = decltype(state_of(std::declval<const P&>()));

    LeastCost(const P& start, SolveOptions options) : start_(start), options_(std::move(options)) {}

    /// With up to `most_lines` solutions written out.
    [[nodiscard]] Solution<P> run(std::size_t most_lines) {
        Solution<P> solution;
        if (start_.is_solved()) {
            solution = {.verdict = Verdict::solved, .count = 1, .lines = {}, .tries = {1}};
            if (most_lines > 0) solution.lines.emplace_back();
            return solution;
        }
        for (unsigned cost = 0;; ++cost) {
            const Ending ending = attempt(cost);
            solution.tries.push_back(table_.size());
            if (ending == Ending::interrupted) return solution;
            if (ending == Ending::cut && cost == options_.most_cost) return solution;
            if (ending == Ending::exhausted) {
                solution.verdict = Verdict::unsolvable;
                return solution;
            }
            if (ending == Ending::solved) {
                solution.verdict = Verdict::solved;
                solution.par = cost;
                solution.count = ways_from(0);
                write_lines(solution, most_lines);
                write_firsts(solution);
                return solution;
            }
        }
    }

  private:
    enum class Ending : unsigned char { solved, cut, exhausted, interrupted };
    static constexpr std::uint64_t uncounted = ~std::uint64_t{0};
    static constexpr std::size_t states_between_reports = 1 << 14;

    /// Everything within this cost, layer by layer. A layer is closed under free actions before it is paid from.
    Ending attempt(unsigned budget) {
        budget_ = budget;
        was_cut_ = false;
        found_ = false;
        interrupted_ = false;
        next_report_ = states_between_reports;
        table_.clear();
        costs_.clear();
        std::vector<std::uint32_t> layer;
        reach(start_, 0, layer);
        for (unsigned cost = 0; cost <= budget && !layer.empty() && !interrupted_; ++cost) {
            for (std::size_t i = 0; i < layer.size() && !interrupted_; ++i) expand(layer[i], 0, layer);
            if (cost == budget) {
                was_cut_ = was_cut_ || !layer.empty();  // there may be more to pay for
                break;
            }
            std::vector<std::uint32_t> next;
            for (std::size_t i = 0; i < layer.size() && !interrupted_; ++i) expand(layer[i], 1, next);
            layer = std::move(next);
        }
        if (interrupted_) return Ending::interrupted;
        if (found_) return Ending::solved;
        return was_cut_ ? Ending::cut : Ending::exhausted;
    }

    /// All actions of one price from a state.
    void expand(std::uint32_t from, unsigned price, std::vector<std::uint32_t>& reached) {
        const P position = restored(table_.state(from), start_);
        if (price == 0 && !has_free_actions(position)) return;
        const unsigned cost = costs_[from] + price;
        for (const Move& move : position.legal_moves()) {
            if (position.cost_of(move) != price) continue;
            P next = position;
            next.play(move);
            reach(next, cost, reached);
        }
        if (table_.size() > options_.most_states) interrupted_ = true;
        if (table_.size() >= next_report_) report();
    }

    void reach(const P& position, unsigned cost, std::vector<std::uint32_t>& reached) {
        if (position.is_solved()) {
            found_ = true;
            return;
        }
        const auto needed = least_cost_left(position);
        if (!needed) return;
        if (cost + *needed > budget_) {
            was_cut_ = true;
            return;
        }
        const auto [index, is_new] = table_.insert(state_of(position));
        if (!is_new) return;
        costs_.push_back(static_cast<std::uint8_t>(cost));
        reached.push_back(index);
    }

    void report() {
        next_report_ = table_.size() + states_between_reports;
        if (options_.go_on && !options_.go_on({budget_, table_.size()})) interrupted_ = true;
    }

    /// The state after an action on a cheapest way, if the action is on one.
    [[nodiscard]] std::optional<std::uint32_t> cheapest_step(const P& next, unsigned cost) const {
        const auto index = table_.find(state_of(next));
        if (!index || costs_[*index] != cost) return std::nullopt;
        return index;
    }

    /// How many sequences solve the puzzle from here at the least cost. Every sequence of least cost reaches each of
    /// its states at that state's least cost, so states within the budget are enough.
    std::uint64_t ways_from(std::uint32_t root) {
        ways_.assign(table_.size(), uncounted);
        // A stack of its own: free actions can make lines long.
        std::vector<std::uint32_t> stack = {root};
        while (!stack.empty()) {
            const std::uint32_t from = stack.back();
            if (ways_[from] != uncounted) {
                stack.pop_back();
                continue;
            }
            const P position = restored(table_.state(from), start_);
            std::uint64_t sum = 0;
            bool is_ready = true;
            for (const Move& move : position.legal_moves()) {
                const unsigned cost = costs_[from] + position.cost_of(move);
                if (cost > budget_) continue;
                P next = position;
                next.play(move);
                if (next.is_solved()) {
                    sum += cost == budget_ ? 1 : 0;
                    continue;
                }
                const auto index = cheapest_step(next, cost);
                if (!index) continue;
                if (ways_[*index] == uncounted) {
                    stack.push_back(*index);
                    is_ready = false;
                } else {
                    sum += ways_[*index];
                }
            }
            if (!is_ready) continue;
            ways_[from] = std::min(sum, most_solutions + 1);
            stack.pop_back();
        }
        return ways_[root];
    }

    /// In the order of the texts: action by action, because no action's text holds anything below a space.
    void write_lines(Solution<P>& solution, std::size_t most_lines) {
        typename Solution<P>::Line line;
        write_from(0, line, solution, most_lines);
    }

    void write_from(std::uint32_t from, typename Solution<P>::Line& line, Solution<P>& solution,
                    std::size_t most_lines) {
        const P position = restored(table_.state(from), start_);
        std::vector<std::pair<std::string, Move>> moves;
        for (const Move& move : position.legal_moves()) moves.emplace_back(to_text(position, move), move);
        std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [text, move] : moves) {
            if (solution.lines.size() >= most_lines) return;
            const unsigned cost = costs_[from] + position.cost_of(move);
            if (cost > budget_) continue;
            P next = position;
            next.play(move);
            line.push_back(move);
            if (next.is_solved()) {
                solution.lines.push_back(line);
            } else if (const auto index = cheapest_step(next, cost); index && ways_[*index] > 0) {
                write_from(*index, line, solution, most_lines);
            }
            line.pop_back();
        }
    }

    void write_firsts(Solution<P>& solution) const {
        for (const Move& move : start_.legal_moves()) {
            const unsigned cost = start_.cost_of(move);
            P next = start_;
            next.play(move);
            const auto index = cheapest_step(next, cost);
            const bool solves = next.is_solved() ? cost == budget_ : index && ways_[*index] > 0;
            if (solves) solution.firsts.push_back(move);
        }
    }

    P start_;
    SolveOptions options_;
    StateTable<State> table_;
    std::vector<std::uint8_t> costs_;  ///< the least cost of each state of the table
    std::vector<std::uint64_t> ways_;
    std::size_t next_report_ = states_between_reports;
    unsigned budget_ = 0;
    bool was_cut_ = false;
    bool found_ = false;
    bool interrupted_ = false;
};

}  // namespace tessera::solver
