#pragma once

#include <optional>
#include <string>

#include "core/drawing.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// The board as lines of text, at most 80 columns wide, with the cells of the last action marked.
[[nodiscard]] std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style);

}  // namespace tessera::remparts
