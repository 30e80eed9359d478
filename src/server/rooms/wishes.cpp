// Wishes for seats, chat and the end of a game, and what happens by itself.

#include "server/rooms/wishes.hpp"

#include <algorithm>

#include "server/rooms/fields.hpp"
#include "server/rooms/keys.hpp"

namespace tessera::server {

namespace {

/// Every line is replayed whenever the game is read.
constexpr int most_said = 1'000;
/// Comings and goings are not told of in a game that has so many events: they too are replayed.
constexpr std::int64_t most_events_to_tell_presence = 20'000;
constexpr std::string_view never_began = "A side never began to play.";

}  // namespace

store::EventRow Wishes::event(std::string_view kind, const Json& body, std::int64_t nth) const {
    return {room_.number + nth, now_, std::string(kind), dumped(body)};
}

store::EventRow Wishes::ended(const Ending& ending, std::int64_t nth) const {
    return event("ended", {{"outcome", to_json(ending)}}, nth);
}

store::EventRow Wishes::aborted(std::string_view sentence) const {
    return event("aborted", {{"outcome", to_json(by_abort(sentence))}});
}

Answer<void> Wishes::check_running() const {
    if (room_.is_over()) return not_now("The game is over.");
    if (!room_.is_running()) return not_now("The game has not begun.");
    return {};
}

Answer<Events> Wishes::decide(const Json& wish, const Player& who) const {
    const auto kind = text_of(wish, "t");
    if (!kind) return bad_wish("A wish is an object with a text t.");
    if (who.id.empty()) return not_yours("Nobody is asking.");
    if (*kind == "seat") return seat(wish, who);
    if (*kind == "withdraw") return withdraw(who);
    if (*kind == "leave") return leave(who);
    if (*kind == "fill") return fill(wish, who);
    if (*kind == "chat") return chat(wish, who);
    const auto seat = room_.eyes_of(who.id);
    if (!seat) return not_yours("You have no seat in this game.");
    if (*kind == "act") return act(wish, *seat);
    if (*kind == "offer") return offer(wish, *seat);
    if (*kind == "answer") return answer(wish, *seat);
    if (*kind == "resign") return resign(*seat);
    if (*kind == "abort") return abort();
    if (*kind == "claim") return claim(*seat);
    return bad_wish("There is no such wish.");
}

Answer<int> Wishes::free_seat(const Json& wish) const {
    const std::string key = text_of(wish, "key").value_or("");
    const bool may_take_open = !room_.terms.is_private || is_same_key(key, room_.key);
    const auto is_for_asker = [&](std::size_t seat) {
        const Place& place = room_.places[seat];
        if (place.taker == Place::Taker::nobody) return may_take_open;
        return place.taker == Place::Taker::invited && is_same_key(key, room_.seat_keys[seat]);
    };
    if (!has(wish, "seat")) {
        for (std::size_t seat = 0; seat < room_.places.size(); ++seat) {
            if (is_for_asker(seat)) return static_cast<int>(seat);
        }
        return not_yours("No seat of this game is free for you.");
    }
    const auto seat = number_of(wish, "seat");
    if (!seat || *seat < 0 || *seat >= std::ssize(room_.places)) return bad_wish("There is no such seat.");
    if (!room_.place(static_cast<int>(*seat)).is_free()) return not_now("The seat is taken.");
    if (!is_for_asker(static_cast<std::size_t>(*seat))) return not_yours("The seat needs its key.");
    return static_cast<int>(*seat);
}

Answer<Events> Wishes::seat(const Json& wish, const Player& who) const {
    if (const auto held = room_.eyes_of(who.id)) {
        if (!has(wish, "seat") || number_of(wish, "seat") == *held) return Events{};
        return not_now("You have another seat of this game.");
    }
    if (room_.state != store::GameState::waiting) return not_now("The game does not wait for players any more.");
    const auto seat = free_seat(wish);
    if (!seat) return std::unexpected(seat.error());
    if (room_.terms.is_rated && !is_account(who)) {
        return not_yours("Rated games are for accounts; guests play casual ones.");
    }
    Events events = {event("seated", {{"seat", *seat}, {"player", to_json(who)}})};
    if (std::ranges::count_if(room_.places, &Place::is_free) == 1) {
        events.push_back(event("started", Json::object(), 2));
    }
    return events;
}

Answer<Events> Wishes::withdraw(const Player& who) const {
    if (who.id != room_.maker) return not_yours("Only who made the game withdraws it.");
    if (room_.ending && room_.ending->reason == reason::aborted) return Events{};
    if (room_.state != store::GameState::waiting) return not_now("The game does not wait for players any more.");
    return Events{aborted("The game was withdrawn.")};
}

Answer<Events> Wishes::leave(const Player& who) const {
    const auto seat = room_.eyes_of(who.id);
    if (!seat) return Events{};
    if (room_.state != store::GameState::waiting) return not_now("The game does not wait for players any more.");
    if (who.id == room_.maker) return not_now("Who made the game withdraws it instead.");
    return Events{event("left", {{"seat", *seat}})};
}

Answer<Events> Wishes::fill(const Json& wish, const Player& who) const {
    const Json bot = {{"bot", wish.value("level", Json())}};
    if (const auto place = parse_place(bot); !place) return std::unexpected(place.error());
    if (who.id != room_.maker) return not_yours("Only who made the game gives its seats to bots.");
    if (room_.state != store::GameState::waiting) return not_now("The game does not wait for players any more.");
    if (room_.terms.is_rated) return not_now("Games against bots are not rated.");
    Events events;
    for (std::size_t seat = 0; seat < room_.places.size(); ++seat) {
        if (!room_.places[seat].is_free()) continue;
        events.push_back(event("filled", {{"seat", seat}, {"place", bot}}, std::ssize(events) + 1));
    }
    events.push_back(event("started", Json::object(), std::ssize(events) + 1));
    return events;
}

Answer<Events> Wishes::chat(const Json& wish, const Player& who) const {
    const auto room = parse_chat_room(text_of(wish, "room").value_or(""));
    if (!room) return bad_wish("The rooms are players and watchers.");
    const Eyes eyes = room_.eyes_of(who.id);
    if (auto why = why_silent(*room, eyes, room_.state, room_.places.size())) return std::unexpected(*why);
    const auto text = cleaned_text(text_of(wish, "text").value_or(""));
    if (!text) return std::unexpected(text.error());
    if (room_.said >= most_said) return not_now("This game's chat is full.");
    const Json seat = eyes ? Json(*eyes) : Json();
    return Events{event(
        "said", {{"room", word_of(*room)}, {"seat", seat}, {"name", who.name}, {"text", *text}, {"player", who.id}})};
}

Answer<Events> Wishes::resign(int seat) const {
    const auto& ending = room_.ending;
    if (ending && ending->reason == reason::resignation && loser_of(*ending) == side_of(seat)) return Events{};
    if (const auto running = check_running(); !running) return std::unexpected(running.error());
    return Events{ended(by_loss(side_of(seat), reason::resignation))};
}

Answer<Events> Wishes::abort() const {
    if (room_.ending && room_.ending->reason == reason::aborted) return Events{};
    if (const auto running = check_running(); !running) return std::unexpected(running.error());
    if (room_.have_both_acted()) return not_now("Both sides have acted, so the game is not aborted any more.");
    return Events{aborted("The game was aborted before both sides had acted.")};
}

Answer<Events> Wishes::claim(int seat) const {
    if (const auto running = check_running(); !running) return std::unexpected(running.error());
    if (auto fallen = tick(); !fallen.empty()) return fallen;
    for (std::size_t other = 0; other < room_.places.size(); ++other) {
        const Side side = side_of(static_cast<int>(other));
        const auto until = room_.gone_until(other);
        if (side == side_of(seat) || !until || *until > now_) continue;
        if (room_.counts_from_first_action() && !room_.has_begun[side]) return Events{aborted(never_began)};
        return Events{ended(by_loss(side, reason::abandoned))};
    }
    return not_now("There is nothing to claim: the other side is there or has time to come back.");
}

Events Wishes::tick() const {
    if (const auto end = room_.waiting_until(); end && now_ >= *end) return {aborted("Nobody came to play.")};
    if (const auto end = room_.idle_until(); end && now_ >= *end) return {aborted("Nobody has acted for sixty days.")};
    const auto due = room_.first_action_due();
    const bool is_fallen = room_.is_running() && room_.clock && room_.clock->is_fallen(now_);
    // Who never came to a rated game has lost nothing yet, even where the flag falls sooner.
    if (due && (now_ >= *due || is_fallen)) return {aborted(never_began)};
    if (!is_fallen) return {};
    return {ended(by_loss(*room_.clock->running(), reason::time))};
}

Events Wishes::presence(int seat, bool is_here) const {
    // With days a move the clock alone decides.
    const bool counts = room_.is_real_time() || !room_.terms.clock;
    if (!room_.is_running() || !counts || seat < 0 || seat >= std::ssize(room_.places)) return {};
    const Place& place = room_.place(seat);
    if (!place.is_person() || is_here != place.gone_until.has_value()) return {};
    if (is_here) return {event("back", {{"seat", seat}})};
    // Bots wait without being told.
    if (!has_person_opposite(seat) || room_.number >= most_events_to_tell_presence) return {};
    return {event("gone", {{"seat", seat}, {"until", now_ + room_.grace()}})};
}

}  // namespace tessera::server
