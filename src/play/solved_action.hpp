#pragma once

#include <optional>
#include <string>

#include "search/limits.hpp"
#include "solver/least_cost.hpp"

namespace tessera::play {

/// The first action of a proved solution of a game for one, reported as a forced end. Nothing if there is none within
/// the limits: then a search may still say what looks best.
template <solver::Solitaire P>
[[nodiscard]] std::optional<std::string> solved_action(const P& position, const search::Limits& limits,
                                                       const search::Control& control) {
    const auto started = control.now ? control.now() : 0;
    const auto budget = control.now ? search::time_budget(limits, position.side_to_move()) : std::nullopt;
    const auto go_on = [&](const solver::Progress&) {
        const bool is_stopped = control.stop != nullptr && control.stop->load(std::memory_order_relaxed);
        return !is_stopped && (!budget || control.now() - started < *budget);
    };
    solver::SolveOptions options = {.go_on = go_on};
    if (limits.nodes) options.most_states = *limits.nodes;
    const auto solution = solver::LeastCost<P>(position, options).run(1);
    if (solution.verdict != solver::Verdict::solved || solution.lines.front().empty()) return std::nullopt;

    search::Report report = {.depth = static_cast<int>(solution.par),
                             .score = {search::Score::Kind::win, static_cast<int>(solution.lines.front().size())},
                             .time = control.now ? control.now() - started : 0};
    for (const std::size_t states : solution.tries) report.nodes += states;
    P now = position;
    for (const auto& move : solution.lines.front()) {
        report.line.push_back(to_text(now, move));
        now.play(move);
    }
    if (control.report) control.report(report);
    return report.line.front();
}

}  // namespace tessera::play
