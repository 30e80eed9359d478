#include "play/session_json.hpp"

#include <nlohmann/json.hpp>

#include "play/registry.hpp"

namespace tessera::play {

namespace {

using Json = nlohmann::ordered_json;

std::string_view party(Side side) {
    return side == Side::first ? "p1" : "p2";
}

Json outcome_json(const std::optional<Outcome>& outcome) {
    if (!outcome) return nullptr;
    return {
        {"result", to_text(outcome)},
        {"reason", outcome->reason->word},
        {"rule", outcome->reason->rule},
        {"sentence", outcome->reason->sentence},
    };
}

Json start_json(const Start& start) {
    Json json = {{"position", start.position}};
    if (!start.setup.empty()) json["setup"] = start.setup;
    if (!start.setup.empty() && !start.is_ordinary) json["seed"] = start.seed;
    return json;
}

Json info_json(const GameInfo& info) {
    return {
        {"id", info.id},         {"title", info.title},
        {"aim", info.aim},       {"sides", {info.side_names.first, info.side_names.second}},
        {"setups", info.setups}, {"seats", info.seats},
    };
}

/// Text may hold any bytes only if it came from outside; none of ours does, but a screen must never get broken JSON.
std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string to_json(const Session& session) {
    Json actions = Json::array();
    const auto outcome = session.outcome();
    if (!outcome) {
        for (const std::string& action : session.actions()) {
            actions.push_back({{"action", action}, {"notation", session.notation_of(action).value_or(action)}});
        }
    }
    Json played = Json::array();
    for (const PlayedAction& action : session.played()) {
        played.push_back({{"action", action.text}, {"notation", action.notation}, {"side", party(action.side)}});
    }
    Json points = Json::array();
    for (const GivenPoint& given : session.given_points()) {
        points.push_back({{"after", given.after}, {"side", party(given.side)}});
    }
    const auto& seats = session.info().seats;
    Json seat = seats.empty() ? Json(party(session.side_to_move())) : Json(seats[session.seat_to_move().index]);
    return dumped({
        {"game", session.info().id},
        {"start", start_json(session.start())},
        {"position", session.position()},
        {"side", party(session.side_to_move())},
        {"seat", seat},
        {"outcome", outcome_json(outcome)},
        {"played", played},
        {"given_points", points},
        {"actions", actions},
    });
}

std::string games_json() {
    Json list = Json::array();
    for (const Game& game : games()) list.push_back(info_json(game.info));
    return dumped(list);
}

}  // namespace tessera::play
