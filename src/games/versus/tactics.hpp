#pragma once

#include <optional>

#include "games/versus/position.hpp"

namespace tessera::versus {

/// What a search asks about turns before it plays them.

/// What a turn gains at once, in hundredths of a point: numbers brought to targets, pawns turned over.
template <Size S>
[[nodiscard]] int urgency(const Position<S>& position, Move<S> move);

/// The turns that bring an own pawn to a target: what else is urgent can wait a turn.
template <Size S>
[[nodiscard]] typename Position<S>::MoveList urgent_moves(const Position<S>& position);

/// The other side to move, as if a turn had gone by.
template <Size S>
[[nodiscard]] std::optional<Position<S>> passed(const Position<S>& position);

static_assert(HasTactics<Position61> && HasPass<Position61> && HasTactics<Position91> && HasPass<Position91>);

}  // namespace tessera::versus
