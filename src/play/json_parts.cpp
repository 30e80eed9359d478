#include "play/json_parts.hpp"

namespace tessera::play {

namespace {

Json json_of(const Motion& motion) {
    Json json = {{"kind", motion.kind}};
    if (!motion.cell.empty()) json["cell"] = motion.cell;
    if (!motion.to.empty()) json["to"] = motion.to;
    if (motion.side) json["side"] = party(*motion.side);
    if (!motion.value.empty()) json["value"] = motion.value;
    return json;
}

}  // namespace

std::string_view seat_word(const Session& session, Seat seat) {
    constexpr std::array<std::string_view, 2> parties = {"p1", "p2"};
    const auto& seats = session.info().seats;
    return seats.empty() ? parties[seat.index] : seats[seat.index];
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

Json last_json(const Session& session) {
    if (session.played().empty()) return nullptr;
    const PlayedAction& last = session.played().back();
    Json beats = Json::array();
    for (const auto& beat : session.last_motions()) {
        Json motions = Json::array();
        for (const Motion& motion : beat) motions.push_back(json_of(motion));
        beats.push_back(motions);
    }
    return {{"action", last.text},
            {"notation", last.notation},
            {"side", party(last.side)},
            {"seat", seat_word(session, last.seat)},
            {"beats", beats}};
}

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tessera::play
