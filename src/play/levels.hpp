#pragma once

#include <array>

namespace tessera::play {

/// Levels 1 to 9 as strengths (search/handicap.hpp); level 10 is full strength.
using Levels = std::array<int, 9>;

// Found by `tessera lab levels ID --fit` and measured by `tessera lab levels ID` (docs/levels.md). Both editions of a
// box share theirs.
inline constexpr Levels himiki_levels = {385, 430, 457, 480, 503, 527, 555, 594, 735};
inline constexpr Levels himiki_pairs_levels = {225, 307, 370, 407, 434, 458, 482, 515, 592};
inline constexpr Levels himiki_expert_levels = {200, 303, 359, 397, 426, 456, 488, 525, 566};
inline constexpr Levels versus_levels = {327, 363, 405, 444, 483, 515, 554, 634, 760};
inline constexpr Levels versus_91_levels = {445, 474, 497, 514, 530, 546, 568, 576, 650};
inline constexpr Levels pijersi_levels = {0, 264, 360, 404, 441, 508, 586, 710, 815};
inline constexpr Levels remparts_levels = {150, 300, 340, 380, 455, 515, 551, 564, 580};

}  // namespace tessera::play
