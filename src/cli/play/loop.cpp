#include "cli/play/loop.hpp"

#include <exception>

#include <fmt/format.h>

#include "cli/play/columns.hpp"
#include "cli/play/commands.hpp"
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

/// A word of letters is a command's; actions name cells by numbers, or are legal as they stand.
bool may_be_command(std::string_view word) {
    for (const char c : word) {
        if (!is_lower(c) && c != '?') return false;
    }
    return true;
}

void say_which(Context& context, std::string_view word, const std::vector<const Command*>& found) {
    std::string names;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::string_view link = i == 0 ? "" : i + 1 == found.size() ? " or " : ", ";
        names += fmt::format("{}{}", link, found[i]->name);
    }
    context.screen.say(fmt::format("{} could be {}.", quoted(word), names));
}

/// Asks for a line and does as it says; a second interrupt in a row leaves.
void take_line(Context& context, bool& was_interrupted) {
    const Line line = context.reader->read(prompt(context));
    const bool is_empty = trimmed(line.text).empty();
    switch (line.kind) {
        case Line::Kind::whole:
            obey(context, line.text);
            break;
        case Line::Kind::end:
            context.is_done = true;
            break;
        case Line::Kind::interrupted:
            if (is_empty && was_interrupted) context.is_done = true;
            if (is_empty && !was_interrupted) context.screen.say("Ctrl-C again leaves; the game is kept.");
            break;
    }
    was_interrupted = line.kind == Line::Kind::interrupted && is_empty;
}

}  // namespace

void obey(Context& context, std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return;
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    try {
        if (is_legal(context.table, text) || !may_be_command(word)) return play_typed(context, text);
        const auto found = commands_for(word);
        if (found.size() == 1) return found.front()->run(context, trimmed(text.substr(word.size())));
        if (found.empty()) return play_typed(context, text);
        say_which(context, word, found);
    } catch (const std::exception& error) {
        context.screen.say(sentence(error.what()));
    }
}

void run(Context& context) {
    bool was_interrupted = false;
    while (!context.is_done) {
        if (!waits_for_person(context)) {
            play_automatically(context, context.table.player_to_move());
            // With a person at the board its turn shows the board; else every action is worth a look.
            if (!context.table.has_person()) present(context);
            continue;
        }
        present(context);
        if (!context.is_done) take_line(context, was_interrupted);
    }
    if (!context.table.is_over() && context.autosave.is_kept()) {
        context.screen.say(fmt::format("The game is kept; `tessera play {} --resume` goes on with it.",
                                       context.table.session().info().id));
    }
}

}  // namespace tessera::cli::terminal
