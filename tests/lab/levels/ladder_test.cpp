#include "lab/levels/ladder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/workers.hpp"

namespace tessera::lab {
namespace {

using testing::HasSubstr;

// Games are few and short here: what levels are worth is measured by the tool, not by a test.
const LadderSettings quick = {.games = 2, .movetime = 1, .most_nodes = 50};

TEST(Ladder, PlaysEveryLevelAgainstTheOneBelow) {
    LadderSettings settings = quick;
    settings.game = "himiki";
    std::vector<std::string> told;
    const auto ladder = measured_ladder(settings, workers(2), [&](const std::string& text) { told.push_back(text); });
    ASSERT_TRUE(ladder);
    ASSERT_EQ(ladder->size(), 10U);
    EXPECT_EQ(told.front(), "level 2 against level 1");
    EXPECT_EQ(told.size(), 9U);
    for (std::size_t i = 1; i < ladder->size(); ++i) {
        EXPECT_EQ((*ladder)[i].tally.games(), 2U);
        EXPECT_EQ((*ladder)[i].level, static_cast<int>(i) + 1);
    }
    EXPECT_FALSE(ladder->back().strength);
    const std::string report = report_of(settings, *ladder);
    EXPECT_THAT(report, HasSubstr("himiki: 2 games of each two neighbours, 1 ms an action at full strength, seed 1"));
    EXPECT_THAT(report, HasSubstr("full"));
}

TEST(Ladder, PlaysAPartOfTheLevels) {
    LadderSettings settings = quick;
    settings.game = "himiki";
    settings.lowest = 2;
    settings.highest = 4;
    const auto ladder = measured_ladder(settings, workers(2), {});
    ASSERT_TRUE(ladder);
    ASSERT_EQ(ladder->size(), 3U);
    EXPECT_EQ(ladder->front().level, 2);
    EXPECT_EQ(ladder->back().level, 4);
    settings.lowest = 4;
    EXPECT_EQ(measured_ladder(settings, workers(2), {}).error(),
              "there is no ladder from level 4 to level 4: levels go from 1 to 10");
    settings.highest = 11;
    EXPECT_FALSE(measured_ladder(settings, workers(2), {}));
}

TEST(Ladder, IsTheSameAgainWhereFullStrengthHasNodesInsteadOfTime) {
    LadderSettings settings = quick;
    settings.game = "versus";
    settings.games = 4;
    settings.nodes = 300;
    settings.lowest = 8;
    const auto ladder = measured_ladder(settings, workers(2), {});
    const auto again = measured_ladder(settings, workers(1), {});
    ASSERT_TRUE(ladder);
    ASSERT_TRUE(again);
    EXPECT_EQ(report_of(settings, *ladder), report_of(settings, *again));
    EXPECT_THAT(report_of(settings, *ladder), HasSubstr("300 nodes an action at full strength"));
}

TEST(Ladder, FindsStrengthsThatGrow) {
    LadderSettings settings = quick;
    settings.game = "himiki";
    settings.rounds = 1;
    const auto fitted = fitted_levels(settings, workers(2), {});
    ASSERT_TRUE(fitted);
    const auto* levels = &fitted->strengths;
    EXPECT_THAT(report_of(*fitted), HasSubstr("levels 1 to 9: "));
    for (std::size_t i = 1; i < levels->size(); ++i) EXPECT_LE((*levels)[i - 1], (*levels)[i]) << i;
    EXPECT_GE(levels->front(), 0);
}

TEST(Ladder, RefusesGamesThatAreNoneForTwo) {
    LadderSettings settings = quick;
    settings.game = "mindlock";
    EXPECT_FALSE(measured_ladder(settings, workers(1), {}));
    settings.game = "chess";
    EXPECT_FALSE(fitted_levels(settings, workers(1), {}));
}

}  // namespace
}  // namespace tessera::lab
