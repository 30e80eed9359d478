#pragma once

#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// How well the side to move stands, in hundredths of a cube.
[[nodiscard]] int evaluate(const Position& position);

}  // namespace tessera::pijersi
