// Commands about the turn at hand.

#include <fmt/format.h>

#include "cli/play/commands.hpp"
#include "cli/play/engine_turn.hpp"
#include "cli/play/interrupt.hpp"
#include "cli/play/result.hpp"
#include "cli/play/thinking.hpp"
#include "cli/play/viewer.hpp"

namespace tessera::cli::terminal {

namespace {

/// A hint should come at once.
constexpr Level hint_level = {.depth = 4, .movetime = 1'000};

/// `one action`, `3 actions`, `2 actions and a point`.
std::string to_text(const StepCount& steps) {
    const auto counted = [](std::size_t count, std::string_view one, std::string_view noun) {
        return count == 1 ? fmt::format("{} {}", one, noun) : fmt::format("{} {}s", count, noun);
    };
    if (steps.points == 0) return counted(steps.actions, "one", "action");
    if (steps.actions == 0) return counted(steps.points, "a", "point");
    return fmt::format("{} and {}", counted(steps.actions, "one", "action"), counted(steps.points, "a", "point"));
}

/// Who gives up: the side to move if a person acts for it, else a person's.
Side resigning_side(const Table& table) {
    const auto persons = table.persons();
    const Seat to_move = table.session().seat_to_move();
    const bool is_persons_turn = persons.empty() || table.player_in(to_move) == Player::person;
    return is_persons_turn ? table.session().side_to_move() : side_of(table.session().info(), persons.front());
}

}  // namespace

void run_hint(Context& context, std::string_view) {
    if (context.table.is_over()) return context.screen.say("The game is over.");
    if (refuse_to_tell_actions(context)) return;
    const play::Session& session = context.table.session();
    const auto action = think(session, hint_level, {.seed = context.random.next()}, context.screen, "The engine");
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
    const Player player = context.table.player_to_move();
    play_automatically(context, player == Player::person ? Player::engine : player);
}

void run_undo(Context& context, std::string_view) {
    if (context.table.withdraw_resignation()) {
        context.screen.say("The resignation is withdrawn.");
        return changed(context);
    }
    const StepCount taken_back = context.table.undo();
    if (taken_back == StepCount{}) return context.screen.say("There is nothing of yours to take back.");
    // Where nobody is a person an engine would play on at once, and nothing would be seen of it.
    if (!context.table.has_person()) context.is_paused = true;
    context.notices.push_back(fmt::format("Took {} back.", to_text(taken_back)));
    changed(context);
}

void run_redo(Context& context, std::string_view) {
    const StepCount played = context.table.redo();
    if (played == StepCount{}) return context.screen.say("There is nothing to play again.");
    context.notices.push_back(played.points == 0 ? fmt::format("Played {} again.", to_text(played))
                                                 : fmt::format("Brought {} back.", to_text(played)));
    changed(context);
}

void run_resign(Context& context, std::string_view) {
    if (context.table.is_over()) return context.screen.say("The game is over already.");
    context.table.resign(resigning_side(context.table));
    changed(context);
}

void run_spoke(Context& context, std::string_view argument) {
    if (context.table.is_over()) return context.screen.say("The game is over already.");
    const play::GameInfo& info = context.table.session().info();
    const auto seats = seats_meant(info, argument);
    if (seats.empty() && has_partners(info)) {
        return context.screen.say(fmt::format("spoke wants the side whose partners spoke: {} or {}.",
                                              info.side_names.first, info.side_names.second));
    }
    const Side side = seats.empty() ? Side::first : side_of(info, seats.front());
    if (const auto given = context.table.give_point(opponent(side)); !given) {
        return context.screen.say(sentence(given.error().what));
    }
    context.notices.push_back(fmt::format("The partners of {} were heard talking: a point for {}.",
                                          info.side_names[side], info.side_names[opponent(side)]));
    changed(context);
}

}  // namespace tessera::cli::terminal
