// The steps have Glickman's numbers, the letters are his.

#include "server/rooms/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tessera::server {

namespace {

/// The system's constant: how far volatility may change at once.
constexpr double tau = 0.5;
constexpr double scale = 173.7178;
constexpr double accuracy = 0.000001;
constexpr double most_deviation = 350;

double weight_of(double phi) {
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

/// Step 5: the root of f by the Illinois algorithm.
double volatility_after(double sigma, double phi, double v, double delta) {
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
    };
    double low = a;
    double high = 0;
    if (delta * delta > phi * phi + v) {
        high = std::log(delta * delta - phi * phi - v);
    } else {
        int k = 1;
        while (f(a - k * tau) < 0) ++k;
        high = a - k * tau;
    }
    double at_low = f(low);
    double at_high = f(high);
    while (std::abs(high - low) > accuracy) {
        const double middle = low + (low - high) * at_low / (at_high - at_low);
        const double at_middle = f(middle);
        if (at_middle * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = middle;
        at_high = at_middle;
    }
    return std::exp(low / 2);
}

}  // namespace

double expected_score(const Glicko& one, const Glicko& other) {
    return 1 / (1 + std::exp(-weight_of(other.deviation / scale) * (one.rating - other.rating) / scale));
}

Glicko rested(const Glicko& before, double periods) {
    Glicko after = before;
    const double grown = before.volatility * std::sqrt(std::max(periods, 0.0));
    after.deviation = std::min(most_deviation, scale * std::hypot(before.deviation / scale, grown));
    return after;
}

Glicko rated(const Glicko& before, std::span<const GlickoResult> results) {
    const double phi = before.deviation / scale;
    if (results.empty()) return rested(before, 1);
    // Steps 3 and 4: the variance of the rating by the results alone, and by how much they would change it.
    double inverse = 0;
    double sum = 0;
    for (const GlickoResult& result : results) {
        const double weight = weight_of(result.opponent.deviation / scale);
        const double chance = expected_score(before, result.opponent);
        inverse += weight * weight * chance * (1 - chance);
        sum += weight * (result.score - chance);
    }
    const double v = 1 / inverse;
    const double sigma = volatility_after(before.volatility, phi, v, v * sum);
    // Steps 6 to 8.
    const double widened = std::hypot(phi, sigma);
    const double after = 1 / std::sqrt(1 / (widened * widened) + 1 / v);
    return {before.rating + scale * after * after * sum, std::min(most_deviation, scale * after), sigma};
}

}  // namespace tessera::server
