#pragma once

#include <optional>
#include <string>

#include "core/drawing.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// The board as lines of text, at most 80 columns wide, with the names of the cells and the last action's cells marked.
[[nodiscard]] std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style);

}  // namespace tessera::himiki::puzzle
