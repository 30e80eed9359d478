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

}  // namespace tessera::versus
