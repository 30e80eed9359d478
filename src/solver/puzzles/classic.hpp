#pragma once

#include <cstdint>

#include "solver/puzzles/generator.hpp"

namespace tessera::solver::puzzles {

/// The rulebook's eight numbers, F01 to E01, with its grades and PARs. Its diagrams are lost. F01 is rebuilt so that
/// the rulebook's solution is the only one; the others are puzzles of ours.
[[nodiscard]] Pack classic_pack(std::uint64_t seed);

}  // namespace tessera::solver::puzzles
