#pragma once

#include <vector>

#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// Whether all these solutions are one and the same but for the order of things that do not depend on each other: each
/// comes from another by exchanging two whole turns, or two actions, that follow each other.
[[nodiscard]] bool is_one_up_to_order(const Position& start, const std::vector<Line>& solutions);

}  // namespace tessera::solver::puzzles
