#include "play/json_parts.hpp"

namespace tessera::play {

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

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tessera::play
