// One thread's search: a recursive function in numbered steps, which README.md explains.
// It is long because it is read from top to bottom.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "search/candidates.hpp"
#include "search/evaluates.hpp"
#include "search/limits.hpp"
#include "search/ordering.hpp"
#include "search/path.hpp"
#include "search/reductions.hpp"
#include "search/steps.hpp"
#include "search/table.hpp"
#include "search/value.hpp"

namespace tessera::search {

/// What the threads of one search share.
struct Common {
    Common(Table& its_table, const Past& its_past, const Limits& its_limits, const Control& its_control, Side to_move)
        : table(its_table), past(its_past), limits(its_limits), control(its_control) {
        table.age();
        if (!control.now) return;
        started = control.now();
        budget = time_budget(limits, to_move);
    }

    Table& table;
    const Past& past;
    const Limits& limits;
    const Control& control;
    std::optional<TimeBudget> budget = std::nullopt;
    Milliseconds started = 0;
    std::atomic<bool> is_over{false};  ///< the first thread has its answer
};

template <Evaluates P>
class Worker {
  public:
    using Move = typename P::Move;
    using Step = typename Steps<P>::Step;
    using Line = std::vector<Step>;

    /// A first step and what is known of it.
    struct RootStep {
        Step step;
        int value = -beyond;  ///< in this iteration; less than anything if it is only known not to be better
        Line line = {};       ///< it and what is expected to follow
    };

    /// The first worker watches clock and limits, the others only whether it has finished.
    Worker(const P& root, Common& common, bool is_first)
        : root_(root),
          common_(common),
          techniques_(common.control.techniques),
          is_first_(is_first),
          path_(root, common.past, most_steps) {
        frames_.resize(most_steps + 2);
    }

