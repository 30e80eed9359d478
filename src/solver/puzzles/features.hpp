#pragma once

#include <optional>

#include "solver/puzzles/puzzle.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// What the puzzle is made of and what its first solution takes. `solution` holds all solutions.
[[nodiscard]] Features features_of(const Position& start, const Solution<Position>& solution);

/// How hard a puzzle is for a person, about 300 for the easiest and without a ceiling. Not measured on people: a model
/// of what they find hard, with the weights in features.cpp.
[[nodiscard]] unsigned rating_of(unsigned par, const Features& features);

/// H76, from the rating.
[[nodiscard]] Grade grade_of(unsigned rating);

}  // namespace tessera::solver::puzzles
