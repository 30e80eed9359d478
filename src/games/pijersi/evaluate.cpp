#include "games/pijersi/evaluate.hpp"

namespace tessera::pijersi {

namespace {

// One feature a line; the weights are first guesses, to be tuned from self-play.
constexpr int fighter_weight = 100;  // a rock, paper or scissors, on top or under
constexpr int wise_weight = 30;      // it takes nothing, but blocks and carries
constexpr int advance_weight = 4;    // a fighter on top, for each row it has come forward
constexpr int stack_weight = 12;     // a stack moves further than a cube

int advance_of(const Position& position, Side side) {
    int rows = 0;
    for (const unsigned place : members(position.of(side) & ~position.with_role(Role::wise))) {
        const int row = Grid::row_of(dense_of(Cell{static_cast<std::uint8_t>(place)}));
        rows += side == Side::first ? row : Grid::rows - 1 - row;
    }
    return rows;
}

int cubes_worth(const Position& position, Side side) {
    const Bits own = position.of(side);
    const unsigned wise =
        count(own & position.with_role(Role::wise)) + count(own & position.with_role_under(Role::wise));
    const unsigned cubes = count(own) + count(own & position.stacks());
    return fighter_weight * static_cast<int>(cubes - wise) + wise_weight * static_cast<int>(wise);
}

int worth_of(const Position& position, Side side) {
    const Bits own = position.of(side);
    return cubes_worth(position, side) + stack_weight * static_cast<int>(count(own & position.stacks())) +
           advance_weight * advance_of(position, side);
}

}  // namespace

int evaluate(const Position& position) {
    const Side side = position.side_to_move();
    return worth_of(position, side) - worth_of(position, opponent(side));
}

int material(const Position& position) {
    const Side side = position.side_to_move();
    return cubes_worth(position, side) - cubes_worth(position, opponent(side));
}

}  // namespace tessera::pijersi
