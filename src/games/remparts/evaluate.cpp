#include "games/remparts/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

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

/// Steps between two cells along rows and columns.
constexpr auto distances = [] {
    std::array<std::array<std::uint8_t, Grid::cells>, Grid::cells> table{};
    const auto apart = [](int a, int b) { return a < b ? b - a : a - b; };
    for (const Cell a : cells) {
        for (const Cell b : cells) {
            table[a.index][b.index] = static_cast<std::uint8_t>(apart(Grid::row_of(a), Grid::row_of(b)) +
                                                                apart(Grid::column_of(a), Grid::column_of(b)));
        }
    }
    return table;
}();

/// What is around a monarch. Every enemy that its own slide would meet could take it by the same way (R9).
struct Surroundings {
    Cell monarch;
    int open_sides = 0;
    int attackers = 0;
};

Surroundings surroundings_of(const Position& position, Side side) {
    Surroundings found{.monarch = cell_of(lowest(position.of(side) & position.with_kind(Kind::monarch)))};
    const Bits enemies = position.of(opponent(side));
    for_each_slide(found.monarch, position.obstacles(), [&](const Stop& stop) {
        const bool is_attacked = (stop.obstacle & enemies) != 0;
        found.open_sides += stop.last != found.monarch || is_attacked ? 1 : 0;
        found.attackers += is_attacked ? 1 : 0;
    });
    return found;
}

/// In how many ways these pieces can begin a slide.
int slides_of(Bits pieces, Bits free) {
    return static_cast<int>(
        count(stepped<SquareDirection::right>(pieces) & free) + count(stepped<SquareDirection::up>(pieces) & free) +
        count(stepped<SquareDirection::left>(pieces) & free) + count(stepped<SquareDirection::down>(pieces) & free));
}

Bits knights_of(const Position& position, Side side) {
    return position.of(side) & ~position.with_kind(Kind::monarch);
}

/// Calls `count_feature(feature, number)` with what one side has of all that has a weight.
template <class Count>
[[gnu::always_inline]] inline void count_weighted(const Position& position, Side side, const Surroundings& own,
                                                  Cell enemy_monarch, const Count& count_feature) {
    const Bits knights = knights_of(position, side);
    count_feature(knight_features + std::min<std::size_t>(count(knights), most_knights), 1);
    count_feature(open_side_feature, own.open_sides);
    if (side == position.side_to_move()) {
        count_feature(attacker_feature, own.attackers);
    } else {
        count_feature(taken_feature, own.attackers > 0 ? 1 : 0);
    }
    count_feature(slide_feature, slides_of(position.of(side), position.free()));
    int steps = 0;
    for (const unsigned index : members(knights)) steps += distances[index][enemy_monarch.index];
    count_feature(distance_feature, steps);
}

/// R9, for either side: the enemies that a piece may take.
Bits prey_of(const Position& position, Kind kind, Bits enemies) {
    if (kind == Kind::monarch) return enemies;
    return enemies & (position.with_kind(kind) | position.with_kind(next_size(kind)));
}

/// The free tiles that a monarch sees.
Bits sight_of(const Position& position, Cell monarch) {
    Bits seen = 0;
    const auto look = [&]<SquareDirection D>() {
        const Stop stop = slide<D>(monarch, position.obstacles());
        if (stop.last != monarch) seen |= ray(monarch, D) & ~ray(stop.last, D);
    };
    look.template operator()<SquareDirection::right>();
    look.template operator()<SquareDirection::up>();
    look.template operator()<SquareDirection::left>();
    look.template operator()<SquareDirection::down>();
    return seen;
}

/// The same with what has no weight, so that only who fits weights pays for it.
template <class Count>
void count_weightless(const Position& position, Side side, Cell monarch, Cell enemy_monarch,
                      const Count& count_feature) {
    count_feature(open_length_feature, static_cast<int>(count(sight_of(position, monarch))));
    int walls = 0;
    for_each_slide(monarch, position.obstacles(), [&](const Stop& stop) {
        walls += stop.last == monarch && (stop.obstacle & position.walls()) != 0 ? 1 : 0;
    });
    count_feature(beside_feature, walls);
    const Bits goals = sight_of(position, enemy_monarch);
    int reaching = 0;
    Bits taken = 0;
    for (const Kind kind : kinds) {
        const Bits prey = prey_of(position, kind, knights_of(position, opponent(side)));
        for (const unsigned index : members(position.of(side) & position.with_kind(kind))) {
            for_each_slide(cell_of(index), position.obstacles(), [&](const Stop& stop) {
                reaching += (bit_of(stop.last) & goals) != 0 ? 1 : 0;
                taken |= stop.obstacle & prey;
            });
        }
    }
    count_feature(reach_feature, reaching);
    count_feature(prey_feature, static_cast<int>(count(taken)));
}

static_assert(weights[open_length_feature] == 0 && weights[beside_feature] == 0 && weights[reach_feature] == 0 &&
              weights[prey_feature] == 0 && weights[tempo_feature] == 0);

}  // namespace

Features features(const Position& position) {
    Features found{};
    if (position.is_decided()) return found;
    const BySide<Surroundings> around = {surroundings_of(position, Side::first),
                                         surroundings_of(position, Side::second)};
    for (const Side side : {Side::first, Side::second}) {
        const int sign = side == position.side_to_move() ? 1 : -1;
        const auto add = [&](std::size_t index, int number) { found[index] += sign * number; };
        const Cell monarch = around[side].monarch;
        const Cell enemy_monarch = around[opponent(side)].monarch;
        count_weighted(position, side, around[side], enemy_monarch, add);
        count_weightless(position, side, monarch, enemy_monarch, add);
    }
    if (position.is_turn_start()) found[tempo_feature] += 1;
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
    const Side side = position.side_to_move();
    const Surroundings own = surroundings_of(position, side);
    const Surroundings other = surroundings_of(position, opponent(side));
    int worth = 0;
    count_weighted(position, side, own, other.monarch,
                   [&](std::size_t index, int number) { worth += weights[index] * number; });
    count_weighted(position, opponent(side), other, own.monarch,
                   [&](std::size_t index, int number) { worth -= weights[index] * number; });
    return worth;
}

int material(const Position& position) {
    const auto pieces = [&](Side side) { return knight_weight * static_cast<int>(count(position.of(side))); };
    const Side side = position.side_to_move();
    return pieces(side) - pieces(opponent(side));
}

}  // namespace tessera::remparts
