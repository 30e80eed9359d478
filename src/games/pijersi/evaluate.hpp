#pragma once

#include "games/pijersi/position.hpp"
#include "games/pijersi/tactics.hpp"  // so that every search that evaluates also knows what is urgent

namespace tessera::pijersi {

/// How well the side to move stands, in hundredths of a cube.
[[nodiscard]] int evaluate(const Position& position);

/// The same by counting cubes alone.
[[nodiscard]] int material(const Position& position);

}  // namespace tessera::pijersi
