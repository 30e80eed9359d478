#pragma once

#include <optional>
#include <span>

#include "core/inline_vector.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// What a search asks about turns before it plays them.

/// The actions with which the side to move takes the other monarch within the turn at hand, if it can: exact, and much
/// faster than looking at all turns.
[[nodiscard]] InlineVector<Move, actions_a_turn> quick_win(const Position& position);

/// What a turn takes and brings back, in hundredths of a knight.
[[nodiscard]] int turn_urgency(const Position& position, std::span<const Move> actions);

/// The other side to move, at the start of a turn.
[[nodiscard]] std::optional<Position> passed(const Position& position);

static_assert(HasQuickWin<Position> && HasPass<Position>);

}  // namespace tessera::remparts
