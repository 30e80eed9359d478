// How events change a room.

#include "server/rooms/inside.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "play/registry.hpp"
#include "server/rooms/fields.hpp"

namespace tessera::server {

namespace {

constexpr Millis first_action_within = 60'000;
constexpr Millis usual_grace = 60'000;
constexpr Millis short_grace = 30'000;
constexpr Millis short_game = 120'000;
/// Without a clock people may play over days, but nobody waits for ever.
constexpr Millis grace_without_clock = 7LL * 86'400'000;
constexpr Millis waiting_in_lobby = 3'600'000;
constexpr Millis waiting_for_invited = 14LL * 86'400'000;
constexpr Millis idle_without_clock = 60LL * 86'400'000;

Answer<void> misfit(const store::EventRow& event, std::string_view why) {
    return damaged(fmt::format("Event {} ({}) does not fit: {}.", event.number, event.kind, why));
}

}  // namespace

Json left_json(const Clock& clock) {
    return {clock.left(Side::first), clock.left(Side::second)};
}

Answer<std::unique_ptr<Room::Inside>> Room::Inside::of(std::string_view id, const store::EventRow& created) {
    if (created.kind != "created" || created.number != 1) return damaged("A game's first event is created.");
    const Json body = Json::parse(created.body, nullptr, false);
    auto room = std::make_unique<Inside>();
    room->id = id;
    const auto seed = parse_hex(text_of(body, "seed").value_or(""));
    const auto salt = parse_hex(text_of(body, "salt").value_or(""));
    const auto clock = parse_clock(body.is_object() && body.contains("clock") ? body["clock"] : Json());
    auto session = play::new_session(text_of(body, "variant").value_or(""));
    if (!seed || !salt || !clock || !session) return damaged("The event created is not readable.");
    room->secret = {*seed, *salt};
    room->commitment = commitment_of(room->secret);
    room->terms = {.variant = std::string((*session)->info().id),
                   .setup = text_of(body, "setup").value_or(""),
                   .clock = *clock,
                   .is_rated = flag_of(body, "rated").value_or(false),
                   .is_private = flag_of(body, "isPrivate").value_or(false)};
    room->session = *std::move(session);
    for (const Json& seat : body.value("seats", Json::array())) {
        auto place = parse_place(seat);
        if (!place) return damaged("A seat of the event created is not readable.");
        room->places.push_back(*std::move(place));
    }
    if (room->places.size() != room->session->info().seats.size()) return damaged("The event created lacks seats.");
    room->maker = text_of(body, "maker").value_or("");
    room->key = text_of(body, "key").value_or("");
    room->seat_keys = body.value("seatKeys", std::vector<std::string>());
    room->seat_keys.resize(room->places.size());
    if (!room->terms.setup.empty() && !room->session->set_up(room->terms.setup, deal_seed(room->secret.seed))) {
        return damaged("The set-up of the event created is not there.");
    }
    if (room->terms.clock) room->clock.emplace(*room->terms.clock);
    room->number = 1;
    room->created = room->changed = created.at;
    return room;
}

Answer<void> Room::Inside::change(const store::EventRow& event) {
    if (event.number != number + 1) return misfit(event, fmt::format("the last one was {}", number));
    if (event.at < changed) return misfit(event, "it is older than the one before");
    const Json body = Json::parse(event.body, nullptr, false);
    if (!body.is_object()) return misfit(event, "its body is no object");
    if (const auto done = change_by(event, body); !done) return misfit(event, done.error().sentence);
    number = event.number;
    changed = event.at;
    return {};
}

Answer<void> Room::Inside::change_by(const store::EventRow& event, const Json& body) {
    const std::string& kind = event.kind;
    if (kind == "action") return act(body, event.at);
    if (kind == "said") return say(event, body);
    if (kind == "seated") return seat(body);
    if (kind == "left") return leave(body);
    if (kind == "filled") return fill(body);
    if (kind == "started") return start(event.at);
    if (kind == "undone") return take_back(body, event.at);
    if (kind == "offered" || kind == "declined") return offer(event, body);
    if (kind == "ended" || kind == "aborted") return end(event, body);
    if (kind == "gone" || kind == "back") return move(event, body);
    if (kind == "renamed") return rename(body);
    if (kind != "rematched") return damaged("there is no such kind");
    rematch_id = text_of(body, "next").value_or("");
    return {};
}

std::optional<int> Room::Inside::seat_in(const Json& body) const {
    const auto seat = number_of(body, "seat");
    if (!seat || *seat < 0 || *seat >= std::ssize(places)) return std::nullopt;
    return static_cast<int>(*seat);
}

Answer<void> Room::Inside::seat(const Json& body) {
    const auto which = seat_in(body);
    auto player = parse_player(body.value("player", Json()));
    if (!which || !player) return damaged("it lacks seat or player");
    Place& taken = places[static_cast<std::size_t>(*which)];
    // Who has it already goes by another name from now on, as does the game's maker.
    if (!taken.is_free() && !taken.is_person()) return damaged("the seat is a bot's");
    if (taken.is_person() && taken.player.id == maker) maker = player->id;
    taken.taker = Place::Taker::person;
    taken.player = *std::move(player);
    // What was said from this seat was said by who has it, whatever the name is now.
    chat.rename(*which, taken.player);
    return {};
}

Answer<void> Room::Inside::leave(const Json& body) {
    const auto which = seat_in(body);
    if (!which || state != store::GameState::waiting || !place(*which).is_person()) {
        return damaged("nobody sits there in a waiting game");
    }
    const bool is_invited = !seat_keys[static_cast<std::size_t>(*which)].empty();
    places[static_cast<std::size_t>(*which)] = {.taker = is_invited ? Place::Taker::invited : Place::Taker::nobody};
    return {};
}

Answer<void> Room::Inside::fill(const Json& body) {
    const auto which = seat_in(body);
    auto taker = parse_place(body.value("place", Json()));
    if (!which || !place(*which).is_free() || !taker) return damaged("it is no free seat, or nobody for it");
    places[static_cast<std::size_t>(*which)] = *std::move(taker);
    return {};
}

Answer<void> Room::Inside::start(Moment at) {
    if (state != store::GameState::waiting) return damaged("the game has begun");
    if (std::ranges::any_of(places, &Place::is_free)) return damaged("a seat is free");
    state = store::GameState::running;
    started = turned = at;
    if (clock) clock->start(session->side_to_move(), at);
    return {};
}

Answer<void> Room::Inside::act(const Json& body, Moment at) {
    const auto ply = number_of(body, "ply");
    const auto action = text_of(body, "action");
    const auto which = seat_in(body);
    if (!is_running() || !ply || !action || !which) return damaged("it is no action of a running game");
    if (*ply != std::ssize(session->played()) || *which != seat_to_act()) return damaged("another one is next");
    if (const auto acted = session->act(*action); !acted) return damaged(acted.error().what);
    if (clock) clock->acted(session->side_to_move(), at);
    offers.acted(*which);
    has_begun[side_of(*which)] = true;
    turned = at;
    return {};
}

Answer<void> Room::Inside::take_back(const Json& body, Moment at) {
    const auto keep = number_of(body, "played");
    if (!is_running() || !keep || *keep < 0 || *keep >= std::ssize(session->played())) {
        return damaged("there is nothing to take back");
    }
    while (std::ssize(session->played()) > *keep) session->undo();
    ++undone;
    if (clock) clock->taken_back(session->side_to_move(), at);
    turned = at;
    offers.clear();
    return {};
}

Answer<void> Room::Inside::offer(const store::EventRow& event, const Json& body) {
    const auto matter = parse_matter(text_of(body, "what").value_or(""));
    const auto which = seat_in(body);
    if (!matter || !which) return damaged("it lacks what or seat");
    if (event.kind == "offered") {
        offers.make({*matter, *which}, played());
    } else {
        offers.drop(*matter);
    }
    return {};
}

Answer<void> Room::Inside::end(const store::EventRow& event, const Json& body) {
    auto outcome = parse_ending(body.value("outcome", Json()));
    if (is_over() || !outcome) return damaged("it is no end of an unfinished game");
    ending = *std::move(outcome);
    state = store::GameState::over;
    ratings = body.value("ratings", Json());
    if (clock) clock->stop(event.at);
    offers.clear();
    for (Place& seat : places) seat.gone_until.reset();
    return {};
}

Answer<void> Room::Inside::move(const store::EventRow& event, const Json& body) {
    const auto which = seat_in(body);
    if (!which) return damaged("it lacks a seat");
    places[static_cast<std::size_t>(*which)].gone_until =
        event.kind == "gone" ? number_of(body, "until") : std::nullopt;
    return {};
}

Answer<void> Room::Inside::say(const store::EventRow& event, const Json& body) {
    const auto room = parse_chat_room(text_of(body, "room").value_or(""));
    if (!room) return damaged("it lacks a room");
    chat.add({.room = *room,
              .seat = seat_in(body),
              .name = text_of(body, "name").value_or(""),
              .text = text_of(body, "text").value_or(""),
              .at = event.at,
              .player = text_of(body, "player").value_or(""),
              .number = event.number});
    ++said;
    return {};
}

Answer<void> Room::Inside::rename(const Json& body) {
    const auto from = text_of(body, "from");
    const auto player = parse_player(body.value("player", Json()));
    if (!from || !player) return damaged("it lacks from or player");
    chat.rename(*from, *player);
    return {};
}

Eyes Room::Inside::eyes_of(std::string_view player) const {
    if (player.empty()) return std::nullopt;
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        if (places[seat].is_person() && places[seat].player.id == player) return static_cast<int>(seat);
    }
    return std::nullopt;
}

