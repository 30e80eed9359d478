#pragma once

#include <optional>
#include <string>

#include "core/drawing.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// The board as lines of text, at most 80 columns wide, with the names of the cells' rows and the last turn's cells
/// marked.
[[nodiscard]] std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style);

}  // namespace tessera::pijersi
