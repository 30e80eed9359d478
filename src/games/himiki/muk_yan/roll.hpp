#pragma once

#include <variant>

#include "games/himiki/cube.hpp"
#include "games/himiki/muk_yan/dice.hpp"

namespace tessera::himiki::muk_yan {

/// What chance says before Black acts: how the next cube falls while cubes are placed (H60), after that the dice (H61).
using Roll = std::variant<Dice, Orientation>;

}  // namespace tessera::himiki::muk_yan
