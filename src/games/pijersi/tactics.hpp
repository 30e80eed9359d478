#pragma once

#include <optional>

#include "core/inline_vector.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// What a search asks about turns before it plays them.

/// The worth of what a turn takes, in hundredths of a cube; 0 if it takes nothing.
[[nodiscard]] int urgency(const Position& position, Move move);

/// All turns that take something.
[[nodiscard]] Position::MoveList urgent_moves(const Position& position);

/// A turn that brings a fighter to the far row (P9), if there is one. Where a position was set up with a fighter there
/// already, turns that merely leave it are not found.
[[nodiscard]] InlineVector<Move, 1> quick_win(const Position& position);

/// Whether a turn might leave the other side without one (P9), at a glance: not where three of its pieces have three
/// free cells each beside them, since a turn takes at most two pieces and fills at most two cells.
[[nodiscard]] bool may_leave_no_turn(const Position& position);

/// The other side to move, as if a turn had gone by.
[[nodiscard]] std::optional<Position> passed(const Position& position);

static_assert(HasTactics<Position> && HasQuickWin<Position> && HasPass<Position>);

}  // namespace tessera::pijersi
