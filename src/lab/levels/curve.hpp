#pragma once

#include <array>
#include <vector>

namespace tessera::lab {

/// A strength and how many Elo it is above the first of its curve.
struct CurvePoint {
    double strength = 0;
    double elo = 0;
};

/// How many Elo lie between two levels, and between level 9 and full strength.
struct Steps {
    double between = 0;
    double last = 0;
};

/// The steps at which each level scores so much against the one below, if a game of levels 1 to 9 lies up to `form`
/// levels beside what they are on average, each place as likely as another (play/form.hpp).
[[nodiscard]] Steps steps_of_score(double score, double form);

/// Strengths for levels 1 to 9 with such steps between them and up to the curve's last point, which is level 10. If the
/// curve is shorter, all steps are shortened alike; if it is longer, its weakest players are left out. Points come in
/// order; where one is measured below the one before, the two count as equal.
[[nodiscard]] std::array<int, 9> spread_levels(std::vector<CurvePoint> curve, const Steps& most);

}  // namespace tessera::lab
