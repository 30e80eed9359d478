#include "games/himiki/puzzle/plain_solver.hpp"

#include <algorithm>
#include <deque>
#include <unordered_map>
#include <utility>

namespace tessera::himiki::plain_puzzle {

namespace {

/// What was spent on the way makes no other position (H75); the memory of H18 does (H73).
Puzzle unspent(Puzzle puzzle) {
    puzzle.spent = 0;
    return puzzle;
}

struct Step {
    std::string action;
    int cost = 0;  ///< H71: 1 if paid, 0 if free
    Puzzle to;     ///< unspent
    std::string key;
};

/// In the order of legal_actions(), so sorted.
std::vector<Step> steps_from(const Puzzle& puzzle) {
    std::vector<Step> steps;
    for (const std::string& action : legal_actions(puzzle)) {
        const Puzzle next = play(puzzle, action);
        steps.push_back({action, next.spent - puzzle.spent, unspent(next), to_text(unspent(next))});
    }
    return steps;
}

class Search {
  public:
    /// The least cost of every position that can be reached for no more than `par`: breadth first by cost, where a
    /// free step goes to the front of the queue and a paid one to its back. False: too many positions.
    bool explore(const Puzzle& start, std::size_t max_states) {
        std::deque<std::pair<Puzzle, int>> queue = {{start, 0}};
        cost_[to_text(start)] = 0;
        while (!queue.empty()) {
            const auto [puzzle, cost] = queue.front();
            queue.pop_front();
            if (cost > cost_.at(to_text(puzzle))) continue;  // a cheaper way was found since
            if (par_ && cost > *par_) break;
            if (outcome(puzzle) == "p1win") par_ = cost;
            for (const Step& step : steps_from(puzzle)) {
                const int total = cost + step.cost;
                const auto known = cost_.find(step.key);
                if ((known != cost_.end() && known->second <= total) || (par_ && total > *par_)) continue;
                cost_[step.key] = total;
                if (cost_.size() > max_states) return false;
                if (step.cost == 0) {
                    queue.emplace_front(step.to, total);
                } else {
                    queue.emplace_back(step.to, total);
                }
            }
        }
        return true;
    }

    [[nodiscard]] std::optional<int> par() const { return par_; }

    /// How many sequences solve `puzzle` for what is left of par once it was reached as cheaply as can be. All of a
    /// cheapest way is cheapest, so only steps that reach a position at its least cost count. The recursion ends: a
    /// paid step raises the cost, and a free one uses up a tile, adds to the memory of H18, or ends a choice or replay.
    std::size_t count(const Puzzle& puzzle) {
        if (outcome(puzzle) == "p1win") return 1;  // a sequence stops here, at cost par
        const std::string key = to_text(puzzle);
        if (const auto known = count_.find(key); known != count_.end()) return known->second;
        std::size_t sum = 0;
        for (const Step& step : cheapest_steps(puzzle)) sum = std::min(sum + count(step.to), listed_solutions + 1);
        return count_[key] = sum;
    }

    /// Sorted as whole lines, for the space that ends an action is smaller than any letter that could go on.
    void list(const Puzzle& puzzle, const std::string& line, std::vector<std::string>& lines) {
        if (lines.size() == listed_solutions || count(puzzle) == 0) return;
        if (outcome(puzzle) == "p1win") {
            lines.push_back(line);
            return;
        }
        for (const Step& step : cheapest_steps(puzzle)) {
            list(step.to, line + (line.empty() ? "" : " ") + step.action, lines);
        }
    }

  private:
    [[nodiscard]] std::vector<Step> cheapest_steps(const Puzzle& puzzle) const {
        const int cost = cost_.at(to_text(puzzle));
        std::vector<Step> steps = steps_from(puzzle);
        std::erase_if(steps, [&](const Step& step) {
            const auto known = cost_.find(step.key);
            return cost + step.cost > *par_ || known == cost_.end() || known->second < cost + step.cost;
        });
        return steps;
    }

    std::optional<int> par_;
    std::unordered_map<std::string, int> cost_;           ///< position -> least cost
    std::unordered_map<std::string, std::size_t> count_;  ///< position -> count()
};

}  // namespace

std::optional<Solved> solve(const Puzzle& puzzle, std::size_t max_states) {
    const Puzzle start = unspent(puzzle);
    Search search;
    if (!search.explore(start, max_states)) return std::nullopt;
    Solved solved;
    solved.par = search.par();
    if (solved.par) {
        solved.solutions = search.count(start);
        search.list(start, "", solved.lines);
    }
    return solved;
}

}  // namespace tessera::himiki::plain_puzzle
