#include "lab/match/elo.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tessera::lab {

namespace {

constexpr double per_tenfold = 400;                         // Elo for ten times the odds
constexpr double z = 1.959963984540054;                     // the 97.5 % point of the normal distribution
constexpr double points_of_a_pair = PairCounts::kinds - 1;  // in quarters of the pair's share

/// Every pair ended alike, so that only their number says something.
Interval interval_of_equals(double share, std::uint64_t pairs) {
    const auto successes = static_cast<std::uint64_t>(std::llround(share * static_cast<double>(pairs)));
    Interval interval = wilson_interval(successes, pairs);
    // Rounding would make large numbers of what is infinite.
    if (successes == 0) interval.low = 0;
    if (successes == pairs) interval.high = 1;
    return interval;
}

}  // namespace

double score_of_elo(double elo) {
    return 1 / (1 + std::pow(10, -elo / per_tenfold));
}

double elo_of_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return per_tenfold * std::log10(score / (1 - score));
}

std::uint64_t PairCounts::pairs() const {
    return std::accumulate(of.begin(), of.end(), std::uint64_t{0});
}

Moments moments_of(const std::array<double, PairCounts::kinds>& weights) {
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (all <= 0) return {};
    Moments moments;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        moments.mean += weights[i] / all * static_cast<double>(i) / points_of_a_pair;
    }
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double off = static_cast<double>(i) / points_of_a_pair - moments.mean;
        moments.variance += weights[i] / all * off * off;
    }
    return moments;
}

Moments moments_of(const PairCounts& counts) {
    std::array<double, PairCounts::kinds> numbers = {};
    std::ranges::transform(counts.of, numbers.begin(), [](std::uint64_t n) { return static_cast<double>(n); });
    return moments_of(numbers);
}

EloEstimate elo_of(const PairCounts& counts) {
    const std::uint64_t pairs = counts.pairs();
    constexpr double infinite = std::numeric_limits<double>::infinity();
    if (pairs == 0) return {0, {-infinite, infinite}};
    const auto [mean, variance] = moments_of(counts);
    const bool all_alike = std::ranges::count(counts.of, std::uint64_t{0}) == PairCounts::kinds - 1;
    const double half = z * std::sqrt(variance / static_cast<double>(pairs));
    const Interval shares =
        all_alike ? interval_of_equals(mean, pairs) : Interval{std::max(0.0, mean - half), std::min(1.0, mean + half)};
    return {elo_of_score(mean), {elo_of_score(shares.low), elo_of_score(shares.high)}};
}

}  // namespace tessera::lab
