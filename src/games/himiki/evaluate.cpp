#include "games/himiki/evaluate.hpp"

#include "games/himiki/cells.hpp"

namespace tessera::himiki {

namespace {

// One feature a line; the weights are first guesses, to be tuned from self-play.
constexpr int point_weight = 100;
constexpr int threat_weight = 12;  // an enemy cube that one tip would beat
constexpr int cube_weight = 30;    // a cube that the gate has not taken
constexpr int tile_weight = 8;     // a tile in hand or a yokai before the player
constexpr int hold_weight = -4;    // a hold can be stolen, and then costs its point

/// Conflicts that some tip of this side would win, were it to act now.
template <class P>
int threats_of(const P& position, Side side) {
    int found = 0;
    for (const Cell from : each(position.of(side))) {
        const Orientation lies = position.at(from)->lies;
        for (const Cell to : each(neighbours_of(from) & position.empty())) {
            const Element top = lies.tipped(axis_between(from, to)).top();
            const Cells enemies = neighbours_of(to) & position.of(opponent(side));
            found += static_cast<int>(count(enemies & position.with_top(beaten_by(top))));
        }
    }
    return found;
}

template <class P>
int counted_worth(const P& position, Side side) {
    return point_weight * static_cast<int>(position.score(side)) +
           cube_weight * static_cast<int>(count(position.of(side)));
}

template <class P>
int worth_of(const P& position, Side side) {
    int worth = counted_worth(position, side) + threat_weight * threats_of(position, side);
    for (const Element element : elements) worth += position.hold(element) == side ? hold_weight : 0;
    if constexpr (P::has_tiles) {
        const Chaos& chaos = position.chaos();
        for (const Seat seat : seats_of(position.rules())) {
            if (side_of(seat) != side) continue;
            worth += tile_weight * static_cast<int>(chaos.hand(seat).size() + (chaos.yokai() == seat ? 1U : 0U));
        }
    }
    return worth;
}

}  // namespace

template <Tiles kTiles>
int evaluate(const BasicPosition<kTiles>& position) {
    const Side side = position.side_to_move();
    return worth_of(position, side) - worth_of(position, opponent(side));
}

template <Tiles kTiles>
int material(const BasicPosition<kTiles>& position) {
    const Side side = position.side_to_move();
    return counted_worth(position, side) - counted_worth(position, opponent(side));
}

template int evaluate(const Position&);
template int evaluate(const ExpertPosition&);
template int material(const Position&);
template int material(const ExpertPosition&);

}  // namespace tessera::himiki
