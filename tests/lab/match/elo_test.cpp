// Elo and its interval, against numbers that were found in other ways.

#include "lab/match/elo.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "lab/match/simulated_pairs.hpp"

namespace tessera::lab {
namespace {

TEST(Elo, GivesTheNumbersOfPublishedTables) {
    EXPECT_NEAR(elo_of_score(0.75), 190.85, 0.005);
    EXPECT_NEAR(elo_of_score(0.64), 99.95, 0.005);
    EXPECT_NEAR(elo_of_score(0.9), 381.70, 0.005);
    EXPECT_EQ(elo_of_score(0.5), 0);
    EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
    EXPECT_TRUE(std::isinf(elo_of_score(0)) && elo_of_score(0) < 0);
    EXPECT_TRUE(std::isinf(elo_of_score(1)) && elo_of_score(1) > 0);
}

TEST(Elo, TheCurveAndItsInverseAgree) {
    for (double elo = -700; elo <= 700; elo += 37.5) EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-9);
}

TEST(Elo, MomentsAreThoseOfTheListOfPairs) {
    const PairCounts counts = {{3, 10, 21, 14, 8}};
    std::vector<double> scores;
    for (std::size_t kind = 0; kind < counts.of.size(); ++kind) {
        scores.insert(scores.end(), counts.of[kind], 0.25 * static_cast<double>(kind));
    }
    double sum = 0;
    double squares = 0;
    for (const double score : scores) {
        sum += score;
        squares += score * score;
    }
    const auto n = static_cast<double>(scores.size());
    EXPECT_EQ(counts.pairs(), 56U);
    EXPECT_NEAR(moments_of(counts).mean, sum / n, 1e-12);
    EXPECT_NEAR(moments_of(counts).variance, squares / n - sum * sum / (n * n), 1e-12);
}

TEST(Elo, TheIntervalIsWorkedOutByHand) {
    // Mean 0.5625, variance 0.06875 - 0.0039..., of 100 pairs: see the sums beside each kind.
    const PairCounts counts = {{5, 15, 40, 30, 10}};
    const double mean = (15 * 0.25 + 40 * 0.5 + 30 * 0.75 + 10) / 100;
    const double variance = (15 * 0.0625 + 40 * 0.25 + 30 * 0.5625 + 10) / 100 - mean * mean;
    const double half = 1.96 * std::sqrt(variance / 100);
    const EloEstimate estimate = elo_of(counts);
    EXPECT_NEAR(estimate.elo, 43.66, 0.005);
    EXPECT_NEAR(estimate.interval.low, 400 * std::log10((mean - half) / (1 - mean + half)), 0.01);
    EXPECT_NEAR(estimate.interval.high, 400 * std::log10((mean + half) / (1 - mean - half)), 0.01);
}

TEST(Elo, PairsThatAllEndedAlikeStillLeaveDoubt) {
    const EloEstimate won = elo_of({{0, 0, 0, 0, 10}});
    EXPECT_TRUE(std::isinf(won.elo));
    EXPECT_TRUE(std::isinf(won.interval.high));
    EXPECT_NEAR(won.interval.low, elo_of_score(0.722), 1);  // ten of ten, by published tables of Wilson's interval
    const EloEstimate even = elo_of({{0, 0, 10, 0, 0}});
    EXPECT_EQ(even.elo, 0);
    EXPECT_NEAR(even.interval.high, elo_of_score(0.763), 1);
    EXPECT_NEAR(even.interval.low, -even.interval.high, 1e-9);
    EXPECT_TRUE(std::isinf(elo_of({}).interval.low));
}

TEST(Elo, TheIntervalHoldsTheTruthNineteenTimesInTwenty) {
    const std::array<double, PairCounts::kinds> chances = {0.05, 0.15, 0.4, 0.25, 0.15};
    const double truth = elo_of_score(moments_of(chances).mean);
    Random random(1);
    constexpr int matches = 2'000;
    int held = 0;
    for (int i = 0; i < matches; ++i) {
        PairCounts counts;
        for (int pair = 0; pair < 200; ++pair) ++counts.of[simulated_pair(chances, random)];
        const Interval interval = elo_of(counts).interval;
        if (interval.low <= truth && truth <= interval.high) ++held;
    }
    // 95 %, and three standard deviations of so many tosses.
    EXPECT_NEAR(held, 0.95 * matches, 3 * std::sqrt(0.95 * 0.05 * matches) + 0.005 * matches);
}

}  // namespace
}  // namespace tessera::lab
