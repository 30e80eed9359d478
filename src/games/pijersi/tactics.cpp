#include "games/pijersi/tactics.hpp"

#include "games/pijersi/reach.hpp"

namespace tessera::pijersi {

namespace {

constexpr int fighter_worth = 100;
constexpr int wise_worth = 40;

constexpr std::array<Role, 3> fighters = {Role::rock, Role::paper, Role::scissors};

constexpr Cell cell(unsigned index) {
    return Cell{static_cast<std::uint8_t>(index)};
}

int worth_on(const Position& position, Bits taken) {
    int worth = fighter_worth * static_cast<int>(count(taken));
    if (const Bits stacks = taken & position.stacks(); stacks != 0) {
        const auto wise = static_cast<int>(count(stacks & position.with_role_under(Role::wise)));
        worth += fighter_worth * (static_cast<int>(count(stacks)) - wise) + wise_worth * wise;
    }
    return worth;
}

/// The cells within so many steps of the far row of the side to move.
constexpr Bits rows_before(Side side, int rows) {
    return detail::cells_where([&](Cell cell) {
        const int row = Grid::row_of(cell);
        return side == Side::first ? row >= Grid::rows - 1 - rows : row <= rows;
    });
}
constexpr BySide<Bits> far_row = {rows_before(Side::first, 0), rows_before(Side::second, 0)};
constexpr BySide<Bits> one_away = {rows_before(Side::first, 1), rows_before(Side::second, 1)};
constexpr BySide<Bits> two_away = {rows_before(Side::first, 2), rows_before(Side::second, 2)};
constexpr BySide<Bits> three_away = {rows_before(Side::first, 3), rows_before(Side::second, 3)};

constexpr Bits all_beside(Bits set) {
    Bits beside = 0;
    for (const HexDirection d : hex_directions) beside |= shifted(set, Grid::shift(d));
    return beside & whole_board;
}

}  // namespace

int urgency(const Position& position, Move move) {
    const Bits enemies = position.of(opponent(position.side_to_move()));
    const Bits touched = bit_of(move.to) | (move.form == Form::stack_then_cube ? bit_of(move.via) : 0);
    const Bits taken = touched & enemies;
    return taken == 0 ? 0 : worth_on(position, taken);
}

Position::MoveList urgent_moves(const Position& position) {
    Position::MoveList moves;
    const Side side = position.side_to_move();
    const Bits own = position.of(side);
    const Reach reach(position);
    for (const Role role : fighters) {
        const Bits prey = reach.prey[index_of(role)];
        if (prey == 0) continue;
        const Bits open = reach.open_to(role);
        const Bits beside = all_beside(prey);
        for (const unsigned from : members(own & position.with_role(role))) {
            const bool is_stack = has(position.stacks(), from);
            for (const unsigned to : members(neighbours[from] & prey)) {
                moves.push_back({Form::cube, cell(from), cell(to), cell(to)});
            }
            const Bits left = is_stack ? 0 : bit(from);
            for (const unsigned via : members(neighbours[from] & reach.onto)) {
                for (const unsigned to : members(stack_reach(cell(via), reach.empty | left, prey))) {
                    moves.push_back({Form::cube_then_stack, cell(from), cell(via), cell(to)});
                }
            }
            if (!is_stack) continue;
            for (const unsigned via : members(stack_reach(cell(from), reach.empty, open))) {
                const bool takes = has(prey, via);
                if (takes) moves.push_back({Form::stack, cell(from), cell(via), cell(via)});
                if (!takes && !has(beside, via)) continue;
                const Bits goals = takes ? open | reach.onto | bit(from) : prey;
                for (const unsigned to : members(neighbours[via] & goals)) {
                    moves.push_back({Form::stack_then_cube, cell(from), cell(via), cell(to)});
                }
            }
        }
    }
    return moves;
}

InlineVector<Move, 1> quick_win(const Position& position) {
    InlineVector<Move, 1> found;
    const Side side = position.side_to_move();
    // No turn goes further than three rows.
    const Bits near = position.of(side) & three_away[side] & ~position.with_role(Role::wise);
    if (near == 0) return found;
    const Bits far = far_row[side];
    const Reach reach(position);
    for (const Role role : fighters) {
        const Bits own = near & position.with_role(role);
        if (own == 0) continue;
        const Bits open = reach.open_to(role);
        const Bits goals = far & (open | reach.onto);
        for (const unsigned from : members(own & one_away[side])) {
            if (const Bits to = neighbours[from] & goals; to != 0) {
                const Cell end = cell(lowest(to));
                found.push_back({Form::cube, cell(from), end, end});
                return found;
            }
        }
        const Bits stacks = own & position.stacks();
        for (const unsigned from : members(stacks)) {
            const Bits reached = stack_reach(cell(from), reach.empty, open);
            if (const Bits to = reached & far; to != 0) {
                const Cell end = cell(lowest(to));
                found.push_back({Form::stack, cell(from), end, end});
                return found;
            }
            for (const unsigned via : members(reached & one_away[side])) {
                if (const Bits to = neighbours[via] & goals; to != 0) {
                    found.push_back({Form::stack_then_cube, cell(from), cell(via), cell(lowest(to))});
                    return found;
                }
            }
        }
        for (const unsigned from : members(own)) {
            const Bits left = has(position.stacks(), from) ? 0 : bit(from);
            for (const unsigned via : members(neighbours[from] & reach.onto & two_away[side])) {
                if (const Bits to = stack_reach(cell(via), reach.empty | left, open | left) & far; to != 0) {
                    found.push_back({Form::cube_then_stack, cell(from), cell(via), cell(lowest(to))});
                    return found;
                }
            }
        }
    }
    return found;
}

std::optional<Position> passed(const Position& position) {
    Position other = position;
    other.set_counters(opponent(position.side_to_move()), position.quiet() + 1, position.turn());
    return other;
}

}  // namespace tessera::pijersi
