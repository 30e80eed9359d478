#pragma once

#include <string>

#include "games/himiki/board.hpp"

namespace tessera::himiki {

/// Who sits there, for a player: "White", in 2v2 "White of Light".
[[nodiscard]] inline std::string player_name(Seat seat, const Rules& rules) {
    std::string name = side_of(seat) == Side::first ? "White" : "Black";
    if (rules.in_pairs()) name += seat.index < 2 ? " of Light" : " of Dark";
    return name;
}

}  // namespace tessera::himiki
