#pragma once

#include "core/game.hpp"

namespace tessera::search {

/// Whether a side forces a win within so many actions against every defence, by looking at everything.
template <GamePosition P>
bool forces_win(const P& position, Side side, int actions) {
    if (const auto ended = position.outcome()) return ended->winner == side;
    if (actions == 0) return false;
    const bool is_mine = position.side_to_move() == side;
    for (const auto& move : position.legal_moves()) {
        P next = position;
        next.play(move);
        if (forces_win(next, side, actions - 1) == is_mine) return is_mine;
    }
    return !is_mine;
}

}  // namespace tessera::search
