#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/parse_error.hpp"
#include "core/perft.hpp"
#include "solver/tactics/make.hpp"
#include "solver/tactics/tactic.hpp"

namespace tessera::lab {

/// How tactics are looked for.
struct MineSettings {
    std::string game = {};
    std::uint64_t games = 1'000;
    std::uint64_t seed = 1;
    unsigned of_each_grade = 50;  ///< at most so many are kept
};

/// What was found, and what became of the positions that the search took for won.
struct Mined {
    std::vector<solver::tactics::Tactic> tactics = {};
    std::array<std::uint64_t, 6> verdicts = {};  ///< by `Verdict`
    std::uint64_t twins = 0;                     ///< tactics that another one is the image of
};

/// Lets players of mixed strength play against each other, takes the positions in which the search claims a win, proves
/// them, and makes a tactic of the first one of each game that is one. The same settings always give the same tactics,
/// on any number of threads. `for_each` runs the games.
[[nodiscard]] Parsed<Mined> mined_tactics(const MineSettings& settings, const ForEachIndex& for_each);

/// What became of the candidates, in a few lines.
[[nodiscard]] std::string report_of(const Mined& mined);

}  // namespace tessera::lab
