#pragma once

#include "games/versus/position.hpp"

namespace tessera::versus {

/// How well the side to move stands, in hundredths of a point.
template <Size S>
[[nodiscard]] int evaluate(const Position<S>& position);

}  // namespace tessera::versus
