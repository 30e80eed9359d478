#pragma once

#include <vector>

#include "solver/puzzles/deed.hpp"
#include "solver/puzzles/remark.hpp"

namespace tessera::solver::puzzles {

/// What there is to notice in a solution, what helps most with its first action first. They name no action, and what is
/// equally true of two solutions is an equal remark. There is at least one; the solution must not be empty.
[[nodiscard]] std::vector<Remark> ideas_of(const std::vector<Deed>& deeds);

}  // namespace tessera::solver::puzzles
