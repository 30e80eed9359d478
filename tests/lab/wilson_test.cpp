#include "lab/wilson.hpp"

#include <gtest/gtest.h>

namespace tessera::lab {
namespace {

struct Case {
    std::uint64_t successes;
    std::uint64_t trials;
    double low;
    double high;
};

TEST(Wilson, GivesTheIntervalsOfPublishedTables) {
    // To three places, as calculators of the score interval without continuity correction give them.
    for (const Case& one : {Case{0, 10, 0.000, 0.278}, Case{5, 10, 0.237, 0.763}, Case{10, 10, 0.722, 1.000},
                            Case{1, 100, 0.002, 0.054}, Case{50, 100, 0.404, 0.596}}) {
        const Interval interval = wilson_interval(one.successes, one.trials);
        EXPECT_NEAR(interval.low, one.low, 0.0006) << one.successes << " of " << one.trials;
        EXPECT_NEAR(interval.high, one.high, 0.0006) << one.successes << " of " << one.trials;
    }
}

TEST(Wilson, KnowsNothingWithoutTrials) {
    EXPECT_EQ(wilson_interval(0, 0).low, 0);
    EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

TEST(Wilson, IsSymmetricAndNarrowsWithMoreTrials) {
    const Interval few = wilson_interval(3, 20);
    const Interval many = wilson_interval(300, 2'000);
    const Interval others = wilson_interval(17, 20);
    EXPECT_NEAR(few.low, 1 - others.high, 1e-12);
    EXPECT_NEAR(few.high, 1 - others.low, 1e-12);
    EXPECT_LT(many.high - many.low, (few.high - few.low) / 5);
}

}  // namespace
}  // namespace tessera::lab
