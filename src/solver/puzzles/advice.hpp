#pragma once

#include <string>
#include <vector>

#include "solver/puzzles/deed.hpp"
#include "solver/puzzles/remark.hpp"

namespace tessera::solver::puzzles {

// An action as one player would suggest it to another.

/// Which cube it is about: `move the white cube on C4`.
[[nodiscard]] Remark cube_advice(const Position& position, Move move);

/// What to do, without what comes of it: `tip C4 to C3`.
[[nodiscard]] Remark deed_advice(const Position& position, Move move);

/// What comes of it, with `it` for the cube that moved: `it removes the black water on C2`. None, if nothing that a
/// player would mention.
[[nodiscard]] std::vector<Remark> effects_of(const Deed& deed);

}  // namespace tessera::solver::puzzles
