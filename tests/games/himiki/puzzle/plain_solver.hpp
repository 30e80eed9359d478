#pragma once

// `par` and the solutions of a puzzle (H76, H77), by plain search: every position is looked at, nothing is guessed.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/himiki/puzzle/plain_puzzle.hpp"

namespace tessera::himiki::plain_puzzle {

/// As many solutions as are told apart and listed (H77).
inline constexpr std::size_t listed_solutions = 1000;

struct Solved {
    std::optional<int> par;          ///< nothing: unsolvable
    std::size_t solutions = 0;       ///< action sequences of cost `par`; listed_solutions + 1 stands for any more
    std::vector<std::string> lines;  ///< the first listed_solutions of them, sorted; actions separated by spaces
};

/// Nothing if the search meets more than `max_states` positions. What `puzzle` has spent already counts for nothing.
std::optional<Solved> solve(const Puzzle& puzzle, std::size_t max_states);

}  // namespace tessera::himiki::plain_puzzle
