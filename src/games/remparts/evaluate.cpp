#include "games/remparts/evaluate.hpp"

#include <cstdlib>

namespace tessera::remparts {

namespace {

// One feature a line; the weights are first guesses, to be tuned from self-play.
constexpr int knight_weight = 100;
constexpr int open_side_weight = 8;   // a side of the monarch with neither wall nor own piece nor edge
constexpr int in_line_weight = 40;    // an enemy that could take the monarch if it were its turn
constexpr int takeable_weight = 900;  // the same, and it is its turn: the game is as good as over
constexpr int distance_weight = 3;    // a knight, for each tile that it is nearer to the enemy monarch

struct Exposure {
    int open_sides = 0;
    int attackers = 0;
};

/// What is around a monarch. Every enemy that its own slide would meet could take it by the same way (R9).
Exposure exposure_of(const Position& position, Cell monarch, Side side) {
    Exposure exposure;
    for_each_slide(monarch, position.obstacles(), [&](const Stop& stop) {
        const bool attacked = (stop.obstacle & position.of(opponent(side))) != 0;
        exposure.attackers += attacked ? 1 : 0;
        exposure.open_sides += attacked || stop.last != monarch ? 1 : 0;
    });
    return exposure;
}

int distance(Cell a, Cell b) {
    return std::abs(Grid::row_of(a) - Grid::row_of(b)) + std::abs(Grid::column_of(a) - Grid::column_of(b));
}

int worth_of(const Position& position, Side side, const BySide<Cell>& monarchs) {
    const Exposure exposure = exposure_of(position, monarchs[side], side);
    int worth = -open_side_weight * exposure.open_sides;
    if (side == position.side_to_move()) {
        worth -= in_line_weight * exposure.attackers;
    } else {
        worth -= exposure.attackers > 0 ? takeable_weight : 0;
    }
    for (const unsigned knight : members(position.of(side) & ~position.with_kind(Kind::monarch))) {
        worth += knight_weight - distance_weight * distance(cell_of(knight), monarchs[opponent(side)]);
    }
    return worth;
}

}  // namespace

int evaluate(const Position& position) {
    if (position.is_decided()) return 0;  // the outcome says it
    const auto monarch_of = [&](Side side) {
        return cell_of(lowest(position.of(side) & position.with_kind(Kind::monarch)));
    };
    const BySide<Cell> monarchs = {monarch_of(Side::first), monarch_of(Side::second)};
    const Side side = position.side_to_move();
    return worth_of(position, side, monarchs) - worth_of(position, opponent(side), monarchs);
}

int material(const Position& position) {
    const auto pieces = [&](Side side) { return knight_weight * static_cast<int>(count(position.of(side))); };
    const Side side = position.side_to_move();
    return pieces(side) - pieces(opponent(side));
}

}  // namespace tessera::remparts
