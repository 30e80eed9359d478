#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "search/searched_move.hpp"
#include "search/worker.hpp"

namespace tessera::search {

/// The search of the open games: iterative deepening over one worker or, where threads are given, several that share
/// the table (lazy SMP). With one thread it is repeatable node for node. README.md explains.
template <Evaluates P>
class Search {
  public:
    using Move = typename P::Move;

    Search(const P& root, const Past& past, const Limits& limits, const Control& control)
        : root_(root), past_(past), limits_(limits), control_(control) {}

    /// The best action found, or nothing where there is none to choose. Depth 1 is always finished.
    std::optional<Move> run() {
        if (root_.outcome()) return std::nullopt;
        Common common(table(16), past_, limits_, control_, root_.side_to_move());
        const unsigned threads = control_.workers != nullptr ? std::max(control_.threads, 1U) : 1;
        for (unsigned i = 0; i < threads; ++i) workers_.push_back(std::make_unique<Worker>(root_, common, i == 0));
        if (threads == 1) {
            lead(common);
        } else {
            (*control_.workers)(threads, [&](std::size_t i) {
                if (i == 0) {
                    lead(common);
                    common.is_over = true;
                } else {
                    help(*workers_[i], i, common);
                }
            });
        }
        return best_;
    }

    /// Every first action with its own value, the best first, as deep as the limits allow: for who will not simply take
    /// the best. Actions that are worse than it by more than `spread` may be worse still than their values say.
    std::vector<std::pair<Move, int>> judge_all(int spread) {
        std::vector<std::pair<Move, int>> judged;
        if (root_.outcome()) return judged;
        Common common(table(1), past_, limits_, control_, root_.side_to_move());
        workers_.push_back(std::make_unique<Worker>(root_, common, true));
        Worker& worker = *workers_.front();
        Random random(control_.seed);
        RootSteps steps = worker.root_steps(random);
        const int deepest = std::min(limits_.depth.value_or(most_depth), most_depth);
        for (int depth = 1; depth <= deepest; ++depth) {
            if (!worker.judge_each(steps, depth, spread)) break;
            judged.clear();
            for (const auto& step : steps) judged.emplace_back(first_action(step), step.value);
            worker.tell_nodes();
            value_ = steps.front().value;
            report(common, steps, 0, depth);
            if (limits_.nodes && worker.nodes() >= *limits_.nodes) break;
        }
        return judged;
    }

