#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/puzzles/puzzle.hpp"
#include "solver/puzzles/remark.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// One of the hints before the last.
struct HintStep {
    Remark remark;
    std::vector<Remark> effects = {};  ///< what comes of it, where it is an action
    bool is_example = false;           ///< it does not hold for every solution
};

/// Hints for a puzzle in progress, each telling more than the one before: what to look at, which cube, which action,
/// the whole solution. They are read off the proof for this very position, so they never mislead: what does not hold
/// for every solution is told as an example.
struct Hints {
    unsigned left = 0;               ///< paid actions still needed
    std::string action;              ///< the one that the hints lead to, canonical
    std::vector<HintStep> told;      ///< the first three
    Line line;                       ///< the fourth: a whole solution
    std::string line_text;           ///< the same as records write it
    std::uint64_t solutions = 0;     ///< of which it is one
    std::vector<std::string> steps;  ///< all four as English sentences
};

/// So many solutions should be written out for hints, that they can tell what all of them share.
inline constexpr std::size_t lines_for_hints = most_solutions;

/// Hints from a proof for this position. Nothing if it is solved already, or if the proof has no solution.
[[nodiscard]] std::optional<Hints> hints_from(const Position& position, const Solution<Position>& solution);

/// Nothing if the position is solved already, lost, unsolvable, or too large to solve.
[[nodiscard]] std::optional<Hints> hints_for(const Position& position, const SolveOptions& options = {});

}  // namespace tessera::solver::puzzles
