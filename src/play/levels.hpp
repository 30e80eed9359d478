#pragma once

#include <array>

namespace tessera::play {

/// Levels 1 to 9 as strengths (search/handicap.hpp); level 10 is full strength.
using Levels = std::array<int, 9>;

// Found by `tessera lab levels ID --fit` and measured by `tessera lab levels ID` (docs/levels.md). Both editions of a
// box share theirs.
inline constexpr Levels himiki_levels = {375, 419, 449, 475, 500, 523, 575, 577, 720};
inline constexpr Levels himiki_pairs_levels = {240, 323, 373, 409, 438, 461, 491, 538, 595};
inline constexpr Levels himiki_expert_levels = {200, 270, 339, 395, 433, 466, 503, 566, 585};
inline constexpr Levels versus_levels = {258, 315, 367, 415, 453, 492, 546, 593, 674};
inline constexpr Levels versus_91_levels = {258, 315, 367, 415, 453, 492, 546, 593, 674};
inline constexpr Levels pijersi_levels = {0, 312, 379, 421, 462, 523, 585, 700, 815};
inline constexpr Levels remparts_levels = {300, 380, 420, 450, 480, 510, 550, 620, 760};

}  // namespace tessera::play
