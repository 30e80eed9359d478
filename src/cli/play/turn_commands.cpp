// Commands about the turn at hand.

#include <fmt/format.h>

#include "cli/play/commands.hpp"
#include "cli/play/engine_turn.hpp"
#include "cli/play/interrupt.hpp"
#include "cli/play/thinking.hpp"

namespace tessera::cli::terminal {

namespace {

/// A hint should come at once.
constexpr Level hint_level = {.depth = 4, .movetime = 1'000};

}  // namespace

void run_hint(Context& context, std::string_view) {
    if (context.table.is_over()) return context.screen.say("The game is over.");
    const play::Session& session = context.table.session();
    const auto action = think(session, hint_level, context.random.next(), context.screen, "The engine");
    (void)take_interrupt();
    if (!action) return;
    const auto notation = session.notation_of(*action);
    if (notation && *notation != *action) {
        context.screen.say(fmt::format("The engine would play {} ({}).", *action, *notation));
    } else {
        context.screen.say(fmt::format("The engine would play {}.", *action));
    }
}

void run_go(Context& context, std::string_view) {
    if (context.table.is_over()) return context.screen.say("The game is over.");
    context.is_paused = false;
    play_automatically(context, context.table.player_to_move() == Player::random ? Player::random : Player::engine);
}

void run_undo(Context& context, std::string_view) {
    if (context.table.withdraw_resignation()) {
        context.screen.say("The resignation is withdrawn.");
        return changed(context);
    }
    const std::size_t taken_back = context.table.undo();
    if (taken_back == 0) return context.screen.say("There is nothing of yours to take back.");
    // Where nobody is a person an engine would play on at once, and nothing would be seen of it.
    if (!context.table.has_person()) context.is_paused = true;
    context.notices.push_back(taken_back == 1 ? "Took one action back."
                                              : fmt::format("Took {} actions back.", taken_back));
    changed(context);
}

void run_redo(Context& context, std::string_view) {
    const std::size_t played = context.table.redo();
    if (played == 0) return context.screen.say("There is nothing to play again.");
    context.notices.push_back(played == 1 ? "Played one action again."
                                          : fmt::format("Played {} actions again.", played));
    changed(context);
}

void run_resign(Context& context, std::string_view) {
    if (context.table.is_over()) return context.screen.say("The game is over already.");
    Side side = context.table.session().side_to_move();
    if (context.table.players()[side] != Player::person && context.table.has_person()) side = opponent(side);
    context.table.resign(side);
    changed(context);
}

}  // namespace tessera::cli::terminal
