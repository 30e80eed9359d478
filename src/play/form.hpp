#pragma once

#include <cstdint>
#include <optional>

#include "core/side.hpp"
#include "play/game_info.hpp"

namespace tessera::play {

/// What a level from 1 to 10 means to the search of one seat in one game; nothing for full strength.
///
/// In some games a beginner and full strength are further apart than nine steps of which each is won four times of
/// five. There the levels have a form of the day, as people have: each game is played somewhat better or worse than the
/// level is on average, so that neighbours may lie further apart and the weaker still wins now and then. `game` is a
/// number that stays the same in a game and differs between games; it decides, and the seat, so that two players of
/// the same game are not in the same form.
[[nodiscard]] std::optional<int> strength_in(const GameInfo& info, int level, Seat seat, std::uint64_t game);

/// What a level is on average.
[[nodiscard]] std::optional<int> usual_strength(const GameInfo& info, int level);

}  // namespace tessera::play
