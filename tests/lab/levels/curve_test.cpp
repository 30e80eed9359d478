#include "lab/levels/curve.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::lab {
namespace {

using testing::ElementsAre;

TEST(Curve, LevelsAreEqualStepsApart) {
    // Half of the Elo lie in the first tenth of the strengths.
    EXPECT_THAT(spread_levels({{0, 0}, {100, 450}, {1000, 900}}, 150),
                ElementsAre(0, 22, 44, 67, 89, 200, 400, 600, 800));
}

TEST(Curve, StepsAreNoLargerThanWanted) {
    EXPECT_THAT(spread_levels({{0, 0}, {1000, 2000}}, 100), ElementsAre(550, 600, 650, 700, 750, 800, 850, 900, 950));
}

TEST(Curve, ADipIsLevel) {
    const auto levels = spread_levels({{0, 0}, {100, 90}, {200, 60}, {300, 180}}, 200);
    for (std::size_t i = 1; i < levels.size(); ++i) EXPECT_LE(levels[i - 1], levels[i]) << i;
    EXPECT_EQ(levels.front(), 0);
}

TEST(Curve, WhoIsAllTheSameGetsTheSame) {
    EXPECT_THAT(spread_levels({{50, 0}, {1000, 0}}, 100), testing::Each(50));
}

}  // namespace
}  // namespace tessera::lab
