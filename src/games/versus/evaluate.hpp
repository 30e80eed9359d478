#pragma once

#include "games/versus/position.hpp"
#include "games/versus/tactics.hpp"  // so that every search that evaluates also knows what is urgent

namespace tessera::versus {

/// How well the side to move stands, in hundredths of a point.
template <Size S>
[[nodiscard]] int evaluate(const Position<S>& position);

/// The same by points and numbers alone.
template <Size S>
[[nodiscard]] int material(const Position<S>& position);

}  // namespace tessera::versus
