#pragma once

#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// How near the goal seems, in hundredths of a black cube. The solver knows better; this is for positions that are too
/// large to solve.
[[nodiscard]] int evaluate(const Position& position);

/// The same by counting black cubes alone.
[[nodiscard]] int material(const Position& position);

}  // namespace tessera::himiki::puzzle
