#include "games/remparts/evaluate.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/remparts/features.hpp"

namespace tessera::remparts {

namespace {

constexpr int knight_weight = 100;

// clang-format off
/// In hundredths of a knight, a feature a line; by hand and by matches. Weights fitted to games against itself foretell
/// results better and lose (docs/lab.md).
constexpr Features weights = {
    0, 100, 200, 300, 400, 500, 600,  // knights
    -8,                               // a side of the monarch with neither wall nor own piece nor edge
    0,                                // a free tile in sight of it
    -40,                              // an enemy that sees it, which can still be helped
    -900,                             // the same when it cannot
    0,                                // a slide to where the enemy monarch is seen
    6,                                // a slide
    -3,                               // a step between a knight and the enemy monarch
    0,                                // a knight that can be taken at once
    0,                                // a wall beside the own monarch
    0,                                // the right to begin a turn
};
// clang-format on

int distance(Cell a, Cell b) {
    return std::abs(Grid::row_of(a) - Grid::row_of(b)) + std::abs(Grid::column_of(a) - Grid::column_of(b));
}

/// What is around a monarch. Every enemy that its own slide would meet could take it by the same way (R9).
struct Surroundings {
    Bits seen = 0;  ///< free tiles that it sees
    int open_sides = 0;
    int attackers = 0;
    int walls = 0;
};

template <SquareDirection D>
[[gnu::always_inline]] inline void look(const Position& position, Cell monarch, Bits enemies, Surroundings& found) {
    const Stop stop = slide<D>(monarch, position.obstacles());
    const bool is_open = stop.last != monarch;
    const bool is_attacked = (stop.obstacle & enemies) != 0;
    if (is_open) found.seen |= ray(monarch, D) & ~ray(stop.last, D);
    found.open_sides += is_open || is_attacked ? 1 : 0;
    found.attackers += is_attacked ? 1 : 0;
    found.walls += !is_open && (stop.obstacle & position.walls()) != 0 ? 1 : 0;
}

Surroundings surroundings_of(const Position& position, Cell monarch, Side side) {
    Surroundings found;
    const Bits enemies = position.of(opponent(side));
    look<SquareDirection::right>(position, monarch, enemies, found);
    look<SquareDirection::up>(position, monarch, enemies, found);
    look<SquareDirection::left>(position, monarch, enemies, found);
    look<SquareDirection::down>(position, monarch, enemies, found);
    return found;
}

/// R9, for either side: the enemies that a piece may take.
Bits prey_of(const Position& position, Kind kind, Bits enemies) {
    if (kind == Kind::monarch) return enemies;
    return enemies & (position.with_kind(kind) | position.with_kind(next_size(kind)));
}

/// Calls `count_feature(feature, number)` with what one side has.
template <class Count>
[[gnu::always_inline]] inline void count_for(const Position& position, Side side, const BySide<Cell>& monarchs,
                                             const BySide<Surroundings>& around, const Count& count_feature) {
    const Bits knights_here = position.of(side) & ~position.with_kind(Kind::monarch);
    const Bits enemies = position.of(opponent(side)) & ~position.with_kind(Kind::monarch);
    count_feature(knight_features + std::min<std::size_t>(count(knights_here), most_knights), 1);
    const Surroundings& own = around[side];
    count_feature(open_side_feature, own.open_sides);
    count_feature(open_length_feature, static_cast<int>(count(own.seen)));
    count_feature(beside_feature, own.walls);
    if (side == position.side_to_move()) {
        count_feature(attacker_feature, own.attackers);
    } else {
        count_feature(taken_feature, own.attackers > 0 ? 1 : 0);
    }
    const Bits goals = around[opponent(side)].seen;
    int steps = 0;
    int slides = 0;
    int reaching = 0;
    Bits taken = 0;
    for (const Kind kind : kinds) {
        const Bits prey = prey_of(position, kind, enemies);
        for (const unsigned index : members(position.of(side) & position.with_kind(kind))) {
            const Cell from = cell_of(index);
            if (kind != Kind::monarch) steps += distance(from, monarchs[opponent(side)]);
            for_each_slide(from, position.obstacles(), [&](const Stop& stop) {
                slides += stop.last != from ? 1 : 0;
                reaching += (bit_of(stop.last) & goals) != 0 ? 1 : 0;
                taken |= stop.obstacle & prey;
            });
        }
    }
    count_feature(distance_feature, steps);
    count_feature(slide_feature, slides);
    count_feature(reach_feature, reaching);
    count_feature(prey_feature, static_cast<int>(count(taken)));
}

template <class Count>
[[gnu::always_inline]] inline void count_both(const Position& position, const Count& count_feature) {
    const auto monarch_of = [&](Side side) {
        return cell_of(lowest(position.of(side) & position.with_kind(Kind::monarch)));
    };
    const BySide<Cell> monarchs = {monarch_of(Side::first), monarch_of(Side::second)};
    const BySide<Surroundings> around = {surroundings_of(position, monarchs.first, Side::first),
                                         surroundings_of(position, monarchs.second, Side::second)};
    const Side side = position.side_to_move();
    count_for(position, side, monarchs, around, count_feature);
    count_for(position, opponent(side), monarchs, around,
              [&](std::size_t index, int number) { count_feature(index, -number); });
    if (position.is_turn_start()) count_feature(tempo_feature, 1);
}

}  // namespace

Features features(const Position& position) {
    Features found{};
    if (position.is_decided()) return found;
    count_both(position, [&](std::size_t index, int number) { found[index] += number; });
    return found;
}

const Features& feature_weights(const Position&) {
    return weights;
}

std::string feature_name(const Position&, std::size_t index) {
    if (index < open_side_feature) return std::to_string(index) + " knights";
    switch (index) {
        case open_side_feature:
            return "open sides of the monarch";
        case open_length_feature:
            return "free tiles in sight of the monarch";
        case attacker_feature:
            return "enemies that see the monarch";
        case taken_feature:
            return "the monarch can be taken";
        case reach_feature:
            return "slides to where the enemy monarch is seen";
        case slide_feature:
            return "slides";
        case distance_feature:
            return "steps to the enemy monarch";
        case prey_feature:
            return "knights that can be taken";
        case beside_feature:
            return "walls beside the monarch";
        default:
            return "the right to begin a turn";
    }
}

int evaluate(const Position& position) {
    if (position.is_decided()) return 0;  // the outcome says it
    int worth = 0;
    count_both(position, [&](std::size_t index, int number) { worth += weights[index] * number; });
    return worth;
}

int material(const Position& position) {
    const auto pieces = [&](Side side) { return knight_weight * static_cast<int>(count(position.of(side))); };
    const Side side = position.side_to_move();
    return pieces(side) - pieces(opponent(side));
}

}  // namespace tessera::remparts
