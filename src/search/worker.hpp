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
#include "search/evaluates.hpp"
#include "search/limits.hpp"
#include "search/ordering.hpp"
#include "search/past.hpp"
#include "search/reductions.hpp"
#include "search/steps.hpp"
#include "search/table.hpp"
#include "search/value.hpp"

namespace tessera::search {

/// What the threads of one search share.
struct Common {
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
        : root_(root), common_(common), techniques_(common.control.techniques), is_first_(is_first) {
        candidates_.reserve(4096);
        frames_.resize(most_steps + 2);
        if constexpr (CountsRepetition<P>) {
            watches_progress_ = common.past.turns_without_progress + most_steps >= turns_to_draw;
        }
    }

    /// The value of the root to this depth, of the steps from number `from` on; the best of them is put first.
    /// Where the search is broken off, what was found until then stands.
    int search_root(std::vector<RootStep>& steps, std::size_t from, int depth, int low, int high) {
        depth_ = depth;
        frames_[0] = {.turns_without_progress = common_.past.turns_without_progress};
        path_.clear();
        if constexpr (CountsRepetition<P>) path_.push_back(root_.is_turn_start() ? root_.key() : 0);
        for (std::size_t i = from; i < steps.size(); ++i) steps[i].value = -beyond;
        int best = -beyond;
        for (std::size_t i = from; i < steps.size() && best < high; ++i) {
            if (HasDistinctTurns<P> && depth > 1 && i - from >= 2 * enough_steps(depth) && !is_loss(best)) break;
            const Step step = steps[i].step;
            const P next = Steps<P>::after(root_, step);
            const auto actions = Steps<P>::actions(step);
            frames_[0].step = Ordering::place_of(actions);
            const int alpha = std::max(low, best);
            const auto value_in = [&](int to) {
                return value_after(root_, next, depth - 1, alpha, to, {1, static_cast<int>(actions.size())});
            };
            int value = value_in(i == from ? high : alpha + 1);
            if (i != from && value > alpha && alpha + 1 < high && !is_broken_off_) value = value_in(high);
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

    /// The value of each first step by itself. Says whether it came to the end; if not, values are as they were.
    bool judge_each(std::vector<RootStep>& steps, int depth) {
        depth_ = depth;
        frames_[0] = {.turns_without_progress = common_.past.turns_without_progress};
        path_.clear();
        if constexpr (CountsRepetition<P>) path_.push_back(root_.is_turn_start() ? root_.key() : 0);
        std::vector<int> values;
        for (const RootStep& step : steps) {
            const auto actions = Steps<P>::actions(step.step);
            frames_[0].step = Ordering::place_of(actions);
            values.push_back(value_after(root_, Steps<P>::after(root_, step.step), depth - 1, -beyond, beyond,
                                         {1, static_cast<int>(actions.size())}));
            if (is_broken_off_) return false;
        }
        for (std::size_t i = 0; i < steps.size(); ++i) steps[i].value = values[i];
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
    static constexpr unsigned turns_to_draw = 200;  // T2
    static constexpr int margin = 120;              // what a quiet step or two may change, in hundredths

    /// Where a node is: steps and actions from the root.
    struct Place {
        int height;
        int actions;
    };

    struct Frame {
        std::array<std::uint32_t, 2> killers = {};
        std::uint32_t step = 0;  ///< the one being tried from here
        unsigned turns_without_progress = 0;
        bool is_after_pass = false;
        Line line = {};
    };

    struct Candidate {
        Step step;
        std::uint32_t place;
        int order;
        std::uint16_t number;
        bool is_urgent;
    };

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

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): a search is read from top to bottom
    int search(const P& before, const P& position, int depth, int low, int high, Place at) {
        Frame& frame = frames_[static_cast<std::size_t>(at.height)];
        frame.line.clear();
        frames_[static_cast<std::size_t>(at.height) + 1].killers = {};
        ++nodes_;
        deepest_ = std::max(deepest_, at.actions);
        if (should_stop()) return 0;

        // 1. The game is over: by the rules, by repetition, by lack of progress.
        if (const auto ended = position.outcome()) {
            if (!ended->winner) return 0;
            return *ended->winner == position.side_to_move() ? win_now - at.actions : at.actions - win_now;
        }
        const std::uint64_t key = key_of(before, position, frame, at);
        if (is_drawn(position, key, frame, at)) return 0;
        if (at.height >= most_steps) return estimate_of(position);

        // 2. No line to come can be better than a win found nearer to the root.
        low = std::max(low, at.actions - win_now);
        high = std::min(high, win_now - at.actions - 1);
        if (low >= high) return low;

        // 3. The turn at hand wins.
        if constexpr (HasQuickWin<P>) {
            if (techniques_.quick_win) {
                if (const auto actions = quick_win(position); actions.size() > 0) {
                    keep_quick_win(frame, actions);
                    return win_now - at.actions - static_cast<int>(actions.size());
                }
            }
        }
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
                        enter(position, at);
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
        if (!known && depth >= 5) --depth;

        // 9. The steps, one by one.
        const std::size_t first = candidates_.size();
        list_steps(position, frame, at, known ? known->step : 0);
        const std::size_t last = candidates_.size();
        if (last - first == 1 && techniques_.extensions) ++depth;  // a forced step costs nothing
        const int low_before = low;
        int best = -beyond;
        std::uint16_t best_number = 0;
        for (std::size_t i = first; i < last; ++i) {
            pick_next(first, i, last);
            const Candidate now = candidates_[i];
            const std::size_t number = i - first;
            const bool is_quiet = !now.is_urgent;
            if (!is_open && is_quiet && !is_threatened && best > -least_win && number > 0) {
                // 10. Near the end of a line: hopeless steps, and the last of many.
                const bool late = techniques_.late_pruning && number >= enough_steps(depth);
                // No loss is proved while something is left out, which is why nothing is where all else loses.
                const bool futile =
                    techniques_.futility && depth <= 3 && !is_proved(low) && estimate + margin * (depth + 1) <= low;
                if (late || futile) continue;
            }
            const P next = Steps<P>::after(position, now.step);
            const auto actions = static_cast<int>(Steps<P>::actions(now.step).size());
            const Place below = {at.height + 1, at.actions + actions};
            frame.step = now.place;
            enter(position, at);
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
        candidates_.resize(first);
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
                candidates_.push_back({.step = move,
                                       .place = 0,
                                       .order = urgency(position, move),
                                       .number = ++number,
                                       .is_urgent = true});
            }
            const std::size_t last = candidates_.size();
            for (std::size_t i = first; i < last && best < high; ++i) {
                pick_next(first, i, last);
                const Candidate now = candidates_[i];
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
            candidates_.resize(first);
        }
        return is_broken_off_ ? 0 : best;
    }

    int look_beyond(const P& position, int low, int high, Place at) {
        Frame& frame = frames_[static_cast<std::size_t>(at.height)];
        frame.line.clear();
        ++nodes_;
        deepest_ = std::max(deepest_, at.actions);
        if (should_stop()) return 0;
        if (const auto ended = position.outcome()) {
            if (!ended->winner) return 0;
            return *ended->winner == position.side_to_move() ? win_now - at.actions : at.actions - win_now;
        }
        if constexpr (HasQuickWin<P>) {
            if (techniques_.quick_win) {
                if (const auto actions = quick_win(position); actions.size() > 0) {
                    keep_quick_win(frame, actions);
                    return win_now - at.actions - static_cast<int>(actions.size());
                }
            }
        }
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

    template <class Actions>
    static void keep_quick_win(Frame& frame, const Actions& actions) {
        if constexpr (HasDistinctTurns<P>) {
            Step turn;
            for (const Move& move : actions) turn.push_back(move);
            frame.line.assign(1, turn);
        } else {
            frame.line.assign(actions.begin(), actions.end());
        }
    }

    /// The key under which a position is remembered. A count near the draw of T2 makes it another position.
    std::uint64_t key_of(const P& before, const P& position, Frame& frame, Place at) {
        std::uint64_t key = position.key();
        if constexpr (CountsRepetition<P>) {
            if (watches_progress_) {
                const unsigned turns = frames_[static_cast<std::size_t>(at.height) - 1].turns_without_progress;
                frame.turns_without_progress =
                    made_progress(before, position) ? 0 : turns + (position.is_turn_start() ? 1 : 0);
                key ^= mixed(frame.turns_without_progress);
            }
        }
        return key;
    }

    /// T1 and T2. A position that has come back once on this very line is taken for drawn: who could do better by going
    /// round again could have done so the first time.
    [[nodiscard]] bool is_drawn(const P& position, std::uint64_t key, const Frame& frame, Place at) const {
        if constexpr (CountsRepetition<P>) {
            if (!position.is_turn_start()) return false;
            if (frame.turns_without_progress >= turns_to_draw && watches_progress_) return true;
            const auto here = path_.begin() + at.height;  // beyond are remains of other lines
            if (std::find(path_.begin(), here, key) != here) return true;
            return !common_.past.stood_twice.empty() && common_.past.has_stood_twice(position.key());
        } else {
            return false;
        }
    }

    /// From here the search goes on: the position joins the path.
    void enter(const P& position, Place at) {
        if constexpr (CountsRepetition<P>) {
            path_.resize(static_cast<std::size_t>(at.height) + 1);
            path_.back() = position.is_turn_start() ? path_key(position, at) : 0;
        }
    }
    [[nodiscard]] std::uint64_t path_key(const P& position, Place at) const {
        const std::uint64_t key = position.key();
        return watches_progress_ ? key ^ mixed(frames_[static_cast<std::size_t>(at.height)].turns_without_progress)
                                 : key;
    }

    static constexpr int base_order = 100'000;      // of a step of which nothing is known
    static constexpr int urgent_order = 1'000'000;  // and of one that changes much
    static constexpr int decisive = 10'000;         // an urgency that is a win

    void list_steps(const P& position, const Frame& frame, Place at, std::uint16_t known) {
        const Side side = position.side_to_move();
        const std::uint32_t before = at.height > 0 ? frames_[static_cast<std::size_t>(at.height) - 1].step : 0;
        std::uint16_t number = 0;
        Steps<P>::each(position, [&](const Step& step) {
            ++number;
            const std::uint32_t place = Ordering::place_of(Steps<P>::actions(step));
            const int urgent = urgency_of(position, step);
            int order = base_order;
            if (number == known) {
                order = 2 * urgent_order;
            } else if (HasDistinctTurns<P>) {
                order += promise_of(position, step);
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
            candidates_.push_back(
                {.step = step, .place = place, .order = order, .number = number, .is_urgent = urgent > 0});
        });
    }

    /// Brings the most promising of the rest to place `i`. Mostly a few are enough; after them the rest is sorted.
    void pick_next(std::size_t first, std::size_t i, std::size_t last) {
        constexpr std::size_t picked_singly = 8;
        if (i - first > picked_singly) return;
        if (i - first == picked_singly) {
            const auto at = [&](std::size_t index) { return candidates_.begin() + static_cast<std::ptrdiff_t>(index); };
            std::sort(at(i), at(last), [](const Candidate& a, const Candidate& b) {
                return a.order != b.order ? a.order > b.order : a.number < b.number;
            });
            return;
        }
        std::size_t best = i;
        for (std::size_t j = i + 1; j < last; ++j) {
            if (candidates_[j].order > candidates_[best].order) best = j;
        }
        std::swap(candidates_[i], candidates_[best]);
    }

    /// Step `tried.second` was too good for the side before; those from `tried.first` on were not.
    void learn(Side side, Frame& frame, Place at, std::pair<std::size_t, std::size_t> tried, int depth) {
        const Candidate& good = candidates_[tried.second];
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
    bool watches_progress_ = false;
    bool is_broken_off_ = false;
    int depth_ = 0;    ///< of this iteration
    int deepest_ = 0;  ///< actions of the longest line
    std::uint64_t nodes_ = 0;
    std::atomic<std::uint64_t> told_nodes_{0};  ///< the same, now and then, for other threads
    std::vector<Frame> frames_;                 ///< one a step from the root
    std::vector<std::uint64_t> path_;           ///< keys of the positions above, for T1
    std::vector<Candidate> candidates_;         ///< lists of steps, one behind the other
    Ordering ordering_;
};

}  // namespace tessera::search
