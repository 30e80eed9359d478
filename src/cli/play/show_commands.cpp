// Commands that only show something.

#include <fmt/format.h>

#include "cli/play/action_list.hpp"
#include "cli/play/columns.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/history.hpp"
#include "cli/play/viewer.hpp"

namespace tessera::cli::terminal {

void run_help(Context& context, std::string_view) {
    const play::GameInfo& info = context.table.session().info();
    context.screen.show(labelled(fmt::format("{}:", info.title), info.aim));
    const auto actions = context.table.session().actions();
    if (!context.table.is_over() && !actions.empty() && may_see_actions(context)) {
        context.screen.say(
            fmt::format("Type an action, such as {}; Tab completes it part by part. Or a command:", actions.front()));
    }
    show_commands(context, commands());
}

void run_board(Context& context, std::string_view) {
    context.board_is_new = true;
}

void run_moves(Context& context, std::string_view argument) {
    if (context.table.is_over()) return context.screen.say("The game is over, so there are no legal actions.");
    if (refuse_to_tell_actions(context)) return;
    const auto actions = context.table.session().actions();
    context.screen.show(action_list(actions, argument));
}

void run_history(Context& context, std::string_view) {
    const play::Session& session = context.table.session();
    if (session.played().empty() && session.given_points().empty()) {
        return context.screen.say("Nothing has been played yet.");
    }
    context.screen.show(history_of(session));
}

void run_position(Context& context, std::string_view) {
    context.screen.say(shown_position(context.table));
}

}  // namespace tessera::cli::terminal
