#pragma once

#include <array>

#include "games/remparts/turns.hpp"

namespace tessera::remparts {

/// Flips looked at one by one, to find those worth combining. Nearly all turns of a position are sets of two or three
/// walls built anywhere, and nearly all of those are pointless.
class PromisingFlips {
  public:
    explicit PromisingFlips(const Position& position);

    /// The few best tiles to build on, and all walls.
    [[nodiscard]] Bits tiles() const { return tiles_; }
    /// What a turn seems to be worth for who makes it. Of flips alone, the sum of what each changes by itself.
    [[nodiscard]] int worth_of(const Turn& turn) const;

  private:
    static constexpr std::size_t most_builds = 7;

    [[nodiscard]] bool is_sum(const Turn& turn) const;

    Bits tiles_ = whole_board;
    Bits known_ = 0;   ///< flips possible from the beginning
    int nothing_ = 0;  ///< the worth of doing nothing
    std::array<int, Grid::cells> gains_{};
};

/// Calls `visit(actions, worth)` with the turns that a search should look at first, each with what it seems to be worth
/// for who makes it: all that only move pieces, and all with flips among the promising ones. A turn that has begun is
/// gone on with in every way.
template <class Visit>
void for_each_promising_turn(const Position& position, Visit&& visit) {
    const PromisingFlips flips(position);
    for (const Turn& turn : DistinctTurns(position, actions_a_turn, flips.tiles())) {
        visit(turn.actions, flips.worth_of(turn));
    }
}

}  // namespace tessera::remparts
