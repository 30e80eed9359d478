#pragma once

#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// How well the side to move stands, in hundredths of a point.
template <Tiles kTiles>
[[nodiscard]] int evaluate(const BasicPosition<kTiles>& position);

}  // namespace tessera::himiki
