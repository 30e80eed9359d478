#include "core/random.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Random, GivesTheSameStreamForTheSameSeed) {
    Random a(1);
    Random b(1);
    Random c(2);
    EXPECT_EQ(a.next(), b.next());
    EXPECT_NE(a.next(), c.next());
}

TEST(Random, MatchesThePublishedReferenceOfItsSeeding) {
    // The first outputs of SplitMix64 from state 0, as its authors' reference program prints them.
    EXPECT_EQ(mixed(0), 0xE220A8397B1DCDAFULL);
    EXPECT_EQ(mixed(0x9E3779B97F4A7C15ULL), 0x6E789E6AA1B965F4ULL);
}

TEST(Random, BelowIsFairAndInRange) {
    Random random(3);
    std::map<std::uint32_t, int> seen;
    for (int i = 0; i < 60'000; ++i) ++seen[random.below(6)];
    ASSERT_EQ(seen.size(), 6U);
    for (const auto& [value, times] : seen) {
        EXPECT_LT(value, 6U);
        EXPECT_NEAR(times, 10'000, 500);  // more than five standard deviations
    }
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ShuffleKeepsAllItemsAndReachesEveryOrder) {
    std::map<std::array<int, 3>, int> seen;
    Random random(5);
    for (int i = 0; i < 6'000; ++i) {
        std::array<int, 3> items = {1, 2, 3};
        random.shuffle(items);
        ++seen[items];
    }
    ASSERT_EQ(seen.size(), 6U);
    for (const auto& [order, times] : seen) EXPECT_NEAR(times, 1'000, 200);
}

}  // namespace
}  // namespace tessera
