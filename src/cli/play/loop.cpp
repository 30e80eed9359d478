#include "cli/play/loop.hpp"

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/conversation.hpp"
#include "cli/play/engine_turn.hpp"
#include "cli/play/result.hpp"
#include "cli/play/typed_action.hpp"
#include "cli/play/viewer.hpp"
#include "core/text.hpp"

namespace tessera::cli::terminal {

namespace {

/// The board, if it has changed since it was last shown, and what happened meanwhile. The person may leave before.
void present(Context& context) {
    if (must_pass_screen(context)) pass_screen(context);
    if (context.is_done) return;
    if (context.board_is_new) {
        context.screen.show(shown_board(context.table, context.screen.style()));
        if (const auto viewer = viewer_of(context.table); viewer && !context.table.is_over()) context.shown_to = viewer;
    }
    context.screen.show(in_lines(context.notices));
    context.notices.clear();
    if (context.board_is_new && context.table.is_over()) {
        context.screen.say(context.screen.strong(result_sentence(context.table)));
        context.screen.say("`new` begins another game, `undo` takes back, `save FILE` saves, `quit` leaves.");
    }
    context.board_is_new = false;
}

std::string prompt(const Context& context) {
    if (context.table.is_over()) return "Game over> ";
    return fmt::format("{}, turn {}> ", name_of(context, context.table.session().seat_to_move()), context.table.turn());
}

bool waits_for_person(const Context& context) {
    return context.is_paused || context.table.is_over() || context.table.player_to_move() == Player::person;
}

}  // namespace

void obey(Context& context, std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return;
    const auto reading = is_legal(context.table, text) ? Reading::action : Reading::unknown;
    obey_line(context, text, commands(), reading, play_typed);
}

void run(Context& context) {
    Conversation conversation;
    while (!context.is_done) {
        if (!waits_for_person(context)) {
            play_automatically(context, context.table.player_to_move());
            // With a person at the board its turn shows the board; else every action is worth a look.
            if (!context.table.has_person()) present(context);
            continue;
        }
        present(context);
        if (context.is_done) break;
        const auto line = conversation.ask(*context.reader, context.screen, prompt(context), "the game is kept");
        if (!line) break;
        obey(context, *line);
    }
    if (!context.table.is_over() && context.autosave.is_kept()) {
        context.screen.say(fmt::format("The game is kept; `tessera play {} --resume` goes on with it.",
                                       context.table.session().info().id));
    }
}

}  // namespace tessera::cli::terminal
