#pragma once

#include <string>
#include <string_view>

#include "server/rooms/answer.hpp"

namespace tessera::server {

/// What was found to follow from the seed of a finished game.
struct Verified {
    std::string commitment = {};
    bool has_deal = false;  ///< set-up or hands come from the seed
    int rolls = 0;          ///< actions that dice decided
    int actions = 0;
};

/// Checks a finished game, as GET /api/v1/games/{id} tells it, against its own seed: that the seed is what was
/// committed to (`at_start`, where it is not empty: what was told when the game began), that the deal follows from it,
/// and every roll. A refusal says what does not fit.
[[nodiscard]] Answer<Verified> verified(const Json& state, std::string_view at_start);

}  // namespace tessera::server
