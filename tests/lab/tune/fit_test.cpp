#include "lab/tune/fit.hpp"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "lab/tune/tune.hpp"
#include "lab/workers.hpp"

namespace tessera::lab {
namespace {

/// Results by chance, as weights of ours would have them.
Samples made_by(const std::vector<double>& weights, double scale, std::size_t rows) {
    Random random(5);
    Samples samples{.width = weights.size()};
    for (std::size_t row = 0; row < rows; ++row) {
        double sum = 0;
        for (const double weight : weights) {
            const int feature = static_cast<int>(random.below(7)) - 3;
            samples.features.push_back(static_cast<std::int8_t>(feature));
            sum += weight * feature;
        }
        const double chance = 1 / (1 + std::exp(-sum / scale));
        samples.results.push_back(random.below(1'000'000) < chance * 1'000'000 ? 1.0F : 0.0F);
    }
    return samples;
}

TEST(Fit, FindsTheWeightsThatMadeTheResults) {
    const std::vector<double> truth = {100, -40, 0, 15};
    const Samples samples = made_by(truth, 200, 40'000);
    // The scale is taken from the weights given, so they must have the right size on the whole.
    const Fit fit = fitted(samples, {80, -60, 30, 10}, {.rounds = 400}, workers(2), {});
    EXPECT_LT(fit.error_after, fit.error_before);
    for (std::size_t i = 0; i < truth.size(); ++i) {
        EXPECT_NEAR(fit.weights[i] / fit.scale, truth[i] / 200, 0.03) << i;
    }
}

TEST(Tune, PlaysAndFitsTheSameOnAnyThreads) {
    const TuneSettings settings{.game = "pijersi", .games = 6, .self_play = {.nodes = 200}, .fit = {.rounds = 5}};
    const auto one = tuned(settings, {.play = workers(1), .fit = workers(1)}, {});
    const auto two = tuned(settings, {.play = workers(3), .fit = workers(3)}, {});
    ASSERT_TRUE(one && two);
    EXPECT_GT(one->samples, 10U);
    EXPECT_EQ(one->fit.weights, two->fit.weights);
    EXPECT_NE(report_of(*one).find("the right to move"), std::string::npos);
}

TEST(Tune, KeepsAPointWorthAHundred) {
    const TuneSettings settings{.game = "himiki", .games = 8, .self_play = {.nodes = 100}, .fit = {.rounds = 30}};
    const auto result = tuned(settings, {.play = workers(2), .fit = workers(2)}, {});
    ASSERT_TRUE(result);
    EXPECT_NEAR((result->fit.weights[4] - result->fit.weights[0]) / 4, 100, 1e-6);
}

TEST(Tune, SaysWhichGamesHaveWeights) {
    const auto none = tuned({.game = "chess"}, {.play = workers(1), .fit = workers(1)}, {});
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().what, testing::StartsWith("'chess' has no weights of its own to fit; these have: himiki"));
}

}  // namespace
}  // namespace tessera::lab
