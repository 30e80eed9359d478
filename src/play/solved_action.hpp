#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
        return !is_stopped && (!budget || control.now() - started < budget->hard);
    };
    // Fewer than the solver's own limit: a browser has no gigabytes to spare.
    constexpr std::uint64_t most_states = 4'000'000;
    const auto states = static_cast<std::size_t>(std::min(limits.nodes.value_or(most_states), most_states));
    const solver::SolveOptions options = {.most_states = states, .go_on = go_on};
    const auto solution = solver::LeastCost<P>(position, options).run(1);
    if (solution.verdict != solver::Verdict::solved || solution.lines.front().empty()) return std::nullopt;

    search::Report report = {.depth = static_cast<int>(solution.par),
                             .score = {search::Score::Kind::win, static_cast<int>(solution.lines.front().size())},
                             .time = control.now ? control.now() - started : 0};
    for (const std::size_t seen : solution.tries) report.nodes += seen;
    P now = position;
    for (const auto& move : solution.lines.front()) {
        report.line.push_back(to_text(now, move));
        now.play(move);
    }
    if (control.report) control.report(report);
    return report.line.front();
}

}  // namespace tessera::play
