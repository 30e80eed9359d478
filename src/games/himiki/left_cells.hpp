#pragma once

#include "core/inline_vector.hpp"
#include "games/himiki/board.hpp"

namespace tessera::himiki {

/// Cells that one cube left in this turn, the latest first.
using LeftCells = InlineVector<Cell, 64>;

}  // namespace tessera::himiki
