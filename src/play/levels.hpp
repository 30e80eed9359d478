#pragma once

#include <array>

namespace tessera::play {

/// Levels 1 to 9; level 10 is full strength.
struct Levels {
    std::array<int, 9> strengths{};  ///< search/handicap.hpp
    int form = 0;  ///< how far one game may lie from the level (play/form.hpp), in hundredths of a level
};

// Found by `tessera lab levels ID --fit` and measured by `tessera lab levels ID` (docs/levels.md). Both editions of a
// box share theirs.
inline constexpr Levels himiki_levels = {.strengths = {320, 409, 434, 458, 475, 493, 513, 541, 578}, .form = 100};
inline constexpr Levels himiki_pairs_levels = {.strengths = {225, 307, 370, 407, 434, 458, 482, 515, 592}};
inline constexpr Levels himiki_expert_levels = {.strengths = {200, 303, 359, 397, 426, 456, 488, 525, 566}};
inline constexpr Levels versus_levels = {.strengths = {178, 288, 346, 387, 426, 472, 508, 552, 643}, .form = 100};
inline constexpr Levels versus_91_levels = {.strengths = {352, 400, 447, 483, 510, 531, 552, 582, 665}, .form = 100};
inline constexpr Levels pijersi_levels = {.strengths = {0, 264, 360, 404, 441, 508, 586, 710, 815}};
inline constexpr Levels remparts_levels = {.strengths = {150, 300, 340, 380, 455, 515, 551, 564, 580}};

}  // namespace tessera::play
