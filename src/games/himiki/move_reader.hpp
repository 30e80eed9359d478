#pragma once

#include <string_view>

#include "core/parse_error.hpp"
#include "games/himiki/move.hpp"

namespace tessera::himiki {

/// Whose words an action is in: in puzzles a mana may pivot and a conjuration names just a top (H72).
enum class Dialect : bool { game, puzzle };

/// Reads an action in any accepted form, without asking whether it is legal anywhere.
[[nodiscard]] Parsed<Move> read_move(std::string_view text, Dialect dialect = Dialect::game);

}  // namespace tessera::himiki
