#pragma once

#include <optional>
#include <span>
#include <string>

#include "games/himiki/muk_yan/fitting.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

// Muk Yan as a script that can play a seat (`HasScript`). These stand beside the position's type, where they are found.

/// Black's, in the modes against Muk Yan (H60).
[[nodiscard]] std::optional<Seat> scripted_seat(const Rules& rules);

/// While Black's cubes are placed the six ways in which one can fall, then the nine rolls of the dice; none where Black
/// is not to act, or in a game between players.
[[nodiscard]] std::span<const muk_yan::Roll> rolls_of(const Position& position);

/// The actions that fit a roll. It must be one of `rolls_of`.
[[nodiscard]] Position::MoveList scripted_moves(const Position& position, const muk_yan::Roll& roll);

/// `Muk Yan rolls black fire, white water: multiple attack, attack, hold -> hold`: the dice, the list as far as it was
/// read, and what was possible.
[[nodiscard]] std::string telling(const Position& position, const muk_yan::Roll& roll);

/// `HM`, black first; `1 2 4 3 6 5 7 8 9o`; and what was possible, `0` for the last resort (H61, H63). All empty while
/// cubes are placed.
[[nodiscard]] RollReading reading_of(const Position& position, const muk_yan::Roll& roll);

static_assert(HasScript<Position> && !HasScript<ExpertPosition>);

}  // namespace tessera::himiki
