#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

// What an explorer of openings asks (docs/openings.md). Keys are texts of 16 hexadecimal digits.

/// Where the position and its legal actions are found in collections of games. Nothing is asked.
[[nodiscard]] Json explored(const Session& session, const Json& asked);

/// The actions of the game on the table, filed. Nothing is asked.
[[nodiscard]] Json filed_game(const Session& session, const Json& asked);

}  // namespace tessera::play
