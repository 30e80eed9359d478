#pragma once

#include <string>
#include <vector>

#include "solver/puzzles/deed.hpp"

namespace tessera::solver::puzzles {

// An action as one player would suggest it to another: clauses that begin with a verb.

/// Which cube it is about: `move the white cube on C4`.
[[nodiscard]] std::string cube_advice(const Position& position, Move move);

/// What comes of it, in clauses with `it` for the cube that moved: `it removes the black water on C2`. None, if nothing
/// that a player would mention.
[[nodiscard]] std::vector<std::string> effects_of(const Deed& deed);

/// What to do and what comes of it: `tip C4 to C3: it removes the black water on C2 (C4>BC3)`.
[[nodiscard]] std::string action_advice(const Deed& deed);

}  // namespace tessera::solver::puzzles
