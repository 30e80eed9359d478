#pragma once

#include <vector>

#include "solver/puzzles/remark.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// A puzzle with one piece taken away, and which.
struct Lessened {
    Remark piece;  ///< `the black cube on C2`, `the tile MR on C3`, `the hold of fire`
    Position position;
};

/// Every puzzle that is this one without one of its cubes, tiles or holds asked for. The last cube of a colour stays.
[[nodiscard]] std::vector<Lessened> lessened(const Position& puzzle);

/// The puzzle without pieces that are not needed: PAR and every solution stay the same.
[[nodiscard]] Position stripped(const Position& puzzle, const Solution<Position>& solution,
                                const SolveOptions& options = {});

/// Pieces without which PAR and every solution would be the same; `solution` holds all solutions.
[[nodiscard]] std::vector<Remark> needless_pieces(const Position& puzzle, const Solution<Position>& solution,
                                                  const SolveOptions& options = {});

}  // namespace tessera::solver::puzzles
