#include <gtest/gtest.h>

#include "search/limits.hpp"

namespace tessera::search {
namespace {

TEST(TimeBudget, IsTheMovetimeWhereThereIsOne) {
    EXPECT_EQ(time_budget({.movetime = 250}, Side::second), 250);
    EXPECT_EQ(time_budget({}, Side::first), std::nullopt);
}

TEST(TimeBudget, NeverUsesTheWholeClock) {
    for (const Milliseconds left : {1, 19, 21, 50, 1'000, 600'000}) {
        for (const Milliseconds increment : {0, 10, 5'000}) {
            const auto budget =
                time_budget({.clock = {.second = left}, .increment = {.second = increment}}, Side::second);
            ASSERT_TRUE(budget);
            EXPECT_GE(*budget, 1);
            EXPECT_LE(*budget, std::max<Milliseconds>(1, left - 20)) << left << "+" << increment;
        }
    }
    EXPECT_EQ(time_budget({.clock = {.second = 1'000}}, Side::first), std::nullopt);
}

}  // namespace
}  // namespace tessera::search