    [[nodiscard]] std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const auto& worker : workers_) sum += worker->nodes();
        return sum;
    }
    /// What the last finished iteration thought of the position, for the side to move.
    [[nodiscard]] int value() const { return value_; }

  private:
    using Worker = search::Worker<P>;
    using RootSteps = std::vector<typename Worker::RootStep>;

    static constexpr int most_depth = 100;

    /// The table that was given, or one of its own.
    Table& table(std::size_t megabytes) {
        if (control_.table != nullptr) return *control_.table;
        own_table_ = std::make_unique<Table>(megabytes);
        return *own_table_;
    }

    /// The first worker: deepens, reports, decides when to stop.
    void lead(Common& common) {
        Worker& worker = *workers_.front();
        Random random(control_.seed);
        RootSteps steps = worker.root_steps(random);
        best_ = first_action(steps.front());
        const auto lines = std::min<std::size_t>(std::max(control_.lines, 1U), steps.size());
        const int deepest = std::min(limits_.depth.value_or(most_depth), most_depth);
        for (int depth = 1; depth <= deepest; ++depth) {
            for (std::size_t line = 0; line < lines; ++line) {
                search_line(worker, steps, line, depth);
                if (steps[line].value > -beyond) {
                    if (line == 0) best_ = first_action(steps.front());
                }
                if (worker.is_broken_off()) break;
            }
            worker.tell_nodes();
            if (worker.is_broken_off()) {
                // A better step that was found before the break has been taken; it is told too.
                if (lines == 1 && steps.front().value > -beyond) report(common, steps, 0, depth);
                return;
            }
            value_ = steps.front().value;
            // The later lines may have been found to be better than the earlier ones.
            sort_lines(steps, lines);
            best_ = first_action(steps.front());
            for (std::size_t line = 0; line < lines; ++line) report(common, steps, line, depth);
            if (is_settled(common, steps, depth)) return;
        }
    }

    /// Another worker: deepens on its own, at other depths than its neighbours, and fills the table.
    void help(Worker& worker, std::size_t number, const Common& common) {
        Random random(control_.seed + number);
        RootSteps steps = worker.root_steps(random);
        for (int depth = 1; depth <= most_depth && !common.is_over; ++depth) {
            search_line(worker, steps, 0, depth + static_cast<int>(number % 2));
            if (worker.is_broken_off()) return;
        }
    }

    /// 0. A window round the value of the iteration before, opened as far as it must be.
    void search_line(Worker& worker, RootSteps& steps, std::size_t line, int depth) {
        constexpr int first_half = 25;
        int low = -beyond;
        int high = beyond;
        int half = first_half;
        const int expected = steps[line].value;
        if (control_.techniques.aspiration && depth >= 4 && expected > -beyond && !is_proved(expected)) {
            low = expected - half;
            high = expected + half;
        }
        while (true) {
            const int value = worker.search_root(steps, line, depth, low, high);
            if (worker.is_broken_off()) return;
            half *= 3;
            if (value <= low && low > -beyond) {
                low = half > most_half ? -beyond : std::max(value - half, -beyond);
            } else if (value >= high && high < beyond) {
                high = half > most_half ? beyond : std::min(value + half, beyond);
            } else {
                return;
            }
        }
    }

    static void sort_lines(RootSteps& steps, std::size_t lines) {
        for (std::size_t i = 1; i < lines; ++i) {
            for (std::size_t j = i; j > 0 && steps[j].value > steps[j - 1].value; --j)
                std::swap(steps[j], steps[j - 1]);
        }
    }

    [[nodiscard]] bool is_settled(const Common& common, const RootSteps& steps, int depth) const {
        if (control_.lines <= 1) {
            // A win is won; a loss is only looked at again while a later one could be found.
            if (is_win(value_)) return true;
            if (is_loss(value_) && win_now + value_ <= depth) return true;
        }
        if (control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed)) return true;
        if (limits_.nodes && workers_.front()->nodes() >= *limits_.nodes) return true;
        if (!common.budget) return false;
        if (steps.size() == 1 && !limits_.movetime) return true;
        return control_.now() - common.started >= common.budget->soft;
    }

    static Move first_action(const typename Worker::RootStep& step) { return Steps<P>::actions(step.step).front(); }

    void report(const Common& common, const RootSteps& steps, std::size_t line, int depth) const {
        if (!control_.report) return;
        Report found{.depth = depth,
                     .deepest = workers_.front()->deepest(),
                     .rank = line < control_.lines ? static_cast<unsigned>(line + 1) : 1,
                     .score = as_score(steps[line].value),
                     .nodes = nodes(),
                     .time = control_.now ? control_.now() - common.started : 0,
                     .table_permille = common.table.permille()};
        P position = root_;
        for (const auto& step : steps[line].line) {
            for (const Move& move : Steps<P>::actions(step)) {
                found.line.push_back(to_text(position, move));
                position.play(move);
            }
        }
        control_.report(found);
    }

    static constexpr int most_half = 1'500;

    P root_;
    const Past& past_;
    const Limits& limits_;
    const Control& control_;
    std::unique_ptr<Table> own_table_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::optional<Move> best_;
    int value_ = 0;
};

template <Evaluates P>
std::optional<typename P::Move> searched_move(const P& root, const Past& past, const Limits& limits,
                                              const Control& control) {
    return Search<P>(root, past, limits, control).run();
}

}  // namespace tessera::search
