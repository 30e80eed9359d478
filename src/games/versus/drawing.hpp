#pragma once

#include <optional>
#include <string>

#include "core/drawing.hpp"
#include "games/versus/position.hpp"

namespace tessera::versus {

/// The board as lines of text, at most 80 columns and 23 lines, with every cell's name and the last turn's cells
/// marked.
template <Size S>
[[nodiscard]] std::string draw(const Position<S>& position, std::optional<Move<S>> last, const DrawStyle& style);

}  // namespace tessera::versus
