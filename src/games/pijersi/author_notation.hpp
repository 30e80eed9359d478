#pragma once

#include <string_view>

#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// Reads a turn in the notation of the game's author: `-` before where a cube goes, `=` before where a stack goes, `!`
/// after a cell where something is taken: `a4-b5`, `f4=d5`, `a4-b5=c4!`, `f4=d5!-d4`. Whether the turn is legal is not
/// looked at, but a `!` must be true; it may be left out.
[[nodiscard]] Parsed<Move> parse_author_move(const Position& position, std::string_view text);

}  // namespace tessera::pijersi
