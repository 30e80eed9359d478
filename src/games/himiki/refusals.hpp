#pragma once

#include "core/refusal.hpp"

namespace tessera::himiki {

inline constexpr auto refusals = std::to_array<Refusal>({
    {"tip_not_neighbour", "H5", "{0} is no neighbour of {1}: a cube tips over one side"},
    {"cell_taken", "H5 H10 H30 H60", "{0} is taken"},
    {"sets_up_on", "H10 H30 H60", "{0} sets up on {1} only"},
    {"muk_yan_sets_up_on", "H60", "Muk Yan's next cube is rolled onto {0}"},
    {"no_cube", "H12", "there is no cube on {0}"},
    {"enemy_cube", "H12", "the cube on {0} is the opponent's"},
    {"pivot_banned", "H13", "the turn before ended with a pivot, so this one may not start with one"},
    {"no_pass", "H14", "there is an action to play, so nobody may pass"},
    {"tip_back", "H18", "the cube on {0} has left {1} in this turn and may not tip back"},
    {"partners_zone", "H31", "the cube on {0} stands in your partner's zone"},
    {"no_tiles", "H40", "there are no tiles in this game"},
    {"tile_not_held", "H41", "you do not hold the tile {0}"},
    {"asks_place", "H42", "the cubes are being placed: put one down, as 'B5@HM'"},
    {"asks_turn", "H42", "a turn starts with a tip or a pivot"},
    {"asks_replay", "H42", "it is a replay: tip, pivot or 'end'"},
    {"asks_chaos", "H42", "play a tile or 'keep'"},
    {"asks_impulse", "H42", "the impulse must be answered first, as 'IM>C2'"},
    {"asks_teleport", "H42", "the teleport must be answered first, as 'TP>C2'"},
    {"asks_transfer", "H42", "the transfer must be answered first, as 'TR>D5'"},
    {"asks_yokai", "H42", "say whether the yokai fights, as 'YM>C5' or 'YM>none'"},
    {"mana_tips_own", "H43", "mana tips one cube of yours that shows its element onto a free neighbour"},
    {"conjures_enemy", "H44", "a conjuration changes how one enemy cube lies"},
    {"confused", "H45", "this turn is played with the other side's cubes; {0} holds none that you control"},
    {"confused_pivot", "H45", "in a confused turn exactly one cube pivots"},
    {"yokai_no_enemy", "H46", "{0} holds no enemy cube two cells away in a line with nothing between"},
    {"terrain_not_free", "H50", "{0} is not free of cubes and terrain"},
    {"impulse_not_there", "H52", "{0} is no free neighbour"},
    {"teleport_not_there", "H53", "{0} is no free cell two steps away in a line"},
    {"transfer_not_there", "H57", "there is no other cube on {0}"},
});

/// What can be wrong with a position that is written well.
inline constexpr auto position_refusals = std::to_array<Refusal>({
    {"too_many_white", "H10 H30 H70", "White has {0} cubes, the game has {1}"},
    {"too_many_black", "H10 H30 H70", "Black has {0} cubes, the game has {1}"},
    {"ban_within_turn", "H13", "a pivot is banned at the start of a turn only (phase 'turn')"},
    {"left_before_turn", "H18", "in phase '{0}' no cube has left a cell: write '-'"},
    {"left_by_nobody", "H18", "{0} holds no cube that can have tipped in this turn"},
    {"left_nothing", "H18", "{0} is said to have left no cell"},
    {"left_twice", "H18", "the cube on {0} is listed twice"},
    {"left_too_much", "H18", "the cube on {0} has left more cells than one turn can have"},
    {"last_twice", "H42", "two cubes are marked as the one that tipped last"},
    {"last_not_asked", "H42", "phase '{0}' marks no cube with '!'"},
    {"last_not_marked", "H42", "phase '{0}' wants the cube that tipped last marked with '!'"},
    {"tile_twice", "H40", "the tile {0} is there twice"},
    {"confused_twice", "H45", "the same player is confused twice"},
    {"not_placing", "H10 H30 H60", "the cubes on the board are not those of players who are still placing"},
    {"yokai_not_there", "H46", "phase 'yokai' wants the yokai before the player to act"},
    {"nowhere_to_go", "H42", "in phase '{0}' the cube on {1} has nowhere to go"},
});

/// The row with this key. A key that the table does not have does not compile.
[[nodiscard]] consteval Refusal position_refusal(std::string_view key) {
    return row_of(position_refusals, key);
}

}  // namespace tessera::himiki
