#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "solver/puzzles/puzzle.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// Hints for a puzzle in progress, each telling more than the one before: what to look at, which cube, which action,
/// the whole solution. They are read off the proof for this very position, so they never mislead.
struct Hints {
    unsigned left = 0;               ///< paid actions still needed
    std::vector<std::string> steps;  ///< sentences for a player
};

/// Nothing if the position is solved already, lost, unsolvable, or too large to solve.
[[nodiscard]] std::optional<Hints> hints_for(const Position& position, const SolveOptions& options = {});

}  // namespace tessera::solver::puzzles