    /// The value of the root to this depth, of the steps from number `from` on; the best of them is put first.
    /// Where the search is broken off, what was found until then stands.
    int search_root(std::vector<RootStep>& steps, std::size_t from, int depth, int low, int high) {
        begin(depth);
        for (std::size_t i = from; i < steps.size(); ++i) steps[i].value = -beyond;
        int best = -beyond;
        for (std::size_t i = from; i < steps.size() && best < high; ++i) {
            if (HasDistinctTurns<P> && depth > 1 && i - from >= 2 * enough_steps(depth) && !is_loss(best)) break;
            const Step step = steps[i].step;
            const int alpha = std::max(low, best);
            int value = value_of_first(step, depth, alpha, i == from ? high : alpha + 1);
            if (i != from && value > alpha && alpha + 1 < high && !is_broken_off_)
                value = value_of_first(step, depth, alpha, high);
            if (is_broken_off_) break;
            if (value <= best) continue;
            best = value;
            if (i != from && value <= alpha) continue;
            RootStep found = std::move(steps[i]);
            found.value = value;
            found.line.assign(1, step);
            found.line.insert(found.line.end(), frames_[1].line.begin(), frames_[1].line.end());
            std::move_backward(steps.begin() + static_cast<std::ptrdiff_t>(from),
                               steps.begin() + static_cast<std::ptrdiff_t>(i),
                               steps.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            steps[from] = std::move(found);
        }
        return best;
    }

    /// The value of each first step by itself, and the best first; of those that are worse than it by more than
    /// `spread` only that much is known. Says whether it came to the end; if not, values and order are as they were.
    bool judge_each(std::vector<RootStep>& steps, int depth, int spread) {
        begin(depth);
        std::vector<int> values;
        int best = -beyond;
        for (const RootStep& step : steps) {
            const int low = std::max(best - spread - 1, -beyond);
            int value = values.empty() ? beyond : value_of_first(step.step, depth, low, low + 1);
            if (value > low && !is_broken_off_) value = value_of_first(step.step, depth, low, beyond);
            if (is_broken_off_) return false;
            values.push_back(value);
            best = std::max(best, value);
        }
        std::vector<std::pair<int, std::size_t>> order;
        for (std::size_t i = 0; i < steps.size(); ++i) order.emplace_back(-values[i], i);
        std::sort(order.begin(), order.end());
        std::vector<RootStep> sorted;
        for (const auto& [worse, i] : order) {
            sorted.push_back(std::move(steps[i]));
            sorted.back().value = -worse;
        }
        steps = std::move(sorted);
        return true;
    }

    [[nodiscard]] std::uint64_t nodes() const { return told_nodes_.load(std::memory_order_relaxed); }
    [[nodiscard]] int deepest() const { return deepest_; }
    [[nodiscard]] bool is_broken_off() const { return is_broken_off_; }
    void tell_nodes() { told_nodes_.store(nodes_, std::memory_order_relaxed); }

    /// The root's steps, the most promising first; of equals the seed decides.
    [[nodiscard]] std::vector<RootStep> root_steps(Random& random) const {
        std::vector<Step> steps;
        Steps<P>::each(root_, [&](const Step& step) { steps.push_back(step); });
        random.shuffle(steps);
        std::vector<std::pair<int, std::size_t>> order;
        for (std::size_t i = 0; i < steps.size(); ++i) order.emplace_back(-promise_of(root_, steps[i]), i);
        std::sort(order.begin(), order.end());
        std::vector<RootStep> sorted;
        for (const auto& [promise, i] : order) sorted.push_back({.step = steps[i], .line = {steps[i]}});
        return sorted;
    }

  private:
    static constexpr int most_steps = 128;
    static constexpr int margin = 120;  // what a quiet step or two may change, in hundredths

    /// Where a node is: steps and actions from the root.
    struct Place {
        int height;
        int actions;
    };

    struct Frame {
        std::array<std::uint32_t, 2> killers = {};
        std::uint32_t step = 0;  ///< the one being tried from here
        bool is_after_pass = false;
        Line line = {};
    };

    void begin(int depth) {
        depth_ = depth;
        frames_[0] = {};
        path_.begin();
    }

    int value_of_first(const Step& step, int depth, int low, int high) {
        const auto actions = Steps<P>::actions(step);
        frames_[0].step = Ordering::place_of(actions);
        return value_after(root_, Steps<P>::after(root_, step), depth - 1, low, high,
                           {1, static_cast<int>(actions.size())});
    }

    /// What a step seems to be worth at first sight. Whole turns are few enough nodes to evaluate each.
    static int promise_of(const P& position, const Step& step) {
        if constexpr (HasDistinctTurns<P>) {
            const P next = Steps<P>::after(position, step);
            if (next.outcome()) return most_estimate;
            return next.side_to_move() == position.side_to_move() ? evaluate(next) : -evaluate(next);
        } else {
            return urgency_of(position, step);
        }
    }

    static int urgency_of(const P& position, const Step& step) {
        if constexpr (HasDistinctTurns<P>) {
            return turn_urgency(position, Steps<P>::actions(step));
        } else if constexpr (HasTactics<P>) {
            return urgency(position, step);
        } else {
            return 0;
        }
    }

    /// How many steps are looked at where they are sorted well enough: of whole turns a few at every depth, since there
    /// are thousands.
    static constexpr std::size_t enough_steps(int depth) {
        if constexpr (HasDistinctTurns<P>) return static_cast<std::size_t>(std::min(16 + 16 * depth, 80));
        return depth <= 2 ? static_cast<std::size_t>(16 + 24 * depth * depth) : ~std::size_t{0};
    }

    /// The value of going on to `next`, for who does: no change of sign where the same side acts again.
    int value_after(const P& before, const P& next, int depth, int low, int high, Place place) {
        if (next.side_to_move() == before.side_to_move()) return search(before, next, depth, low, high, place);
        return -search(before, next, depth, -high, -low, place);
    }

    [[nodiscard]] int estimate_of(const P& position) const {
        return std::clamp(evaluate(position), -most_estimate, most_estimate);
    }

    static int value_of_end(const P& position, const Outcome& ended, Place at) {
        if (!ended.winner) return 0;
        return *ended.winner == position.side_to_move() ? win_now - at.actions : at.actions - win_now;
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): a search is read from top to bottom
    int search(const P& before, const P& position, int depth, int low, int high, Place at) {
        Frame& frame = frames_[static_cast<std::size_t>(at.height)];
        frame.line.clear();
        frames_[static_cast<std::size_t>(at.height) + 1].killers = {};
        ++nodes_;
        deepest_ = std::max(deepest_, at.actions);
        if (should_stop()) return 0;

        // 1. The game is over: by the rules, by repetition, by lack of progress.
        if (const auto ended = position.outcome()) return value_of_end(position, *ended, at);
        const std::uint64_t key = path_.key_of(before, position, at.height);
        if (path_.is_drawn(position, at.height)) return 0;
        if (at.height >= most_steps) return estimate_of(position);

        // 2. No line to come can be better than a win found nearer to the root.
        low = std::max(low, at.actions - win_now);
        high = std::min(high, win_now - at.actions - 1);
        if (low >= high) return low;

        // 3. The turn at hand wins.
        if (const auto value = value_of_quick_win(position, frame, at)) return *value;
        // 4. A threat to win at once must be answered before anything can be said. Whole turns are too many for that.
        const bool may_extend = techniques_.extensions && !HasDistinctTurns<P> && at.height < 2 * depth_ + 6;
        if (depth <= 0 && !may_extend) return quiesce(position, low, high, at);
        const bool is_threatened = techniques_.extensions && would_lose_by_passing(position);
        if (depth <= 0) {
            if (!is_threatened) return quiesce(position, low, high, at);
            depth = 1;
        }

        // 5. What is known from before.
        const bool is_open = high - low > 1;  // the value itself is wanted, not only whether it is beyond a limit
        const auto known = techniques_.table ? common_.table.find(key) : std::nullopt;
        if (known && !is_open) {
            const int value = seen_from_root(known->value, at.actions);
            // A proved end holds at every depth.
            const bool is_proof = (is_win(value) && known->bound != Bound::at_most) ||
                                  (is_loss(value) && known->bound != Bound::at_least);
            if (known->depth >= depth || is_proof) {
                if (known->bound == Bound::exact) return value;
                if (known->bound == Bound::at_least && value >= high) return value;
                if (known->bound == Bound::at_most && value <= low) return value;
            }
        }
        const int estimate = known ? known->estimate : estimate_of(position);

        if (!is_open && !is_threatened && !is_proved(high)) {
            // 6. So far ahead that a shallow search will not change it.
            if (techniques_.futility && depth <= 4 && estimate - margin * depth >= high) return estimate;
            // 7. Even doing nothing is good enough.
            if constexpr (HasPass<P>) {
                if (techniques_.null_move && depth >= 3 && estimate >= high && !frame.is_after_pass) {
                    if (const auto next = passed(position)) {
                        const int reduced = depth - 3 - depth / 4;
                        frame.step = 0;
                        path_.enter(position, at.height);
                        frames_[static_cast<std::size_t>(at.height) + 1].is_after_pass = true;
                        const int value =
                            value_after(position, *next, reduced, high - 1, high, {at.height + 1, at.actions + 1});
                        frames_[static_cast<std::size_t>(at.height) + 1].is_after_pass = false;
                        if (is_broken_off_) return 0;
                        // What doing nothing proves is no proof.
                        if (value >= high) return is_win(value) ? high : value;
                    }
                }
            }
        }
        // 8. Without a best step to begin with, a shallower search is enough to find one.
        if (techniques_.table && !known && depth >= 5) --depth;

        // 9. The steps, one by one.
        const std::size_t first = candidates_.size();
        bool is_complete = list_steps(position, frame, at, known ? known->step : 0);
        std::size_t listed = first;  // where the list at hand begins
        const bool is_forced = is_complete && candidates_.size() - first == 1;
        if (is_forced && techniques_.extensions) ++depth;  // it costs nothing
        const int low_before = low;
        int best = -beyond;
        std::uint16_t best_number = 0;
        for (std::size_t i = first;; ++i) {
            if (i == candidates_.size()) {
                // No loss is proved while something is left out.
                if (is_complete || !is_loss(best)) break;
                list_rest(position, first);
                is_complete = true;
                listed = i;
                if (i == candidates_.size()) break;
            }
            candidates_.pick_next(listed, i);
            const Candidate<P> now = candidates_[i];
            const std::size_t number = i - first;
            const bool is_quiet = !now.is_urgent;
            // 10. Near the end of a line: hopeless steps, and the last of many. Nothing is left out where all else
            // loses.
            if (number > 0 && best > -least_win) {
                const bool is_calm = !is_open && !is_threatened && is_quiet;
                const std::size_t enough = is_open ? 2 * enough_steps(depth) : enough_steps(depth);
                const bool late = techniques_.late_pruning && (is_calm || HasDistinctTurns<P>) && number >= enough;
                if (late && HasDistinctTurns<P>) break;
                const bool futile = is_calm && techniques_.futility && depth <= 3 && !is_proved(low) &&
                                    estimate + margin * (depth + 1) <= low;
                if (late || futile) continue;
            }
            const P next = Steps<P>::after(position, now.step);
            const auto actions = static_cast<int>(Steps<P>::actions(now.step).size());
            const Place below = {at.height + 1, at.actions + actions};
            frame.step = now.place;
            path_.enter(position, at.height);
            const int deeper = depth - 1;
            int value = 0;
            if (number == 0) {
                value = value_after(position, next, deeper, low, high, below);
            } else {
                // 11. The others are only asked whether they are better, late ones less deep.
                int less = 0;
                if (techniques_.reductions && depth >= 2 && number >= 2 && is_quiet) {
                    less = reduction(depth, number) - (is_open ? 1 : 0) - (is_threatened ? 1 : 0);
                    if (techniques_.history) less -= std::clamp((now.order - base_order) / 6'000, -1, 1);
                    less = std::clamp(less, 0, deeper);
                }
                value = value_after(position, next, deeper - less, low, low + 1, below);
                if (value > low && less > 0 && !is_broken_off_)
                    value = value_after(position, next, deeper, low, low + 1, below);
                if (value > low && value < high && !is_broken_off_)
                    value = value_after(position, next, deeper, low, high, below);
            }
            if (is_broken_off_) break;
            if (value <= best) continue;
            best = value;
            if (value <= low) continue;
            low = value;
            best_number = now.number;
            if (is_open) keep_line(at, now.step);
            if (low >= high) {
                learn(position.side_to_move(), frame, at, {first, i}, depth);
                break;
            }
        }
        candidates_.cut(first);
        if (is_broken_off_) return 0;

        // 12. Remember.
        if (techniques_.table) {
            const Bound bound = best >= high ? Bound::at_least : best > low_before ? Bound::exact : Bound::at_most;
            common_.table.keep(key, {.value = static_cast<std::int16_t>(seen_from_node(best, at.actions)),
                                     .estimate = static_cast<std::int16_t>(estimate),
                                     .step = static_cast<std::uint16_t>(best_number),
                                     .depth = static_cast<std::uint8_t>(std::clamp(depth, 0, 255)),
                                     .bound = bound});
        }
        return best;
    }

    /// Beyond the end of a line: the side to move may stop here or go on with what changes much. It always may stop, so
    /// that a loss is never claimed here.
    int quiesce(const P& position, int low, int high, Place at) {
        const int estimate = estimate_of(position);
        if (!techniques_.quiescence || estimate >= high || at.height >= most_steps) return estimate;
        int best = estimate;
        low = std::max(low, best);
        if constexpr (HasTactics<P> && !HasDistinctTurns<P>) {
            const std::size_t first = candidates_.size();
            std::uint16_t number = 0;
            for (const Move& move : urgent_moves(position)) {
                candidates_.add({.step = move,
                                 .place = 0,
                                 .order = urgency(position, move),
                                 .number = ++number,
                                 .is_urgent = true});
            }
            const std::size_t last = candidates_.size();
            for (std::size_t i = first; i < last && best < high; ++i) {
                candidates_.pick_next(first, i);
                const Candidate<P> now = candidates_[i];
                // Not even this gain would be enough.
                if (techniques_.futility && estimate + now.order + margin <= low && now.order < decisive) break;
                const P next = Steps<P>::after(position, now.step);
                const Place below = {at.height + 1, at.actions + 1};
                const int value = next.side_to_move() == position.side_to_move()
                                      ? look_beyond(next, low, high, below)
                                      : -look_beyond(next, -high, -low, below);
                if (is_broken_off_) break;
                best = std::max(best, value);
                if (value <= low) continue;
                low = value;
                keep_line(at, now.step);
            }
            candidates_.cut(first);
        }
        return is_broken_off_ ? 0 : best;
    }

    int look_beyond(const P& position, int low, int high, Place at) {
        Frame& frame = frames_[static_cast<std::size_t>(at.height)];
        frame.line.clear();
        ++nodes_;
        deepest_ = std::max(deepest_, at.actions);
        if (should_stop()) return 0;
        if (const auto ended = position.outcome()) return value_of_end(position, *ended, at);
        if (const auto value = value_of_quick_win(position, frame, at)) return *value;
        return quiesce(position, low, high, at);
    }

    [[nodiscard]] bool would_lose_by_passing(const P& position) const {
        if constexpr (HasQuickWin<P> && HasPass<P>) {
            if (const auto other = passed(position)) return quick_win(*other).size() > 0;
        }
        return false;
    }

    /// The best line from here: a step and what follows it.
    void keep_line(Place at, const Step& step) {
        Line& line = frames_[static_cast<std::size_t>(at.height)].line;
        const Line& rest = frames_[static_cast<std::size_t>(at.height) + 1].line;
        line.assign(1, step);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    /// If the turn at hand wins, and how.
    std::optional<int> value_of_quick_win(const P& position, Frame& frame, Place at) const {
        if constexpr (HasQuickWin<P>) {
            if (!techniques_.quick_win) return std::nullopt;
            const auto actions = quick_win(position);
            if (actions.size() == 0) return std::nullopt;
            if constexpr (HasDistinctTurns<P>) {
                Step turn;
                for (const Move& move : actions) turn.push_back(move);
                frame.line.assign(1, turn);
            } else {
                frame.line.assign(actions.begin(), actions.end());
            }
            return win_now - at.actions - static_cast<int>(actions.size());
        }
        return std::nullopt;
    }

    static constexpr int base_order = 100'000;      // of a step of which nothing is known
    static constexpr int urgent_order = 1'000'000;  // and of one that changes much
    static constexpr int decisive = 10'000;         // an urgency that is a win

    /// Lists the steps of a position, of whole turns only the promising ones; says whether they are all. The one known
    /// to be best comes first.
    bool list_steps(const P& position, const Frame& frame, Place at, std::uint16_t known) {
        std::uint16_t number = 0;
        if constexpr (HasDistinctTurns<P>) {
            const std::size_t first = candidates_.size();
            for_each_promising_turn(position, [&](const Step& turn, int worth) {
                const int order = ++number == known ? 2 * urgent_order : base_order + worth;
                add_turn(position, turn, number, order);
            });
            if (known <= number) return false;
            list_rest(position, first, known);
            return true;
        }
        const Side side = position.side_to_move();
        const std::uint32_t before = at.height > 0 ? frames_[static_cast<std::size_t>(at.height) - 1].step : 0;
        Steps<P>::each(position, [&](const Step& step) {
            ++number;
            const std::uint32_t place = Ordering::place_of(Steps<P>::actions(step));
            const int urgent = urgency_of(position, step);
            int order = base_order;
            if (number == known) {
                order = 2 * urgent_order;
            } else if (urgent > 0) {
                order = urgent_order + urgent;
            } else {
                if (techniques_.history) order += ordering_.value(side, place);
                if (techniques_.continuation) order += ordering_.answer_value(before, place);
                if (techniques_.killers) {
                    if (place == frame.killers[0]) order += 60'000;
                    if (place == frame.killers[1]) order += 50'000;
                }
            }
            candidates_.add({.step = step, .place = place, .order = order, .number = number, .is_urgent = urgent > 0});
        });
        return true;
    }

    /// Adds all turns to the promising ones from `first` on, which come a second time: the table knows them by then.
    void list_rest(const P& position, std::size_t first, std::uint16_t known = 0) {
        if constexpr (HasDistinctTurns<P>) {
            auto number = static_cast<std::uint16_t>(candidates_.size() - first);
            Steps<P>::each(position, [&](const Step& turn) {
                const int order = ++number == known ? 2 * urgent_order : base_order + promise_of(position, turn);
                add_turn(position, turn, number, order);
            });
        }
    }

    void add_turn(const P& position, const Step& turn, std::uint16_t number, int order) {
        candidates_.add({.step = turn,
                         .place = Ordering::place_of(Steps<P>::actions(turn)),
                         .order = order,
                         .number = number,
                         .is_urgent = urgency_of(position, turn) > 0});
    }

    /// Step `tried.second` was too good for the side before; those from `tried.first` on were not.
    void learn(Side side, Frame& frame, Place at, std::pair<std::size_t, std::size_t> tried, int depth) {
        const Candidate<P>& good = candidates_[tried.second];
        if (good.is_urgent) return;
        const std::uint32_t before = at.height > 0 ? frames_[static_cast<std::size_t>(at.height) - 1].step : 0;
        if (frame.killers[0] != good.place) frame.killers = {good.place, frame.killers[0]};
        ordering_.reward(side, before, good.place, depth);
        for (std::size_t i = tried.first; i < tried.second; ++i) {
            if (!candidates_[i].is_urgent) ordering_.punish(side, before, candidates_[i].place, depth);
        }
    }

    /// Looks at the outside now and then. The first iteration is not given up for time or nodes: a legal answer is due.
    bool should_stop() {
        if (is_broken_off_) return true;
        if (is_first_ && depth_ > 1 && common_.limits.nodes && nodes_ >= *common_.limits.nodes) {
            return is_broken_off_ = true;
        }
        constexpr std::uint64_t apart = HasDistinctTurns<P> ? 16 : 512;
        if (nodes_ % apart != 0) return false;
        tell_nodes();
        if (!is_first_) return is_broken_off_ = common_.is_over.load(std::memory_order_relaxed);
        // Whole turns at the root can be so many that even the first iteration takes its time.
        if (depth_ == 1 && !HasDistinctTurns<P>) return false;
        const Control& control = common_.control;
        const bool told = control.stop != nullptr && control.stop->load(std::memory_order_relaxed);
        const bool late = common_.budget && control.now() - common_.started >= common_.budget->hard;
        return is_broken_off_ = told || late;
    }

    P root_;
    Common& common_;
    Techniques techniques_;
    bool is_first_;
    bool is_broken_off_ = false;
    int depth_ = 0;    ///< of this iteration
    int deepest_ = 0;  ///< actions of the longest line
    std::uint64_t nodes_ = 0;
    std::atomic<std::uint64_t> told_nodes_{0};  ///< the same, now and then, for other threads
    std::vector<Frame> frames_;                 ///< one a step from the root
    Path<P> path_;
    Candidates<P> candidates_;
    Ordering ordering_;
};

}  // namespace tessera::search
