#include "lab/techniques.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/workers.hpp"
#include "play/bench.hpp"
#include "search/techniques.hpp"

namespace tessera::lab {
namespace {

TEST(TechniqueCosts, AreThoseOfASearchWithoutEach) {
    const play::Game& game = **play::game_named("versus");
    const auto costs = technique_costs(game, 4, workers(2));
    ASSERT_EQ(costs.size(), search::technique_names().size() + 1);
    EXPECT_EQ(costs.front().without, "");
    EXPECT_EQ(costs.front().nodes, play::bench_nodes(game, {.depth = 4}));
    for (const TechniqueCost& cost : costs) {
        play::BenchSettings settings{.depth = 4};
        if (!cost.without.empty()) *search::technique_named(settings.techniques, cost.without) = false;
        EXPECT_EQ(cost.nodes, play::bench_nodes(game, settings)) << cost.without;
    }
    const auto differs = [&](const TechniqueCost& cost) { return cost.nodes != costs.front().nodes; };
    EXPECT_GT(std::count_if(costs.begin(), costs.end(), differs), 3);
    EXPECT_THAT(report_of(costs), testing::StartsWith("without            nodes  times\nnothing "));
}

}  // namespace
}  // namespace tessera::lab
