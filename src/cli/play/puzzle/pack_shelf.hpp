#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/puzzles/puzzle.hpp"

namespace tessera::cli::terminal {

// Packs lie in the folder `puzzles` of `$TESSERA_DATA`, and of the data that came with the program.

/// The names of all packs that are found, sorted.
[[nodiscard]] std::vector<std::string> pack_names();

/// A pack by its name, or by the path of its file. Throws `Failure`.
[[nodiscard]] solver::puzzles::Pack open_pack(std::string_view name_or_path);

}  // namespace tessera::cli::terminal
