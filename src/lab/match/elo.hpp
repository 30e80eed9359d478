#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lab/wilson.hpp"

namespace tessera::lab {

/// The share of the points that a lead of so many Elo promises: 0 gives 0.5 (Elo's logistic curve).
[[nodiscard]] double score_of_elo(double elo);

/// The lead that such a share of the points shows; infinite at 0 and 1.
[[nodiscard]] double elo_of_score(double score);

/// Pairs of games on one opening with sides swapped, counted by the points that they brought: none, a half, one, one
/// and a half, two. Pairs are the sample, not games: an opening that favours one side helps each player once, so that
/// the two games of a pair are not independent.
struct PairCounts {
    static constexpr std::size_t kinds = 5;
    std::array<std::uint64_t, kinds> of = {};

    [[nodiscard]] std::uint64_t pairs() const;
    friend bool operator==(const PairCounts&, const PairCounts&) = default;
};

/// Mean and variance of one pair's share of its two points.
struct Moments {
    double mean = 0;
    double variance = 0;
};

/// Chances, or counts, of the five kinds; only their proportions matter.
[[nodiscard]] Moments moments_of(const std::array<double, PairCounts::kinds>& weights);
[[nodiscard]] Moments moments_of(const PairCounts& counts);

struct EloEstimate {
    double elo = 0;
    Interval interval = {};  ///< 95 %, in Elo; infinite where nothing bounds it
};

/// By the normal distribution of the mean over pairs. Where all pairs ended alike that has no width, and Wilson's
/// interval, which takes each pair for one toss, stands in.
[[nodiscard]] EloEstimate elo_of(const PairCounts& counts);

}  // namespace tessera::lab
