#pragma once

#include <cstddef>

#include "games/himiki/puzzle/position.hpp"
#include "solver/least_cost.hpp"

namespace tessera::solver::puzzles {

using himiki::puzzle::Position;
using Move = himiki::Move;
using Line = Solution<Position>::Line;

/// The least cost of a puzzle (H76) with its proof, and up to `most_lines` solutions.
[[nodiscard]] Solution<Position> solve(const Position& start, std::size_t most_lines, const SolveOptions& options = {});

/// A solution as text, with spaces between the actions: canonical, or as records write it.
[[nodiscard]] std::string to_text(const Position& start, const Line& line);
[[nodiscard]] std::string record_text(const Position& start, const Line& line);

}  // namespace tessera::solver::puzzles
