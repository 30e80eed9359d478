// Wishes to act: of players, bots and scripts.

#include <cctype>

#include <fmt/format.h>

#include "core/text.hpp"
#include "server/rooms/fields.hpp"
#include "server/rooms/wishes.hpp"

namespace tessera::server {

namespace {

/// No action of any game is as long.
constexpr std::size_t most_action_bytes = 200;

/// The engine's sentences begin small and lack their full stop.
Refusal refusal_of(const ParseError& error) {
    std::string sentence = error.what;
    if (!sentence.empty()) sentence.front() = to_upper(sentence.front());
    return {error.fault == Fault::illegal ? "illegal" : "malformed", sentence + ".", std::string(error.rule)};
}

Json dice_json(const RollReading& reading) {
    if (reading.dice.empty()) return nullptr;
    return {{"dice", reading.dice}, {"list", reading.list}, {"aim", reading.aim}};
}

}  // namespace

Answer<Events> Wishes::act(const Json& wish, int seat) const {
    const auto ply = number_of(wish, "ply");
    const auto action = text_of(wish, "action");
    if (!ply || *ply < 0 || !action) return bad_wish("An action has a ply, counted from 0, and a text.");
    if (action->size() > most_action_bytes) return bad_wish("The text of the action is too long.");
    // What was taken back since may be sent once more by a line that came back late; it is not to count again.
    const auto undone = number_of(wish, "undone");
    if (undone && *undone != room_.undone) return not_now("Actions were taken back since.");
    return act(seat, *ply, *action);
}

Answer<void> Wishes::check_turn(int seat, std::int64_t ply) const {
    if (const auto running = check_running(); !running) return running;
    const auto count = std::ssize(room_.session->played());
    if (ply < count) return not_now(fmt::format("Action {} was played already.", ply));
    if (ply > count) return not_now(fmt::format("Action {} comes next, not {}.", count, ply));
    if (seat != room_.seat_to_act()) return not_now("It is not your turn.");
    if (room_.clock && room_.clock->is_fallen(now_)) return not_now("Your time is up.");
    return {};
}

/// Whether this is what this seat did then, sent once more.
bool Wishes::was_played(int seat, std::int64_t ply, std::string_view action) const {
    const auto& actions = room_.session->played();
    if (ply >= std::ssize(actions)) return false;
    const play::PlayedAction& then = actions[static_cast<std::size_t>(ply)];
    if (then.seat.index != seat) return false;
    if (action == then.text || action == then.notation) return true;
    // It may be the same in another of the forms that the engine reads.
    const auto past = room_.session->clone();
    while (std::ssize(past->played()) > ply) past->undo();
    return past->notation_of(action) == then.notation;
}

Answer<Events> Wishes::act(int seat, std::int64_t ply, std::string_view action) const {
    if (was_played(seat, ply, action)) return Events{};
    if (const auto turn = check_turn(seat, ply); !turn) return std::unexpected(turn.error());
    return played(seat, action, nullptr);
}

Answer<Events> Wishes::roll(int seat, std::int64_t ply, std::string_view action) const {
    if (was_played(seat, ply, action)) return Events{};
    if (const auto turn = check_turn(seat, ply); !turn) return std::unexpected(turn.error());
    const auto seed = dice_seed(room_.secret.seed, static_cast<std::uint32_t>(ply));
    const auto rolled = room_.session->roll(room_.place(seat).temper, seed);
    if (!rolled) return not_now("There is nothing to roll for.");
    if (!action.empty() && action != rolled->action) return not_now("The dice say something else.");
    return played(seat, rolled->action, dice_json(rolled->reading));
}

Answer<Events> Wishes::played(int seat, std::string_view action, const Json& dice) const {
    // The session plays it and takes it back: the same as a copy that plays it, without the copy.
    play::Session& session = *room_.session;
    if (const auto acted = session.act(action); !acted) return std::unexpected(refusal_of(acted.error()));
    const play::PlayedAction done = session.played().back();
    const auto outcome = session.outcome();
    const Side next = session.side_to_move();
    session.undo();

    Json body = {{"ply", session.played().size()},
                 {"action", done.text},
                 {"notation", done.notation},
                 {"side", done.side == Side::first ? "p1" : "p2"},
                 {"seat", seat}};
    if (const auto clock = room_.clock_after(next, now_)) body["left"] = left_json(*clock);
    if (!dice.is_null()) body["dice"] = dice;
    Events events = {event("action", body)};
    if (outcome) events.push_back(ended(by_rule(*outcome), 2));
    return events;
}

}  // namespace tessera::server
