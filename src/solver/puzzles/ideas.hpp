#pragma once

#include <string>
#include <vector>

#include "solver/puzzles/deed.hpp"

namespace tessera::solver::puzzles {

/// What there is to notice in a solution, as clauses, what helps most with its first action first. They name no action,
/// and what is equally true of two solutions is equal text. There is at least one; the solution must not be empty.
[[nodiscard]] std::vector<std::string> ideas_of(const std::vector<Deed>& deeds);

}  // namespace tessera::solver::puzzles