bool Room::Inside::have_both_acted() const {
    const auto& actions = session->played();
    const auto is_of = [](Side side) { return [side](const play::PlayedAction& one) { return one.side == side; }; };
    return std::ranges::any_of(actions, is_of(Side::first)) && std::ranges::any_of(actions, is_of(Side::second));
}

std::optional<Moment> Room::Inside::first_action_due() const {
    if (!is_running() || !counts_from_first_action() || has_begun[session->side_to_move()]) return std::nullopt;
    return turned + first_action_within;
}

Millis Room::Inside::grace() const {
    if (!terms.clock) return grace_without_clock;
    return terms.clock->initial < short_game ? short_grace : usual_grace;
}

std::optional<Moment> Room::Inside::gone_until(std::size_t seat) const {
    const auto& until = places[seat].gone_until;
    return until ? std::optional(std::max(*until, served_since + grace())) : std::nullopt;
}

bool Room::Inside::has_lost_player() const {
    return std::ranges::any_of(places, [](const Place& seat) { return seat.is_person() && seat.player.id.empty(); });
}

std::optional<Moment> Room::Inside::waiting_until() const {
    if (state != store::GameState::waiting) return std::nullopt;
    // Where links were sent, or days are played, people have time to come.
    const bool is_for_who_is_there =
        is_real_time() && !terms.is_private && std::ranges::all_of(seat_keys, &std::string::empty);
    return created + (is_for_who_is_there ? waiting_in_lobby : waiting_for_invited);
}

std::optional<Moment> Room::Inside::idle_until() const {
    if (!is_running() || terms.clock) return std::nullopt;
    return turned + idle_without_clock;
}

bool Room::Inside::is_rematch_agreed() const {
    if (has_lost_player()) return false;
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        if (places[seat].is_person() && !offers.stands(Matter::rematch, static_cast<int>(seat))) return false;
    }
    return is_over();
}

int Room::Inside::strength() const {
    double sum = 0;
    int rated = 0;
    for (const Place& seat : places) {
        if (!seat.is_person() || !seat.player.rating) continue;
        sum += *seat.player.rating;
        ++rated;
    }
    return rated == 0 ? 0 : static_cast<int>(sum / rated);
}

std::optional<Clock> Room::Inside::clock_after(Side next, Moment now) const {
    std::optional<Clock> after = clock;
    if (after) after->acted(next, now);
    return after;
}

}  // namespace tessera::server
