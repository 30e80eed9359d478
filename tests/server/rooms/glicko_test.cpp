#include "server/rooms/glicko.hpp"

#include <array>

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

/// Glickman's own example.
TEST(Glicko2, FindsTheNumbersOfItsPaper) {
    const std::array<GlickoResult, 3> results = {
        {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}}};
    const Glicko after = rated({1500, 200, 0.06}, results);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, MovesEqualsNowhereByADraw) {
    const std::array<GlickoResult, 1> drawn = {{{{1500, 80, 0.06}, 0.5}}};
    const Glicko after = rated({1500, 80, 0.06}, drawn);
    EXPECT_NEAR(after.rating, 1500, 1e-9);
    EXPECT_LT(after.deviation, 80.1);
}

TEST(Glicko2, GivesTheWeakerOneForADraw) {
    const std::array<GlickoResult, 1> drawn = {{{{1800, 80, 0.06}, 0.5}}};
    EXPECT_GT(rated({1500, 80, 0.06}, drawn).rating, 1500);
}

TEST(Glicko2, IsLessSureOfWhoDoesNotPlay) {
    const Glicko after = rated({1600, 50, 0.06}, {});
    EXPECT_EQ(after.rating, 1600);
    EXPECT_GT(after.deviation, 50);
    EXPECT_EQ(rated({1600, 350, 0.06}, {}).deviation, 350);
}

TEST(Glicko2, KnowsLessTheLongerNobodyPlays) {
    const Glicko before{1600, 50, 0.06};
    EXPECT_EQ(rested(before, 0), before);
    EXPECT_EQ(rested(before, 1), rated(before, {}));
    // So many periods at once are as many one after another.
    Glicko after = before;
    for (int i = 0; i < 88; ++i) after = rated(after, {});
    EXPECT_NEAR(rested(before, 88).deviation, after.deviation, 1e-9);
    EXPECT_NEAR(after.deviation, 110, 1);
    EXPECT_EQ(rested(before, 1e9).deviation, 350);
}

TEST(Glicko2, SurvivesTheGreatestSurprises) {
    const std::array<GlickoResult, 1> lost = {{{{400, 30, 0.06}, 0}}};
    const Glicko after = rated({3200, 30, 0.06}, lost);
    EXPECT_LT(after.rating, 3200);
    EXPECT_GT(after.volatility, 0.06);
    EXPECT_LT(after.volatility, 1);
}

}  // namespace
}  // namespace tessera::server
