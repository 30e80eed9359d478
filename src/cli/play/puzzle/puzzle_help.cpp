// Commands that tell what the solver knows of the position on the table.

#include <algorithm>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/puzzle/puzzle_commands.hpp"
#include "solver/puzzles/hints.hpp"

namespace tessera::cli::terminal {

namespace {

using solver::Verdict;
using Position = solver::puzzles::Position;

std::string moves_text(unsigned count) {
    return fmt::format("{} move{}", count, count == 1 ? "" : "s");
}

/// Says why there is nothing to tell, if so.
bool refuse_to_help(PuzzleContext& context) {
    if (!context.is_over()) return false;
    context.screen.say(context.position().is_solved() ? "It is solved; `next` goes on."
                                                      : "No white cube is left. `undo` goes back.");
    return true;
}

/// How much more than PAR the puzzle costs in the end, as things stand.
unsigned over_par(const PuzzleContext& context, unsigned left) {
    const unsigned sum = context.position().spent() + left;
    return context.par && sum > *context.par ? sum - *context.par : 0;
}

std::optional<solver::puzzles::Hints> hints_or_reason(PuzzleContext& context) {
    const Proof& proof = proof_of_now(context);
    switch (proof.solution.verdict) {
        case Verdict::solved:
            return solver::puzzles::hints_from(proof.position, proof.solution);
        case Verdict::unsolvable:
            context.screen.say(context.table.session().played().empty() ? "This puzzle cannot be solved."
                                                                        : "From here it cannot be solved any more. "
                                                                          "`undo` goes back.");
            return std::nullopt;
        case Verdict::gave_up:
            context.screen.say("The solver gave up here, so it has nothing to tell.");
            return std::nullopt;
    }
    return std::nullopt;
}

std::string over_par_text(unsigned left, unsigned over) {
    return fmt::format("From here it takes at least {} more: {} over PAR. `undo` goes back.", left, over);
}

std::string solutions_text(const solver::Solution<Position>& solution, unsigned cost) {
    if (solution.verdict != Verdict::solved || cost != solution.par) return "no solution";
    if (solution.count == 1) return "one solution";
    if (solution.count > solver::most_solutions) return fmt::format("more than {} solutions", solver::most_solutions);
    return fmt::format("{} solutions", solution.count);
}

std::string try_text(const solver::Solution<Position>& solution, unsigned cost) {
    const std::size_t states = solution.tries[cost];
    return fmt::format("  Within {}: {}; {} state{} looked at.", moves_text(cost), solutions_text(solution, cost),
                       states, states == 1 ? "" : "s");
}

}  // namespace

void run_hint(PuzzleContext& context, std::string_view) {
    if (refuse_to_help(context)) return;
    const auto hints = hints_or_reason(context);
    if (!hints) return;
    std::vector<std::string> told;
    if (const unsigned over = over_par(context, hints->left); over > 0)
        told.push_back(over_par_text(hints->left, over));
    for (std::size_t i = 0; i < hints->steps.size(); ++i) {
        told.push_back(fmt::format("Hint {} of {}: {}", i + 1, hints->steps.size(), hints->steps[i]));
    }
    const std::size_t which = std::min(context.hints_told, told.size() - 1);
    context.screen.show(wrapped(told[which]));
    context.hints_told = which + 1;
}

void run_solution(PuzzleContext& context, std::string_view) {
    if (refuse_to_help(context)) return;
    const auto hints = hints_or_reason(context);
    if (!hints) return;
    if (const unsigned over = over_par(context, hints->left); over > 0) {
        context.screen.say(over_par_text(hints->left, over));
    }
    context.screen.show(wrapped(hints->steps.back()));
}

void run_proof(PuzzleContext& context, std::string_view) {
    if (refuse_to_help(context)) return;
    const Proof& proof = proof_of_now(context);
    const auto& solution = proof.solution;
    context.screen.say(context.table.session().played().empty() ? "What the solver looked at:"
                                                                : "What the solver looked at from here:");
    const bool gave_up = solution.verdict == Verdict::gave_up;
    const std::size_t tries = solution.tries.size() - (gave_up ? 1 : 0);
    // The bound refutes the first few without looking at anything.
    std::size_t cost = 0;
    while (cost < tries && solution.tries[cost] == 0) ++cost;
    if (cost > 0) {
        context.screen.say(fmt::format("  Below {}: no solution; counting what must go shows it.",
                                       moves_text(static_cast<unsigned>(cost))));
    }
    for (; cost < tries; ++cost) context.screen.say(try_text(solution, static_cast<unsigned>(cost)));
    switch (solution.verdict) {
        case Verdict::solved:
            return context.screen.say(fmt::format("So {} is the least.", solution.par));
        case Verdict::unsolvable:
            return context.screen.say("That was all that can ever be reached: it cannot be solved.");
        case Verdict::gave_up:
            return context.screen.say(fmt::format("At {} it gave up, after {} states.",
                                                  moves_text(static_cast<unsigned>(tries)), solution.tries.back()));
    }
}

}  // namespace tessera::cli::terminal
