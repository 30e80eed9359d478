#pragma once

#include <string>
#include <string_view>

#include "cli/play/table.hpp"

namespace tessera::cli::terminal {

/// How the game ended and by which rule, for a person. The game must be over.
[[nodiscard]] std::string result_sentence(const Table& table);

/// A message as a sentence: a great letter first, unless it begins with a cell, and a full stop last.
[[nodiscard]] std::string sentence(std::string_view message);

}  // namespace tessera::cli::terminal
