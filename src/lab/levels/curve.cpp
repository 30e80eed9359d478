#include "lab/levels/curve.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "lab/match/elo.hpp"

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

/// What a level scores against the one `step` Elo below it.
double mean_score(double step, double form, bool upper_has_form) {
    constexpr int places = 41;  // of a form, from the worst to the best
    const auto at = [form](int place) { return form * (2.0 * place / (places - 1) - 1); };
    double sum = 0;
    for (int lower = 0; lower < places; ++lower) {
        for (int upper = 0; upper < places; ++upper) {
            const double better = upper_has_form ? at(upper) : 0;
            sum += score_of_elo(step * (1 + better - at(lower)));
        }
    }
    return sum / (places * places);
}

double step_of_score(double score, double form, bool upper_has_form) {
    double low = 0;
    double high = 4000;
    for (int i = 0; i < 50; ++i) {
        const double middle = (low + high) / 2;
        (mean_score(middle, form, upper_has_form) < score ? low : high) = middle;
    }
    return low;
}

}  // namespace

Steps steps_of_score(double score, double form) {
    return {.between = step_of_score(score, form, true), .last = step_of_score(score, form, false)};
}

std::array<int, 9> spread_levels(std::vector<CurvePoint> curve, const Steps& most) {
    std::array<int, 9> levels{};
    for (std::size_t i = 1; i < curve.size(); ++i) curve[i].elo = std::max(curve[i].elo, curve[i - 1].elo);
    const double top = curve.back().elo;
    const double whole = most.last + most.between * static_cast<double>(levels.size() - 1);
    const double share = whole > 0 ? std::min((top - curve.front().elo) / whole, 1.0) : 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const double below_top = share * (most.last + most.between * static_cast<double>(levels.size() - 1 - i));
        levels[i] = static_cast<int>(std::lround(strength_at(curve, top - below_top)));
    }
    return levels;
}

}  // namespace tessera::lab
