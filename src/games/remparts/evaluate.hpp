#pragma once

#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// How well the side to move stands, in hundredths of a knight.
[[nodiscard]] int evaluate(const Position& position);

}  // namespace tessera::remparts
