#pragma once

#include <array>
#include <vector>

namespace tessera::lab {

/// A strength and how many Elo it is above the first of its curve.
struct CurvePoint {
    double strength = 0;
    double elo = 0;
};

/// Strengths for levels 1 to 9 with equal steps in Elo between them and up to the curve's last point, which is
/// level 10. Steps are as large as the curve allows but no larger than `most_step`; if that is less, the weakest
/// players of the curve are left out. Points come in order; where one is measured below the one before, the two count
/// as equal.
[[nodiscard]] std::array<int, 9> spread_levels(std::vector<CurvePoint> curve, double most_step);

}  // namespace tessera::lab
