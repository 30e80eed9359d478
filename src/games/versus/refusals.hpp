#pragma once

#include "core/refusal.hpp"

namespace tessera::versus {

inline constexpr auto refusals = std::to_array<Refusal>({
    {"no_piece", "V5", "there is no piece on {0}"},
    {"enemy_pawn", "V5", "the opponent controls the pawn on {0}"},
    {"enemy_versus", "V5", "the VERSUS on {0} is the opponent's"},
    {"pawn_stuck", "V6", "nothing beside {0} is free, so the pawn there cannot move"},
    {"pawn_not_neighbour", "V6", "a pawn goes to a neighbouring cell, and {0} is not beside {1}"},
    {"not_free", "V6 V7", "{0} is not free"},
    {"versus_stuck", "V7", "the VERSUS on {0} has nowhere to go"},
    {"versus_not_in_line", "V7", "a VERSUS goes in a straight line, and {0} is not in line with {1}"},
    {"not_free_between", "V7", "{0} is between {1} and {2} and not free"},
    {"versus_on_target", "V7", "a VERSUS may pass over the target {0} but not stop on it"},
    {"pawn_on_target", "V10", "the pawn on {0} stands on a target and never moves again"},
});

/// What can be wrong with a position that is written well.
inline constexpr auto position_refusals = std::to_array<Refusal>({
    {"second_versus", "V3", "there is a second VERSUS of the same side on {0}, each side has one"},
    {"too_many_pawns", "V3", "the pawn on {0} is number {1} with {2} for Dark and {3} for Light, the game has {4}"},
    {"pulled_nothing", "V11", "there is no pawn on {0} that could have been pulled"},
    {"pulled_on_target", "V11", "the pawn on {0} stands on a target and has no count"},
});

/// The row with this key. A key that the table does not have does not compile.
[[nodiscard]] consteval Refusal position_refusal(std::string_view key) {
    return row_of(position_refusals, key);
}

}  // namespace tessera::versus
