// Commands that go back and forth in the puzzle on the table.

#include "cli/play/puzzle/puzzle_commands.hpp"

namespace tessera::cli::terminal {

void run_undo(PuzzleContext& context, std::string_view) {
    if (context.table.undo() == StepCount{}) return context.screen.say("There is nothing to take back.");
    context.notices.emplace_back("Took one action back.");
    changed(context);
}

void run_redo(PuzzleContext& context, std::string_view) {
    if (context.table.redo() == StepCount{}) return context.screen.say("There is nothing to play again.");
    context.notices.emplace_back("Played one action again.");
    changed(context);
}

void run_restart(PuzzleContext& context, std::string_view) {
    if (context.table.session().played().empty()) return context.screen.say("The puzzle is at its beginning.");
    context.notices.emplace_back("From the beginning.");
    lay_out(context, context.number);
}

void run_quit(PuzzleContext& context, std::string_view) {
    context.is_done = true;
}

}  // namespace tessera::cli::terminal
