#pragma once

#include <optional>

#include "games/himiki/position.hpp"

namespace tessera::himiki {

/// What a search asks about actions before it plays them.

/// The points that an action wins at once, in hundredths; 0 for all that wins none. What tiles do on the way is not
/// looked at.
template <Tiles kTiles>
[[nodiscard]] int urgency(const BasicPosition<kTiles>& position, Move move);

/// All actions that win points.
template <Tiles kTiles>
[[nodiscard]] typename BasicPosition<kTiles>::MoveList urgent_moves(const BasicPosition<kTiles>& position);

/// The next player to act, at the start of a turn; nothing where a confusion counts the turns (H45).
template <Tiles kTiles>
[[nodiscard]] std::optional<BasicPosition<kTiles>> passed(const BasicPosition<kTiles>& position);

static_assert(HasTactics<Position> && HasTactics<ExpertPosition>);

}  // namespace tessera::himiki
