#pragma once

#include <array>

namespace tessera::play {

/// Levels 1 to 9 as strengths (search/handicap.hpp); level 10 is full strength.
using Levels = std::array<int, 9>;

// Found by `tessera lab levels ID --fit` and measured by `tessera lab levels ID` (docs/levels.md). Both editions of a
// box share theirs.
inline constexpr Levels himiki_levels = {340, 406, 439, 467, 492, 522, 563, 585, 662};
inline constexpr Levels himiki_pairs_levels = {378, 415, 451, 470, 488, 521, 565, 597, 725};
inline constexpr Levels himiki_expert_levels = {378, 415, 451, 470, 488, 521, 565, 597, 725};
inline constexpr Levels versus_levels = {185, 286, 340, 387, 429, 469, 511, 571, 672};
inline constexpr Levels versus_91_levels = {185, 286, 340, 387, 429, 469, 511, 571, 672};
inline constexpr Levels pijersi_levels = {0, 312, 379, 421, 462, 523, 610, 689, 807};
inline constexpr Levels remparts_levels = {0, 150, 280, 390, 490, 580, 680, 790, 900};

}  // namespace tessera::play
