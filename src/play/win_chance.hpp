#pragma once

#include <array>
#include <cmath>
#include <string_view>

#include "search/limits.hpp"

namespace tessera::play {

/// How a game's hundredths become chances: a lead of `scale` wins e times for each time that it loses.
struct ChanceScale {
    std::string_view game;  ///< how its id begins
    int scale = 100;
};

// Found by `tessera lab chances ID` (docs/lab.md). Both editions share theirs, and what was not measured takes the
// nearest. Longer beginnings come first.
inline constexpr std::array<ChanceScale, 8> chance_scales = {{
    {"himiki-expert", 153},
    {"himiki-2v2", 66},
    {"himiki", 66},
    {"mukyan", 66},
    {"versus-91", 181},
    {"versus", 206},
    {"pijersi", 210},
    {"remparts", 208},
}};

[[nodiscard]] constexpr int chance_scale(std::string_view game) {
    for (const ChanceScale& known : chance_scales) {
        if (game.starts_with(known.game)) return known.scale;
    }
    return 100;
}

/// The logistic curve: 0.5 where nobody leads.
[[nodiscard]] inline double chance_of(double lead, double scale) {
    return 1 / (1 + std::exp(-lead / scale));
}

/// The chance of the side to move, from 0 to 1; a draw counts half. A forced end is certain.
[[nodiscard]] inline double win_chance(std::string_view game, const search::Score& score) {
    if (score.kind == search::Score::Kind::win) return 1;
    if (score.kind == search::Score::Kind::loss) return 0;
    return chance_of(score.value, chance_scale(game));
}

}  // namespace tessera::play
