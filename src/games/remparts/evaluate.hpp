#pragma once

#include "games/remparts/position.hpp"
#include "games/remparts/promising_turns.hpp"  // so that every search that evaluates also finds these and tactics
#include "games/remparts/tactics.hpp"

namespace tessera::remparts {

/// How well the side to move stands, in hundredths of a knight.
[[nodiscard]] int evaluate(const Position& position);

/// The same by counting knights alone.
[[nodiscard]] int material(const Position& position);

}  // namespace tessera::remparts
