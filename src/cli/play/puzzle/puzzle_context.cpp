#include "cli/play/puzzle/puzzle_context.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/play/interrupt.hpp"
#include "play/registry.hpp"
#include "solver/puzzles/hints.hpp"

namespace tessera::cli::terminal {

namespace {

/// About 600 megabytes, which is more than any puzzle of a pack needs.
constexpr std::size_t most_states = 10'000'000;

}  // namespace

solver::puzzles::Position PuzzleContext::position() const {
    return value_or_fail(solver::puzzles::Position::parse(table.session().position(), puzzle().position.rules()),
                         "position");
}

Table puzzle_table(himiki::Edition edition, std::string_view position) {
    auto session = value_or_fail(play::new_session(edition == himiki::Edition::first ? "headlock" : "mindlock"), "id");
    value_or_fail(session->start_from(position), "position");
    return {std::move(session), {Player::person, Player::person}};
}

void lay_out(PuzzleContext& context, std::size_t number) {
    context.number = number;
    context.table = puzzle_table(context.pack.edition, to_text(context.puzzle().position));
    if (!context.pack.name.empty()) context.par = context.puzzle().par;
    changed(context);
}

void changed(PuzzleContext& context) {
    context.board_is_new = true;
    context.hints_told = 0;
}

const Proof& proof_of_now(PuzzleContext& context) {
    const auto position = context.position();
    if (context.proof && context.proof->position == position &&
        context.proof->solution.verdict != solver::Verdict::gave_up) {
        return *context.proof;
    }
    const solver::SolveOptions options = {
        .most_states = most_states, .go_on = [&](const solver::Progress& progress) {
            context.screen.show_wait(fmt::format("No solution below {}; {} states looked at (Ctrl-C: give up)",
                                                 progress.cost, progress.states));
            return !interrupt_flag();
        }};
    context.proof = {position, solver::puzzles::solve(position, solver::puzzles::lines_for_hints, options)};
    context.screen.clear_wait();
    (void)take_interrupt();
    return *context.proof;
}

}  // namespace tessera::cli::terminal
