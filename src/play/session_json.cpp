#include "play/session_json.hpp"

#include "play/json_parts.hpp"
#include "play/registry.hpp"

namespace tessera::play {

namespace {

Json info_json(const GameInfo& info) {
    return {
        {"id", info.id},         {"title", info.title},
        {"aim", info.aim},       {"sides", {info.side_names.first, info.side_names.second}},
        {"setups", info.setups}, {"seats", info.seats},
    };
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
    return dumped({
        {"game", session.info().id},
        {"start", start_json(session.start())},
        {"position", session.position()},
        {"side", party(session.side_to_move())},
        {"seat", seat_word(session, session.seat_to_move())},
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
