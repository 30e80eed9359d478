// What others are told of a room: each what its eyes may see.

#include <algorithm>

#include "core/text.hpp"
#include "play/game_script.hpp"
#include "play/screen_json.hpp"
#include "server/rooms/fields.hpp"
#include "server/rooms/inside.hpp"
#include "server/rooms/state_word.hpp"

namespace tessera::server {

namespace {

tessera::Seat seat_numbered(int seat) {
    return tessera::Seat{static_cast<std::uint8_t>(seat)};
}

play::Viewer viewer_of(const Room::Inside& room, Eyes eyes) {
    if (!room.has_secrets()) return {};
    if (!eyes) return {.kind = play::Viewer::Kind::spectator};
    return {.kind = play::Viewer::Kind::seat, .seat = seat_numbered(*eyes)};
}

Json screen_of(const play::Session& session, const play::Viewer& viewer) {
    return Json::parse(play::screen_json(session, viewer));
}

Json script_of(const Room::Inside& room) {
    const auto script = play::script_json(*room.session);
    return script ? Json(*script) : Json();
}

Json fairness_of(const Room::Inside& room) {
    Json json = {{"commitment", room.commitment}};
    if (room.is_over()) {
        json["seed"] = to_hex(room.secret.seed);
        json["salt"] = to_hex(room.secret.salt);
    }
    return json;
}

Json seats_of(const Room::Inside& room) {
    Json seats = Json::array();
    for (const Place& place : room.places) seats.push_back(shown(place));
    return seats;
}

Json played_of(const Room::Inside& room) {
    Json list = Json::array();
    for (const play::PlayedAction& one : room.session->played()) {
        list.push_back(
            {{"action", one.text}, {"notation", one.notation}, {"side", one.side == Side::first ? "p1" : "p2"}});
    }
    return list;
}

Json offers_of(const Room::Inside& room) {
    Json list = Json::array();
    for (const Offer& offer : room.offers.standing()) {
        list.push_back({{"what", word_of(offer.matter)}, {"seat", offer.seat}});
    }
    return list;
}

Json chat_of(const Room::Inside& room, Eyes eyes) {
    Json list = Json::array();
    for (const ChatLine& line : room.chat.lines()) {
        if (may_hear(line.room, eyes, room.state)) list.push_back(to_json(line));
    }
    return list;
}

/// Who of those that are away has the least time to come back.
void add_grace(Json& json, const Room::Inside& room) {
    std::optional<Moment> until;
    for (std::size_t seat = 0; seat < room.places.size(); ++seat) {
        const auto gone = room.gone_until(seat);
        if (!gone || (until && *gone >= *until)) continue;
        until = gone;
        json["gone"] = seat;
        json["graceUntil"] = *gone;
    }
}

/// Whether the clock stands or runs otherwise after such an event.
bool is_about_time(std::string_view kind) {
    return kind == "action" || kind == "started" || kind == "undone" || kind == "ended";
}

/// The board, in full or as these eyes may see it; of a game with secrets nothing before it begins, so that nobody
/// looks at a hand and then waits for another.
void add_board(Json& json, const Room::Inside& room, Eyes eyes) {
    if (!room.session->has_secrets()) {
        json["script"] = script_of(room);
        return;
    }
    if (room.state == store::GameState::waiting) return;
    json["screen"] = screen_of(*room.session, viewer_of(room, eyes));
    if (room.is_over()) json["script"] = script_of(room);
}

/// Of a chat room that these eyes are not in, or too long ago to be told again.
bool is_hidden(const Room::Inside& room, const store::EventRow& event, const Json& body, Eyes eyes) {
    if (event.kind == "said") {
        const auto* line = room.chat.line(event.number);
        return line == nullptr || !may_hear(line->room, eyes, room.state);
    }
    if (event.kind != "renamed") return false;
    const auto player = parse_player(body.at("player"));
    return !player || std::ranges::none_of(room.chat.lines(), [&](const ChatLine& line) {
        return !line.seat && line.player == player->id && line.name == player->name &&
               may_hear(line.room, eyes, room.state);
    });
}

Json player_of_now(const Room::Inside& room, int seat) {
    const Place& place = room.place(seat);
    return place.is_person() ? to_json(place.player) : Json{{"name", "gone"}};
}

void add_end(Json& json, const Room::Inside& room) {
    json["fairness"] = fairness_of(room);
    json["script"] = script_of(room);
    if (!room.ratings.is_null()) json["ratings"] = room.ratings;
}

}  // namespace

Json Room::state(Eyes eyes, std::string_view player) const {
    const Inside& room = *inside_;
    Json json = {{"id", room.id},
                 {"variant", room.terms.variant},
                 {"setup", room.terms.setup.empty() ? Json() : Json(room.terms.setup)},
                 {"n", room.number},
                 {"state", word_of(room.state)},
                 {"seats", seats_of(room)},
                 {"you", eyes ? Json(*eyes) : Json()},
                 {"rated", room.terms.is_rated},
                 {"isPrivate", room.terms.is_private},
                 {"clock", room.clock ? room.clock->shown() : Json()},
                 {"played", played_of(room)},
                 {"undone", room.undone},
                 {"offers", offers_of(room)},
                 {"chat", chat_of(room, eyes)},
                 {"outcome", room.ending ? to_json(*room.ending) : Json()},
                 {"fairness", fairness_of(room)}};
    add_board(json, room, eyes);
    if (!room.ratings.is_null()) json["ratings"] = room.ratings;
    if (!room.rematch_id.empty()) json["rematch"] = room.rematch_id;
    add_grace(json, room);
    // Of a rematch nobody is the maker, so that all who play it may let others in.
    const bool is_maker = !player.empty() && player == room.maker;
    if (is_maker || (eyes && room.maker == id_of_server)) json["keys"] = keys();
    return json;
}

Json Room::told(const store::EventRow& event, Eyes eyes) const {
    const Inside& room = *inside_;
    Json json = {{"n", event.number}, {"at", event.at}, {"kind", event.kind}};
    const Json body = Json::parse(event.body);
    if (event.kind == "created") return json;  // its body is full of secrets
    if (is_hidden(room, event, body, eyes)) {
        json["kind"] = "hidden";
        return json;
    }
    json.update(body);
    // Names are those of now: who has left is not to be named by what is told again.
    if (event.kind == "said") json.update(to_json(*room.chat.line(event.number)));
    if (event.kind == "seated") json["player"] = player_of_now(room, body.at("seat").get<int>());
    // Earlier ones are told without: the screen is that of now.
    const std::size_t played_then = event.kind == "action" ? body.at("ply").get<std::size_t>() + 1 : 0;
    const bool has_screen = (event.kind == "started" || event.kind == "action") && played_then == room.played();
    if (room.session->has_secrets() && has_screen) {
        json["screen"] = screen_of(*room.session, viewer_of(room, eyes));
    }
    if (room.clock && is_about_time(event.kind) && event.number == room.number) json["clock"] = room.clock->shown();
    if (event.kind == "ended" || event.kind == "aborted") add_end(json, room);
    return json;
}

Json Room::summary() const {
    const Inside& room = *inside_;
    return {{"id", room.id},
            {"variant", room.terms.variant},
            {"state", word_of(room.state)},
            {"seats", seats_of(room)},
            {"clock", room.terms.clock ? to_json(*room.terms.clock) : Json()},
            {"rated", room.terms.is_rated},
            {"created", room.created},
            {"played", room.played()},
            {"strength", room.strength()}};
}

Json Room::fairness() const {
    return fairness_of(*inside_);
}

Answer<Json> Room::why(const Json& taps, Eyes eyes) const {
    if (!inside_->is_running() || eyes != inside_->seat_to_act()) return not_now("It is not your turn.");
    constexpr std::size_t most_taps = 64;
    constexpr std::size_t most_bytes = 32;
    if (!taps.is_array() || taps.size() > most_taps) return bad_wish("taps is a list of at most 64 texts.");
    std::vector<std::string> list;
    for (const Json& tap : taps) {
        if (!tap.is_string() || tap.get_ref<const std::string&>().size() > most_bytes) {
            return bad_wish("A tap is a text of at most 32 bytes.");
        }
        list.push_back(tap.get<std::string>());
    }
    return Json{{"why", Json::parse(play::why_not_json(*inside_->session, list))}};
}

Answer<Json> Room::preview(std::string_view action, Eyes eyes) const {
    if (!inside_->is_running() || eyes != inside_->seat_to_act()) return not_now("It is not your turn.");
    constexpr std::size_t most_bytes = 1000;
    if (action.size() > most_bytes) return bad_wish("The text of the actions is too long.");
    const auto session = inside_->session->clone();
    for (const Field& word : words(action)) {
        // Another seat's actions are not this one's to try: they would tell what that seat holds.
        if (session->seat_to_move() != seat_numbered(*eyes) || session->outcome()) return Json{{"screen", nullptr}};
        if (!session->act(word.text)) return Json{{"screen", nullptr}};
    }
    return Json{{"screen", screen_of(*session, viewer_of(*inside_, eyes))}};
}

}  // namespace tessera::server
