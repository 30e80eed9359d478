#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/himiki/board.hpp"
#include "games/himiki/words.hpp"
#include "solver/puzzles/deed.hpp"

namespace tessera::solver::puzzles {

// How things are called when one player talks to another.

/// `the black wood on D5`
[[nodiscard]] std::string word_of(const BlackCube& cube);

/// `one`, `two` … in words as far as a puzzle can need them.
[[nodiscard]] std::string number_word(std::size_t number);

/// `a`, `a and b`, `a, b and c`
[[nodiscard]] std::string listed(const std::vector<std::string>& parts);
[[nodiscard]] std::string listed(const std::vector<BlackCube>& cubes);

/// A clause as a sentence.
[[nodiscard]] std::string sentence(std::string_view clause);

}  // namespace tessera::solver::puzzles
