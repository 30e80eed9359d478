#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

/// What actions would do if they were played one after the other from here: asked `{"actions": […]}`, answered by a
/// list, each like the `last` of a screen; `{"error"}` where one of them cannot be played. The session stays as it is.
[[nodiscard]] Json ahead_json(const Session& session, const Json& asked);

}  // namespace tessera::play
