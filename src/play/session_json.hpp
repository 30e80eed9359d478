#pragma once

#include <string>

#include "play/session.hpp"

namespace tessera::play {

/// The state of a session as one JSON object, for screens and servers: game, start, position, side to move, legal
/// actions with their notation, actions played, outcome with its reason. `docs/session-json.md` has the fields.
[[nodiscard]] std::string to_json(const Session& session);

/// What `games` knows, as a JSON array.
[[nodiscard]] std::string games_json();

}  // namespace tessera::play
