#pragma once

#include <vector>

#include "core/screen.hpp"
#include "games/himiki/move.hpp"
#include "games/himiki/move_reader.hpp"

namespace tessera::himiki {

/// The ways to make an action by touch. They say all of it: what is asked at the moment plays no part.
[[nodiscard]] std::vector<Gesture> gestures_for(Move move, Dialect dialect);

}  // namespace tessera::himiki
