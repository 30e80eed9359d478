#include <gtest/gtest.h>

#include "search/limits.hpp"

namespace tessera::search {
namespace {

TEST(TimeBudget, IsTheMovetimeWhereThereIsOne) {
    const auto budget = time_budget({.movetime = 250}, Side::second);
    ASSERT_TRUE(budget);
    EXPECT_EQ(budget->soft, 250);
    EXPECT_EQ(budget->hard, 249) << "the answer has a way to go";
    EXPECT_FALSE(time_budget({}, Side::first));
}

TEST(TimeBudget, NeverUsesTheWholeClock) {
    for (const Milliseconds left : {1, 19, 21, 50, 1'000, 600'000}) {
        for (const Milliseconds increment : {0, 10, 5'000}) {
            const auto budget =
                time_budget({.clock = {.second = left}, .increment = {.second = increment}}, Side::second);
            ASSERT_TRUE(budget);
            EXPECT_GE(budget->soft, 1);
            EXPECT_LE(budget->soft, budget->hard);
            EXPECT_LE(budget->hard, std::max<Milliseconds>(1, left / 3)) << left << "+" << increment;
        }
    }
    EXPECT_FALSE(time_budget({.clock = {.second = 1'000}}, Side::first));
}

}  // namespace
}  // namespace tessera::search
