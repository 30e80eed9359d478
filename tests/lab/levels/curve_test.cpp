#include "lab/levels/curve.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::lab {
namespace {

using testing::ElementsAre;

TEST(Curve, LevelsAreEqualStepsApart) {
    // Half of the Elo lie in the first tenth of the strengths.
    EXPECT_THAT(spread_levels({{0, 0}, {100, 450}, {1000, 900}}, {150, 150}),
                ElementsAre(0, 22, 44, 67, 89, 200, 400, 600, 800));
}

TEST(Curve, StepsAreNoLargerThanWanted) {
    EXPECT_THAT(spread_levels({{0, 0}, {1000, 2000}}, {100, 100}),
                ElementsAre(550, 600, 650, 700, 750, 800, 850, 900, 950));
}

TEST(Curve, TheLastStepMayBeAnother) {
    EXPECT_THAT(spread_levels({{0, 0}, {1000, 2000}}, {100, 200}),
                ElementsAre(500, 550, 600, 650, 700, 750, 800, 850, 900));
    // 800 and 200 Elo are wanted and 500 are there.
    EXPECT_THAT(spread_levels({{0, 0}, {1000, 500}}, {100, 200}),
                ElementsAre(0, 100, 200, 300, 400, 500, 600, 700, 800));
}

TEST(Curve, StepsAreThoseOfEloWhereNobodyHasAForm) {
    const Steps steps = steps_of_score(0.8, 0);
    EXPECT_NEAR(steps.between, 240.8, 0.1);
    EXPECT_NEAR(steps.last, 240.8, 0.1);
}

TEST(Curve, WithAFormTheSameScoreTakesALargerStep) {
    const Steps steps = steps_of_score(0.8, 1);
    EXPECT_GT(steps.between, 350);
    EXPECT_LT(steps.between, 400);
    // Full strength has no form, so the worst of one and the best of the other do not meet there.
    EXPECT_GT(steps.last, 250);
    EXPECT_LT(steps.last, steps.between - 50);
}

TEST(Curve, ADipIsLevel) {
    const auto levels = spread_levels({{0, 0}, {100, 90}, {200, 60}, {300, 180}}, {200, 200});
    for (std::size_t i = 1; i < levels.size(); ++i) EXPECT_LE(levels[i - 1], levels[i]) << i;
    EXPECT_EQ(levels.front(), 0);
}

TEST(Curve, WhoIsAllTheSameGetsTheSame) {
    EXPECT_THAT(spread_levels({{50, 0}, {1000, 0}}, {100, 100}), testing::Each(50));
}

}  // namespace
}  // namespace tessera::lab
