#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

/// Answers the question `review_action` about an action of the game as it stands: docs/review.md has the fields.
[[nodiscard]] Json review_action_json(const Session& session, const Json& asked);

/// Answers the question `chance_scale`: the scale of the game's curve of chances (win_chance.hpp).
[[nodiscard]] Json chance_scale_json(const Session& session, const Json& asked);

}  // namespace tessera::play
