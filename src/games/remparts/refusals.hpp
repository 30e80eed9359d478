#pragma once

#include "core/refusal.hpp"

namespace tessera::remparts {

inline constexpr auto refusals = std::to_array<Refusal>({
    {"no_action_yet", "R3", "a turn has at least one action"},
    {"wall_already", "R4", "{0} is a wall already"},
    {"piece_on_tile", "R4", "a piece stands on {0}"},
    {"no_wall", "R5", "{0} is no wall"},
    {"wall_out_of_reach", "R5",
     "no piece of yours is beside the wall on {0}, nor in line with it behind walls that you destroyed in this turn"},
    {"no_flip_after_move", "R6", "after a piece has moved no tile is turned in the same turn"},
    {"turned_already", "R6", "{0} was turned in this turn already"},
    {"no_piece", "R7", "there is no piece on {0}"},
    {"enemy_piece", "R7", "the piece on {0} is the opponent's"},
    {"blocked_all_round", "R7", "the piece on {0} is blocked on all sides"},
    {"blocked_there", "R7", "the piece on {0} is blocked on that side"},
    {"not_straight", "R7", "a piece goes straight along its row or column, not from {0} to {1}"},
    {"own_piece_there", "R7", "a piece of yours stands on {0}"},
    {"wall_there", "R7", "{0} is a wall"},
    {"slides_all_the_way", "R7", "a piece slides until something stops it: from {0} it goes to {1} on that side"},
    {"enemy_there", "R8", "an enemy stands on {0}: write {1}x{0} to take it"},
    {"nothing_to_take", "R8", "there is nothing to take on {0}"},
    {"takes_own", "R8", "the piece on {0} is your own"},
    {"in_the_way", "R8", "{0} is in the way from {1} to {2}"},
    {"size_does_not_take", "R9", "a {0} knight does not take a {1} knight"},
    {"back_by_monarch_only", "R10", "only a monarch that takes brings a knight back"},
    {"back_for_knight_only", "R10", "a knight comes back only when the monarch takes a knight"},
    {"none_lost", "R10", "you have lost no {0} knight"},
    {"start_not_free", "R10", "{0}, where your monarch stood when the turn began, is not free"},
});

/// What can be wrong with a position that is written well.
inline constexpr auto position_refusals = std::to_array<Refusal>({
    {"too_many_white_pieces", "R2", "White has {0} pieces '{1}', those that are lost included; the game has {2}"},
    {"too_many_black_pieces", "R2", "Black has {0} pieces '{1}', those that are lost included; the game has {2}"},
    {"unmoved_actions", "R3",
     "{0} actions and {1} flips contradict '-', which says that no piece has moved in this turn"},
    {"unmoved_on_turned", "R6",
     "the piece on {0}, a tile that was turned, contradicts '-', which says that no piece has moved in this turn"},
    {"moved_actions", "R3",
     "{0} actions and {1} flips contradict the monarch's start, which says that a piece has moved in this turn"},
    {"start_on_wall", "R10", "no monarch can have stood on {0}, which was a wall or was turned"},
});

/// The row with this key. A key that the table does not have does not compile.
[[nodiscard]] consteval Refusal position_refusal(std::string_view key) {
    return row_of(position_refusals, key);
}

}  // namespace tessera::remparts
