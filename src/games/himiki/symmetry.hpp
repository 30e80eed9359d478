#pragma once

#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// The board's left and right and the two colours exchanged: 1v1 looks the same to both sides. (2v2 does not: the order
/// of the four seats turns round.)
template <Tiles kTiles>
[[nodiscard]] BasicPosition<kTiles> with_sides_exchanged(const BasicPosition<kTiles>& position);
[[nodiscard]] Move with_sides_exchanged(Move move);

}  // namespace tessera::himiki
