#pragma once

#include "games/himiki/position.hpp"
#include "games/himiki/tactics.hpp"  // so that every search that evaluates also knows what is urgent

namespace tessera::himiki {

/// How well the side to move stands, in hundredths of a point.
template <Tiles kTiles>
[[nodiscard]] int evaluate(const BasicPosition<kTiles>& position);

/// The same by points and cubes alone.
template <Tiles kTiles>
[[nodiscard]] int material(const BasicPosition<kTiles>& position);

}  // namespace tessera::himiki
