#pragma once

#include "core/refusal.hpp"

namespace tessera::himiki::puzzle {

inline constexpr auto refusals = std::to_array<Refusal>({
    {"tip_not_neighbour", "H5", "{0} is no neighbour of {1}: a cube tips over one side"},
    {"cell_taken", "H5", "{0} is taken"},
    {"no_cube", "H12", "there is no cube on {0}"},
    {"pivots_white", "H12", "a pivot turns one white cube or several"},
    {"asks_free_replay", "H17", "it is a free replay: tip, pivot, play an event tile or 'end'"},
    {"yokai_no_black", "H46", "{0} holds no black cube two cells away in a line with nothing between"},
    {"impulse_not_there", "H52", "{0} is no free neighbour"},
    {"teleport_not_there", "H53", "{0} is no free cell two steps away in a line"},
    {"transfer_not_there", "H57", "there is no other cube on {0}"},
    {"puzzle_solved", "H70", "the puzzle is solved"},
    {"black_cube", "H70", "the black cube on {0} never acts"},
    {"asks_paid_turn", "H71", "a turn starts with a tip, a pivot or an event tile"},
    {"asks_impulse", "H71", "the impulse must be answered first, as 'IM>C2'"},
    {"asks_teleport", "H71", "the teleport must be answered first, as 'TP>C2'"},
    {"asks_transfer", "H71", "the transfer must be answered first, as 'TR>D5'"},
    {"asks_yokai", "H71", "say whether the yokai fights, as 'YM>C5' or 'YM>none'"},
    {"tile_not_given", "H72", "the tile {0} is not among those given"},
    {"conjures_black", "H72", "a conjuration gives one black cube another top"},
    {"mana_moves_white", "H72", "mana moves one white cube that shows its element"},
    {"free_tip_back", "H73", "the cube on {0} has left {1} since the last paid move and may not tip back for free"},
    {"no_white_cube", "H75", "no white cube is left"},
});

}  // namespace tessera::himiki::puzzle
