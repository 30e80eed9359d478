#include "lab/levels/curve.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tessera::lab {

namespace {

/// The strength that has so many Elo, between the points around it.
double strength_at(const std::vector<CurvePoint>& curve, double elo) {
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const CurvePoint& low = curve[i - 1];
        const CurvePoint& high = curve[i];
        if (elo > high.elo && i + 1 < curve.size()) continue;
        if (high.elo <= low.elo) return low.strength;
        const double share = std::clamp((elo - low.elo) / (high.elo - low.elo), 0.0, 1.0);
        return low.strength + share * (high.strength - low.strength);
    }
    return curve.front().strength;
}

}  // namespace

std::array<int, 9> spread_levels(std::vector<CurvePoint> curve, double most_step) {
    std::array<int, 9> levels{};
    for (std::size_t i = 1; i < curve.size(); ++i) curve[i].elo = std::max(curve[i].elo, curve[i - 1].elo);
    const double top = curve.back().elo;
    const double step = std::min((top - curve.front().elo) / levels.size(), most_step);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const double below_top = step * static_cast<double>(levels.size() - i);
        levels[i] = static_cast<int>(std::lround(strength_at(curve, top - below_top)));
    }
    return levels;
}

}  // namespace tessera::lab
