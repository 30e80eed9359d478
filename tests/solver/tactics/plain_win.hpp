#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"

namespace tessera::solver::tactics {

/// Whether a side wins by force within so many turns of its own, action by action and by looking at everything: no
/// turns, no table, no order.
template <GamePosition P>
bool plainly_wins(const P& position, Side attacker, unsigned turns) {
    if (const auto ended = position.outcome()) return ended->winner == attacker;
    const bool is_mine = position.side_to_move() == attacker;
    if (is_mine && turns == 0) return false;
    for (const auto& move : position.legal_moves()) {
        P next = position;
        next.play(move);
        const unsigned left = is_mine && next.side_to_move() != attacker ? turns - 1 : turns;
        if (plainly_wins(next, attacker, left) == is_mine) return is_mine;
    }
    return !is_mine;
}

/// The texts of all positions in which a turn can end that still wins within so many turns, sorted.
template <GamePosition P>
std::vector<std::string> plain_winning_ends(const P& position, unsigned turns) {
    const Side attacker = position.side_to_move();
    std::vector<std::string> ends;
    std::vector<P> begun = {position};
    while (!begun.empty()) {
        const P from = begun.back();
        begun.pop_back();
        for (const auto& move : from.legal_moves()) {
            P next = from;
            next.play(move);
            if (!next.outcome() && next.side_to_move() == attacker) {
                begun.push_back(next);
            } else if (plainly_wins(next, attacker, turns - 1)) {
                ends.push_back(to_text(next));
            }
        }
    }
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

/// A position that chance leads to from this one, with so many actions; where the game ends on the way, the last one
/// before.
template <GamePosition P>
P wandered(P position, unsigned actions, Random& random) {
    for (unsigned i = 0; i < actions; ++i) {
        const auto moves = position.legal_moves();
        P next = position;
        next.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
        if (next.outcome()) break;
        position = next;
    }
    return position;
}

}  // namespace tessera::solver::tactics
