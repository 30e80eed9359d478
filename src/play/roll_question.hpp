#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

/// What a script rolls and does; `null` where none is to act.
[[nodiscard]] Json rolled(const Session& session, search::Temper temper, std::uint64_t seed);

/// The same for seeds that JavaScript's numbers cannot hold: asked `{"isRuthless": bool, "seed": "digits"}`;
/// `{"error"}` where that cannot be read.
[[nodiscard]] Json roll_answer(const Session& session, const Json& asked);

}  // namespace tessera::play
