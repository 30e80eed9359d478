#include "cli/play/viewer.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tessera::cli::terminal {

std::optional<Seat> viewer_of(const Table& table) {
    const Seat to_move = table.session().seat_to_move();
    if (table.player_in(to_move) == Player::person) return to_move;
    const auto persons = table.persons();
    return persons.size() == 1 ? std::optional(persons.front()) : std::nullopt;
}

std::string shown_board(const Table& table, const DrawStyle& style) {
    return table.is_over() ? table.session().drawing(style) : table.session().drawing_for(viewer_of(table), style);
}

std::string shown_position(const Table& table) {
    return table.is_over() ? table.session().position() : table.session().view(viewer_of(table));
}

bool may_see_actions(const Context& context) {
    const Table& table = context.table;
    if (!table.session().has_secrets() || table.is_over()) return true;
    return viewer_of(table) == table.session().seat_to_move() && !must_pass_screen(context);
}

bool refuse_to_tell_actions(Context& context) {
    if (may_see_actions(context)) return false;
    context.screen.say(fmt::format("What {} can do is hidden from you; `go` lets the engine act.",
                                   name_of(context, context.table.session().seat_to_move())));
    return true;
}

bool must_pass_screen(const Context& context) {
    const Table& table = context.table;
    if (!table.session().has_secrets() || table.is_over()) return false;
    const auto viewer = viewer_of(table);
    if (!viewer || viewer == context.shown_to) return false;
    // One person alone has nobody to hide a hand from.
    return context.shown_to.has_value() || table.persons().size() > 1;
}

void pass_screen(Context& context) {
    context.screen.clear();
    // Lines typed before can tell of a hand too.
    context.reader->forget();
    const std::string prompt =
        fmt::format("Pass the screen to {} and press Enter. ", name_of(context, *viewer_of(context.table)));
    while (true) {
        const Line line = context.reader->read(prompt);
        const std::string_view text = trimmed(line.text);
        if (line.kind == Line::Kind::end || text == "quit" || text == "exit") {
            context.is_done = true;
            return;
        }
        if (line.kind == Line::Kind::whole && text.empty()) break;
        context.screen.say("Enter alone shows the board; `quit` leaves, and the game is kept.");
    }
    context.shown_to = viewer_of(context.table);
    context.board_is_new = true;
}

}  // namespace tessera::cli::terminal
