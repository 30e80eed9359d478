#pragma once

#include "core/bits.hpp"
#include "games/pijersi/board.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// Which cells the side to move may use, by the role of what moves there.
struct Reach {
    Bits empty;
    Bits onto;                 ///< own single cubes that a fighter may step onto (P4)
    Bits wise_onto;            ///< own single wise, which a wise may step onto
    std::array<Bits, 4> prey;  ///< enemy pieces that a role takes (P8)

    explicit Reach(const Position& position)
        : empty(position.empty()), onto(position.of(position.side_to_move()) & ~position.stacks()) {
        wise_onto = onto & position.with_role(Role::wise);
        const Bits enemies = position.of(opponent(position.side_to_move()));
        for (const Role role : roles) {
            const auto victim = prey_of(role);
            prey[index_of(role)] = victim ? enemies & position.with_role(*victim) : 0;
        }
    }

    /// Free cells and prey: where a piece of this role may end.
    [[nodiscard]] Bits open_to(Role role) const { return empty | prey[index_of(role)]; }
    [[nodiscard]] Bits steppable(Role role) const { return role == Role::wise ? wise_onto : onto; }
};

/// P6: where a stack on `from` can go: one cell, or two in a line over a free one, to a cell of `open`.
[[nodiscard]] inline Bits stack_reach(Cell from, Bits empty, Bits open) {
    const Bits start = bit_of(from);
    Bits reached = neighbours[from.index] & open;
    const auto beyond = [&]<HexDirection D>() {
        constexpr int step = Grid::shift(D);
        return shifted(shifted(start, step) & empty, step) & open;
    };
    reached |= beyond.operator()<HexDirection::right>() | beyond.operator()<HexDirection::up_right>() |
               beyond.operator()<HexDirection::up_left>() | beyond.operator()<HexDirection::left>() |
               beyond.operator()<HexDirection::down_left>() | beyond.operator()<HexDirection::down_right>();
    return reached;
}

}  // namespace tessera::pijersi
