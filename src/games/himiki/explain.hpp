#pragma once

#include "core/parse_error.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// Why an action that is not legal here is refused, with the number of the rule.
template <Tiles kTiles>
[[nodiscard]] ParseError why_illegal(const BasicPosition<kTiles>& position, Move move);

}  // namespace tessera::himiki
