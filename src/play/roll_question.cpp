#include "play/roll_question.hpp"

#include <limits>

#include "core/text.hpp"
#include "play/game_script.hpp"

namespace tessera::play {

Json rolled(const Session& session, search::Temper temper, std::uint64_t seed) {
    const auto roll = session.roll(temper, seed);
    if (!roll) return nullptr;
    const RollReading& reading = roll->reading;
    return {{"dice", reading.dice}, {"list", reading.list}, {"aim", reading.aim}, {"action", roll->action}};
}

Json roll_answer(const Session& session, const Json& asked) {
    const auto seed = parse_number(text_in(asked, "seed"), std::numeric_limits<std::uint64_t>::max());
    const Json ruthless = asked.is_object() ? asked.value("isRuthless", Json()) : Json();
    if (!seed || !ruthless.is_boolean()) return {{"error", "'roll' wants isRuthless and a seed in digits"}};
    return rolled(session, ruthless.get<bool>() ? search::Temper::ruthless : search::Temper::fair, *seed);
}

}  // namespace tessera::play
