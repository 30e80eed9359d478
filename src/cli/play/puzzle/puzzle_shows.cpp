// Commands that only show something.

#include <fmt/format.h>

#include "cli/play/action_list.hpp"
#include "cli/play/columns.hpp"
#include "cli/play/puzzle/puzzle_commands.hpp"

namespace tessera::cli::terminal {

void run_help(PuzzleContext& context, std::string_view) {
    const play::GameInfo& info = context.table.session().info();
    context.screen.show(labelled(fmt::format("{}:", info.title), info.aim));
    context.screen.show(
        wrapped("PAR is the least number of paid moves that solves a puzzle. A tip or a pivot at the "
                "start of a turn costs 1; replays and tiles are free."));
    if (const auto actions = context.table.session().actions(); !actions.empty()) {
        context.screen.say(
            fmt::format("Type an action, such as {}; Tab completes it part by part. Or a command:", actions.front()));
    }
    show_commands(context, puzzle_commands());
}

void run_moves(PuzzleContext& context, std::string_view argument) {
    if (context.is_over()) return context.screen.say("The puzzle is over, so there are no legal actions.");
    context.screen.show(action_list(context.table.session().actions(), argument));
}

void run_board(PuzzleContext& context, std::string_view) {
    context.board_is_new = true;
}

void run_position(PuzzleContext& context, std::string_view) {
    context.screen.say(context.table.session().position());
}

}  // namespace tessera::cli::terminal
