#pragma once

#include "core/refusal.hpp"

namespace tessera::pijersi {

inline constexpr auto refusals = std::to_array<Refusal>({
    {"two_cubes_there", "P4", "{0} holds two cubes already"},
    {"wise_only_on_wise", "P4", "a wise stands only on a wise, and {0} holds {1}"},
    {"cube_not_neighbour", "P5", "a cube moves to a neighbouring cell, and {0} is not beside {1}"},
    {"no_stack", "P6", "{0} holds a single cube, not a stack"},
    {"stack_not_in_line", "P6", "a stack moves one or two cells in a straight line, and {0} is not so from {1}"},
    {"not_free_between", "P6", "{0} is between {1} and {2} and not free"},
    {"stack_onto_own", "P6", "a stack cannot move onto the own piece on {0}"},
    {"no_piece", "P7", "there is no piece on {0}"},
    {"enemy_piece", "P7", "the piece on {0} is the opponent's"},
    {"piece_stuck", "P7", "the piece on {0} has nowhere to go"},
    {"no_stack_built", "P7", "the cube does not land on an own cube on {0}, so no stack can go on"},
    {"no_legal_turn", "P7", "that is not a legal turn"},
    {"wise_not_taken", "P8", "the wise on {0} cannot be taken"},
    {"wise_takes_nothing", "P8", "a wise takes nothing"},
    {"role_does_not_take", "P8", "{0} does not take the {1} on {2}"},
    {"scissors_do_not_take", "P8", "scissors do not take the {0} on {1}"},
    {"stack_or_cube", "", "{0} holds a stack: write {0}{0}{1} to move its top, {0}{1}{1} to move all of it"},
});

/// What can be wrong with a position that is written well.
inline constexpr auto position_refusals = std::to_array<Refusal>({
    {"too_many_white_of", "P2", "White has {0} cubes of {1}, the game has {2}"},
    {"too_many_black_of", "P2", "Black has {0} cubes of {1}, the game has {2}"},
});

/// The row with this key. A key that the table does not have does not compile.
[[nodiscard]] consteval Refusal position_refusal(std::string_view key) {
    return row_of(position_refusals, key);
}

}  // namespace tessera::pijersi
