#pragma once

#include <optional>
#include <string>

#include "core/drawing.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/view.hpp"

namespace tessera::himiki {

/// The board as lines of text, at most 80 columns wide, with the names of the cells and the last action's cells marked.
/// A position shows every hand; a view shows what its seat may know.
[[nodiscard]] std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style);
[[nodiscard]] std::string draw(const ExpertPosition& position, std::optional<Move> last, const DrawStyle& style);
[[nodiscard]] std::string draw(const View& view, std::optional<Move> last, const DrawStyle& style);

}  // namespace tessera::himiki
