#pragma once

#include <string>
#include <vector>

#include "core/perft.hpp"
#include "solver/puzzles/puzzle.hpp"

namespace tessera::solver::puzzles {

/// Everything that a pack claims, proved anew: a sentence for each fault, in the pack's order, none if all is well. Ids
/// are unique, no two puzzles differ by a symmetry only, and of each puzzle PAR, all solutions, features, rating and
/// grade are as the solver finds them, the solution is unique up to order, and every piece is needed, but in one
/// rebuilt from a rulebook.
/// `for_each` runs numbered work, perhaps on threads.
[[nodiscard]] std::vector<std::string> faults_of(const Pack& pack, const ForEachIndex* for_each = nullptr);

}  // namespace tessera::solver::puzzles
