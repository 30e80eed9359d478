#include "games/pijersi/evaluate.hpp"

#include <algorithm>

#include "games/pijersi/features.hpp"
#include "games/pijersi/reach.hpp"

namespace tessera::pijersi {

namespace {

constexpr int fighter_weight = 100;
constexpr int wise_weight = 30;

// clang-format off
/// In hundredths of a cube, fitted by `tessera lab tune pijersi`.
constexpr Features weights = {
    // A piece by how far it has come, row by row from its own edge:
      38,  113,  112,   98,  111,  134,    0,  // a fighter
      23,   85,   70,   33,   64,   -3,   32,  // a wise
     109,  193,  204,  267,  300,  300,    0,  // a fighter on a fighter
      67,  141,  148,  226,  224,  193,    0,  // a fighter on a wise
      72,  110,  111,   80,   54,  -77,   78,  // a wise on a wise
    // The same by how far it stands from the middle:
      16,   20,   15,  -29,
      38,   42,   36,  -12,
      23,   25,   11,  -14,
      63,   44,   39,    7,
      38,   68,   26, -101,
    // So many cubes of a role (a line each, from none to four) against so many that take them:
     -71,  -44,  -10,   36,   44,
      26,   12,  -26,   19,   -6,
     107,    5,   -6,  -24,  -11,
      36,   20,   25,    7,  -19,
     118,   64,   11,  -11,  -22,
    // Enemies that can be taken at once: single ones, stacks.
      24,   49,
    // A fighter that nobody near can take, by how far it has come.
      21,    8,    7,   18,   31,    9,    0,
    // The right to move.
      35,
};
// clang-format on

constexpr std::array<Role, 3> fighters = {Role::rock, Role::paper, Role::scissors};

constexpr Role taker_of(Role role) {
    return role == Role::rock ? Role::paper : role == Role::paper ? Role::scissors : Role::rock;
}

struct PlaceOfCell {
    std::uint8_t row = 0;
    std::uint8_t column = 0;
};

/// For each side and cell how far forward and outward it is.
constexpr auto places_of_cells = [] {
    std::array<std::array<PlaceOfCell, places>, 2> table{};
    for (const Cell cell : cells) {
        const Cell dense = dense_of(cell);
        const int row = Grid::row_of(dense);
        // A row's cells from its left to its right, seen from the middle in half steps.
        int first = dense.index;
        while (first > 0 && Grid::row_of(Cell{static_cast<std::uint8_t>(first - 1)}) == row) --first;
        const int width = row % 2 == 0 ? 6 : 7;
        const int half_steps = 2 * (dense.index - first) - (width - 1);
        const int outward = (half_steps < 0 ? -half_steps : half_steps) / 2;
        for (const int side : {0, 1}) {
            table[static_cast<std::size_t>(side)][cell.index] = {
                static_cast<std::uint8_t>(side == 0 ? row : Grid::rows - 1 - row), static_cast<std::uint8_t>(outward)};
        }
    }
    return table;
}();

constexpr Bits all_beside(Bits set) {
    Bits beside = 0;
    for (const HexDirection d : hex_directions) beside |= shifted(set, Grid::shift(d));
    return beside & whole_board;
}

/// Cells that a stack reaches: beside it, or in a line over a free one.
template <HexDirection D>
constexpr Bits stack_line(Bits stacks, Bits empty) {
    constexpr int step = Grid::shift(D);
    return shifted(shifted(stacks, step) & empty, step) & whole_board;
}
constexpr Bits two_steps(Bits stacks, Bits empty) {
    return stack_line<HexDirection::right>(stacks, empty) | stack_line<HexDirection::up_right>(stacks, empty) |
           stack_line<HexDirection::up_left>(stacks, empty) | stack_line<HexDirection::left>(stacks, empty) |
           stack_line<HexDirection::down_left>(stacks, empty) | stack_line<HexDirection::down_right>(stacks, empty);
}

/// Calls `count(feature, number)` with what one side has.
template <class Count>
[[gnu::always_inline]] inline void count_for(const Position& position, Side side, const Count& count_feature) {
    const Bits own = position.of(side);
    const Bits enemies = position.of(opponent(side));
    const Bits stacks = own & position.stacks();
    const Bits wise = own & position.with_role(Role::wise);
    const Bits on_wise = stacks & position.with_role_under(Role::wise) & ~wise;
    const auto& where = places_of_cells[index_of(side)];
    const auto add = [&](Bits set, PieceKind kind) {
        const auto number = static_cast<std::size_t>(kind);
        for (const unsigned cell : members(set)) {
            count_feature(row_features + number * rows_forward + where[cell].row, 1);
            count_feature(column_features + number * columns_outward + where[cell].column, 1);
        }
    };
    add(own & ~stacks & ~wise, PieceKind::fighter);
    add(wise & ~stacks, PieceKind::wise);
    add(stacks & ~on_wise & ~wise, PieceKind::fighter_on_fighter);
    add(on_wise, PieceKind::fighter_on_wise);
    add(wise & stacks, PieceKind::wise_on_wise);

    const Bits empty = position.empty();
    Bits prey = 0;
    for (const Role role : fighters) {
        const Bits tops = own & position.with_role(role);
        const auto cubes = count(tops) + count(stacks & position.with_role_under(role));
        const Role taker = taker_of(role);
        const Bits taking_tops = enemies & position.with_role(taker);
        const auto takers = count(taking_tops) + count(enemies & position.stacks() & position.with_role_under(taker));
        count_feature(matchup_features + cubes * (most_of_a_role + 1) + takers, 1);
        const Bits taken = enemies & position.with_role(*prey_of(role));
        prey |= (all_beside(tops) | two_steps(tops & stacks, empty)) & taken;
        const Bits near_takers = all_beside(taking_tops);
        for (const unsigned cell : members(tops & ~(near_takers | all_beside(near_takers)))) {
            count_feature(free_features + where[cell].row, 1);
        }
    }
    count_feature(attack_features, static_cast<int>(count(prey & ~position.stacks())));
    count_feature(attack_features + 1, static_cast<int>(count(prey & position.stacks())));
}

}  // namespace

Features features(const Position& position) {
    Features found{};
    const Side side = position.side_to_move();
    count_for(position, side, [&](std::size_t index, int number) { found[index] += number; });
    count_for(position, opponent(side), [&](std::size_t index, int number) { found[index] -= number; });
    found[tempo_feature] = 1;
    return found;
}

const Features& feature_weights(const Position&) {
    return weights;
}

std::string feature_name(const Position&, std::size_t index) {
    constexpr std::array<std::string_view, piece_kinds> kinds = {"fighter", "wise", "fighter on fighter",
                                                                 "fighter on wise", "wise on wise"};
    const auto named = [](std::string_view text, std::size_t number) {
        return std::string(text) + " " + std::to_string(number);
    };
    if (index < column_features) return named(kinds[index / rows_forward], index % rows_forward) + " rows forward";
    if (index < matchup_features) {
        index -= column_features;
        return named(kinds[index / columns_outward], index % columns_outward) + " columns outward";
    }
    if (index < attack_features) {
        index -= matchup_features;
        return named("of a role", index / (most_of_a_role + 1)) + named(" against", index % (most_of_a_role + 1));
    }
    if (index < free_features) return index == attack_features ? "single prey" : "stacked prey";
    if (index < tempo_feature) return named("free fighter", index - free_features) + " rows forward";
    return "the right to move";
}

int evaluate(const Position& position) {
    int worth = weights[tempo_feature];
    const Side side = position.side_to_move();
    count_for(position, side, [&](std::size_t index, int number) { worth += weights[index] * number; });
    count_for(position, opponent(side), [&](std::size_t index, int number) { worth -= weights[index] * number; });
    return worth;
}

int material(const Position& position) {
    const auto cubes_worth = [&](Side side) {
        const Bits own = position.of(side);
        const unsigned wise =
            count(own & position.with_role(Role::wise)) + count(own & position.with_role_under(Role::wise));
        const unsigned cubes = count(own) + count(own & position.stacks());
        return fighter_weight * static_cast<int>(cubes - wise) + wise_weight * static_cast<int>(wise);
    };
    const Side side = position.side_to_move();
    return cubes_worth(side) - cubes_worth(opponent(side));
}

}  // namespace tessera::pijersi
