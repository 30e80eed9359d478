#include "play/explore_json.hpp"

#include <fmt/format.h>

namespace tessera::play {

namespace {

std::string key_text(std::uint64_t key) {
    return fmt::format("{:016x}", key);
}

}  // namespace

Json explored(const Session& session, const Json&) {
    Json actions = Json::array();
    const auto filed = session.filed();
    for (const FiledAction& each : filed.actions) {
        actions.push_back({{"action", each.action},
                           {"notation", session.notation_of(each.action).value_or(each.action)},
                           {"filed", each.filed},
                           {"key", key_text(each.leads_to)}});
    }
    return {{"key", key_text(filed.key)},
            {"side", party(session.side_to_move())},
            {"over", session.outcome().has_value()},
            {"actions", actions}};
}

Json filed_game(const Session& session, const Json&) {
    Json plies = Json::array();
    for (const FiledPly& ply : session.filed_plies())
        plies.push_back({{"key", key_text(ply.key)}, {"filed", ply.filed}});
    return {{"plies", plies}};
}

}  // namespace tessera::play
