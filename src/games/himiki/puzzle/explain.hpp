#pragma once

#include "core/parse_error.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// Why an action that is not legal here is refused, with the number of the rule.
[[nodiscard]] ParseError why_illegal(const Position& position, Move move);

}  // namespace tessera::himiki::puzzle
