#pragma once

#include <algorithm>
#include <cmath>

namespace tessera::lab {

/// How far a forecast was off: 0 where it was certain and right. Results are 1, 0 or, of a draw, a half.
[[nodiscard]] inline double log_loss(double foretold, double result) {
    constexpr double least = 1e-9;
    return -result * std::log(std::max(foretold, least)) - (1 - result) * std::log(std::max(1 - foretold, least));
}

}  // namespace tessera::lab
