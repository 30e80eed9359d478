#pragma once

#include <array>
#include <cstddef>

#include "core/random.hpp"
#include "lab/match/elo.hpp"

namespace tessera::lab {

/// The kind of a pair drawn by these chances.
[[nodiscard]] inline std::size_t simulated_pair(const std::array<double, PairCounts::kinds>& chances, Random& random) {
    double left = static_cast<double>(random.next() >> 11U) * 0x1p-53;
    for (std::size_t kind = 0; kind + 1 < chances.size(); ++kind) {
        if (left < chances[kind]) return kind;
        left -= chances[kind];
    }
    return chances.size() - 1;
}

}  // namespace tessera::lab
