#pragma once

#include <string>
#include <string_view>

#include "core/parse_error.hpp"
#include "solver/tactics/tactic.hpp"

namespace tessera::solver::tactics {

/// A pack as JSON (docs/tactics.md): a line a tactic.
[[nodiscard]] std::string to_json(const TacticPack& pack);

/// Reads a pack; names the tactic and the member that is wrong. What is claimed of a tactic is not proved here: see
/// `check.hpp`.
[[nodiscard]] Parsed<TacticPack> parse_tactics(std::string_view json);

}  // namespace tessera::solver::tactics
