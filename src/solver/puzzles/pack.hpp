#pragma once

#include <string>
#include <string_view>

#include "core/parse_error.hpp"
#include "solver/puzzles/puzzle.hpp"

namespace tessera::solver::puzzles {

/// A pack as JSON (docs/puzzle-packs.md): a line a puzzle.
[[nodiscard]] std::string to_json(const Pack& pack);

/// Reads a pack; names the puzzle and the member that is wrong. What is claimed of a puzzle is not proved here: see
/// `check.hpp`.
[[nodiscard]] Parsed<Pack> parse_pack(std::string_view json);

}  // namespace tessera::solver::puzzles
