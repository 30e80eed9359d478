#include "lab/techniques.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/workers.hpp"
#include "search/techniques.hpp"

namespace tessera::lab {
namespace {

TEST(TechniqueCosts, AreThoseOfASearchWithoutEach) {
    const auto costs = technique_costs(**play::game_named("versus"), 3, workers(2));
    ASSERT_EQ(costs.size(), search::technique_names().size() + 1);
    EXPECT_EQ(costs.front().without, "");
    for (const TechniqueCost& cost : costs) {
        EXPECT_GT(cost.nodes, 0U) << cost.without;
        // Without the search's look beyond the end of lines there is less to look at.
        if (cost.without == "quiescence") EXPECT_LT(cost.nodes, costs.front().nodes);
    }
    EXPECT_THAT(report_of(costs), testing::StartsWith("without            nodes  times\nnothing "));
}

}  // namespace
}  // namespace tessera::lab
