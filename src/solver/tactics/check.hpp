#pragma once

#include <string>
#include <vector>

#include "core/perft.hpp"
#include "solver/tactics/tactic.hpp"

namespace tessera::solver::tactics {

/// Everything that a pack claims, proved anew: a sentence for each fault, in the pack's order, none if all is well. Ids
/// are unique, no two tactics differ by a symmetry only, and of each the win takes as many turns as it says and no
/// fewer, the solution's turns are the only ones, its defences hold out longest, and features, rating, grade and themes
/// are as they are computed. `for_each` runs numbered work, perhaps on threads.
[[nodiscard]] std::vector<std::string> faults_of(const TacticPack& pack, const ForEachIndex* for_each = nullptr);

}  // namespace tessera::solver::tactics
