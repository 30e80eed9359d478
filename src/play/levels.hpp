#pragma once

#include <array>

namespace tessera::play {

/// Levels 1 to 9 as strengths (search/handicap.hpp); level 10 is full strength.
using Levels = std::array<int, 9>;

// Found by `tessera lab levels ID --fit` and measured by `tessera lab levels ID` (docs/levels.md). Both editions of a
// box share theirs.
inline constexpr Levels himiki_levels = {385, 420, 453, 471, 489, 514, 547, 594, 719};
inline constexpr Levels himiki_pairs_levels = {137, 273, 342, 388, 420, 451, 487, 531, 649};
inline constexpr Levels himiki_expert_levels = {200, 270, 339, 395, 433, 466, 503, 566, 585};
inline constexpr Levels versus_levels = {327, 379, 411, 442, 475, 509, 544, 604, 754};
inline constexpr Levels versus_91_levels = {445, 472, 498, 516, 534, 553, 576, 600, 692};
inline constexpr Levels pijersi_levels = {0, 264, 360, 404, 441, 508, 579, 736, 839};
inline constexpr Levels remparts_levels = {300, 380, 420, 450, 480, 510, 550, 620, 760};

}  // namespace tessera::play
