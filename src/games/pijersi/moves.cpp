#include "games/pijersi/position.hpp"
#include "games/pijersi/reach.hpp"

namespace tessera::pijersi {

namespace {

constexpr Cell cell(unsigned index) {
    return Cell{static_cast<std::uint8_t>(index)};
}

}  // namespace

/// All turns (P7), by the cell they start from, then by form and cells.
Position::MoveList Position::legal_moves() const {
    MoveList moves;
    if (is_over_on_board()) return moves;
    const Reach reach(*this);
    for (const Role role : roles) {
        const Bits open = reach.open_to(role);
        const Bits onto = reach.steppable(role);
        for (const unsigned from : members(of(to_move_) & with_role(role))) {
            const bool is_stack = has(stacked_, from);
            for (const unsigned to : members(neighbours[from] & open)) {
                moves.push_back({Form::cube, cell(from), cell(to), cell(to)});
            }
            // A single cube leaves its cell free for the stack that it builds; the top of a stack does not.
            const Bits left = is_stack ? 0 : bit(from);
            for (const unsigned via : members(neighbours[from] & onto)) {
                moves.push_back({Form::cube, cell(from), cell(via), cell(via)});
                for (const unsigned to : members(stack_reach(cell(via), reach.empty | left, open | left))) {
                    moves.push_back({Form::cube_then_stack, cell(from), cell(via), cell(to)});
                }
            }
            if (!is_stack) continue;
            for (const unsigned via : members(stack_reach(cell(from), reach.empty, open))) {
                moves.push_back({Form::stack, cell(from), cell(via), cell(via)});
                for (const unsigned to : members(neighbours[via] & (open | onto | bit(from)))) {
                    moves.push_back({Form::stack_then_cube, cell(from), cell(via), cell(to)});
                }
            }
        }
    }
    return moves;
}

/// Every turn starts with a cube's or a stack's step to a neighbour, and where a stack can step its top can too.
bool Position::can_move() const {
    const Reach reach(*this);
    for (const Role role : roles) {
        const Bits own = of(to_move_) & with_role(role);
        Bits beside = 0;
        for (const HexDirection d : hex_directions) beside |= shifted(own, Grid::shift(d));
        if ((beside & (reach.open_to(role) | reach.steppable(role))) != 0) return true;
    }
    return false;
}

}  // namespace tessera::pijersi
