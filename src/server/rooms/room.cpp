#include "server/rooms/room.hpp"

#include <algorithm>
#include <stdexcept>

#include "server/rooms/fields.hpp"
#include "server/rooms/inside.hpp"
#include "server/rooms/keys.hpp"
#include "server/rooms/wishes.hpp"

namespace tessera::server {

namespace {

Json body_of(const NewGame& game, const Player& maker, const Secret& secret, Root root) {
    Json seats = Json::array();
    Json seat_keys = Json::array();
    for (std::size_t seat = 0; seat < game.places.size(); ++seat) {
        const bool is_invited = game.places[seat].taker == Place::Taker::invited;
        seats.push_back(to_json(game.places[seat]));
        seat_keys.push_back(is_invited ? key_of(root, "seat " + std::to_string(seat)) : std::string());
    }
    const GameTerms& terms = game.terms;
    return {{"variant", terms.variant},
            {"setup", terms.setup},
            {"clock", terms.clock ? to_json(*terms.clock) : Json()},
            {"rated", terms.is_rated},
            {"isPrivate", terms.is_private},
            {"seats", seats},
            {"maker", maker.id},
            {"seed", to_hex(secret.seed)},
            {"salt", to_hex(secret.salt)},
            {"key", terms.is_private ? key_of(root, "game") : std::string()},
            {"seatKeys", seat_keys}};
}

std::optional<Room::Rated> rated_by(const Room::Inside& room, const Ending& ending) {
    const auto score = score_of(ending);
    if (!room.terms.is_rated || !score) return std::nullopt;
    Room::Rated rated{.players = {}, .score = *score};
    for (const Place& place : room.places) rated.players.push_back(place.player.id);
    return rated;
}

}  // namespace

Answer<Events> Room::create(std::string_view id, const Json& wish, const Player& maker,
                            std::span<const unsigned char, 64> entropy, Moment now, Author author) {
    if (id.empty()) return bad_wish("A game has an id.");
    auto game = parse_new_game(wish, maker, author);
    if (!game) return std::unexpected(game.error());
    const Root root = entropy.last<32>();
    Secret secret{.salt = salt_of(root)};
    std::ranges::copy(entropy.first<32>(), secret.seed.begin());
    if (game->terms.has_random_sides && are_sides_exchanged(root)) exchange_sides(game->places);
    Events events = {{1, now, "created", dumped(body_of(*game, maker, secret, root))}};
    if (std::ranges::none_of(game->places, &Place::is_free)) events.push_back({2, now, "started", "{}"});
    return events;
}

Answer<Room> Room::replay(std::string_view id, std::span<const store::EventRow> events) {
    if (events.empty()) return damaged("A game has events.");
    auto inside = Inside::of(id, events.front());
    if (!inside) return std::unexpected(inside.error());
    for (const store::EventRow& event : events.subspan(1)) {
        if (const auto done = (*inside)->change(event); !done) return std::unexpected(done.error());
    }
    return Room(*std::move(inside));
}

Room::Room(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Room::Room(Room&&) noexcept = default;
Room& Room::operator=(Room&&) noexcept = default;
Room::~Room() = default;

void Room::apply(const store::EventRow& event) {
    // To go on with half an event would show people what never happened.
    if (const auto done = inside_->change(event); !done) throw std::logic_error(done.error().sentence);
}

void Room::serve_since(Moment start) {
    inside_->served_since = start;
}

Answer<Events> Room::decide(const Json& wish, const Player& who, Moment now) const {
    return Wishes(*inside_, now).decide(wish, who);
}

Events Room::tick(Moment now) const {
    return Wishes(*inside_, now).tick();
}

Events Room::presence(int seat, bool is_here, Moment now) const {
    return Wishes(*inside_, now).presence(seat, is_here);
}

Answer<Events> Room::act_for(int seat, int ply, std::string_view action, Moment now) const {
    if (seat < 0 || seat >= std::ssize(inside_->places) || ply < 0) return bad_wish("There is no such seat or ply.");
    const Wishes wishes(*inside_, now);
    if (inside_->place(seat).taker == Place::Taker::script) return wishes.roll(seat, ply, action);
    return wishes.act(seat, ply, action);
}

Events Room::rematched(std::string_view game, Moment now) const {
    if (!inside_->rematch_id.empty()) return {};
    return {Wishes(*inside_, now).event("rematched", {{"next", game}})};
}

Events Room::renamed(std::string_view from, const Player& to, Moment now) const {
    const Wishes wishes(*inside_, now);
    Events events;
    if (const auto seat = inside_->eyes_of(from); seat && inside_->place(*seat).player != to) {
        events.push_back(wishes.event("seated", {{"seat", *seat}, {"player", to_json(to)}}));
    }
    if (inside_->chat.has_watcher(from)) {
        events.push_back(wishes.event("renamed", {{"from", from}, {"player", to_json(to)}}, std::ssize(events) + 1));
    }
    return events;
}

const std::string& Room::id() const {
    return inside_->id;
}

std::int64_t Room::number() const {
    return inside_->number;
}

store::GameRow Room::row() const {
    store::GameRow row{.id = inside_->id,
                       .variant = inside_->terms.variant,
                       .state = inside_->state,
                       .is_private = inside_->terms.is_private,
                       .is_rated = inside_->terms.is_rated,
                       .created = inside_->created,
                       .changed = inside_->changed,
                       .result = inside_->ending ? inside_->ending->result : std::string()};
    for (const Place& place : inside_->places) row.players.push_back(place.player.id);
    row.deadline = next_tick();
    row.strength = inside_->strength();
    Json seats = Json::array();
    for (const Place& place : inside_->places) seats.push_back(place.is_person() ? Json() : shown(place));
    const auto& clock = inside_->terms.clock;
    row.terms = dumped({{"seats", seats}, {"clock", clock ? to_json(*clock) : Json()}});
    return row;
}

Eyes Room::eyes_of(std::string_view player) const {
    return inside_->eyes_of(player);
}

bool Room::is_real_time() const {
    return inside_->is_real_time();
}

bool Room::has_open_seat() const {
    return std::ranges::any_of(inside_->places, [](const Place& place) { return place.taker == Place::Taker::nobody; });
}

Eyes Room::to_act() const {
    if (!inside_->is_running()) return std::nullopt;
    return inside_->seat_to_act();
}

bool Room::may_watch(std::string_view player, std::string_view key) const {
    if (!inside_->terms.is_private || inside_->eyes_of(player)) return true;
    if (!player.empty() && player == inside_->maker) return true;
    bool fits = is_same_key(key, inside_->key);
    for (const std::string& seat_key : inside_->seat_keys) fits |= is_same_key(key, seat_key);
    return fits;
}

Json Room::keys() const {
    Json keys = Json::object();
    if (!inside_->key.empty()) keys["key"] = inside_->key;
    for (std::size_t seat = 0; seat < inside_->seat_keys.size(); ++seat) {
        if (!inside_->seat_keys[seat].empty()) keys["seatKeys"][std::to_string(seat)] = inside_->seat_keys[seat];
    }
    return keys;
}

std::optional<Moment> Room::next_tick() const {
    if (!inside_->is_running()) return inside_->waiting_until();
    auto next = inside_->clock ? inside_->clock->deadline() : inside_->idle_until();
    const auto due = inside_->first_action_due();
    if (due && (!next || *due < *next)) next = due;
    return next;
}

std::optional<Room::Rated> Room::rated_result() const {
    return inside_->ending ? rated_by(*inside_, *inside_->ending) : std::nullopt;
}

std::optional<Room::Rated> Room::rated_result_of(const store::EventRow& ended) const {
    const Json body = Json::parse(ended.body, nullptr, false);
    if (ended.kind != "ended" || !body.is_object()) return std::nullopt;
    const auto ending = parse_ending(body.value("outcome", Json()));
    return ending ? rated_by(*inside_, *ending) : std::nullopt;
}

std::optional<Json> Room::rematch() const {
    if (!inside_->is_rematch_agreed() || !inside_->rematch_id.empty()) return std::nullopt;
    std::vector<Place> places = inside_->places;
    if (!inside_->session->info().script) exchange_sides(places);
    Json seats = Json::array();
    for (const Place& place : places) seats.push_back(to_json(place));
    const GameTerms& terms = inside_->terms;
    Json wish = {{"variant", terms.variant},
                 {"clock", terms.clock ? to_json(*terms.clock) : Json()},
                 {"seats", seats},
                 {"rated", terms.is_rated},
                 {"isPrivate", terms.is_private},
                 {"side", "chosen"}};
    if (!terms.setup.empty()) wish["setup"] = terms.setup;
    return wish;
}

}  // namespace tessera::server
