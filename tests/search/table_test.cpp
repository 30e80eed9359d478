#include "search/table.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace tessera::search {
namespace {

TEST(Table, GivesBackWhatItWasGiven) {
    Table table(1);
    const std::uint64_t key = mixed(1);
    EXPECT_FALSE(table.find(key));
    table.keep(key, {.value = -31'998, .estimate = 25'000, .step = 1'234, .depth = 17, .bound = Bound::at_most});
    const auto known = table.find(key);
    ASSERT_TRUE(known);
    EXPECT_EQ(known->value, -31'998);
    EXPECT_EQ(known->estimate, 25'000);
    EXPECT_EQ(known->step, 1'234);
    EXPECT_EQ(known->depth, 17);
    EXPECT_EQ(known->bound, Bound::at_most);
    EXPECT_FALSE(table.find(key + 1)) << "the whole key counts";
}

TEST(Table, KeepsTheBestStepOfAPositionOfWhichOnlyABoundIsNews) {
    Table table(1);
    table.keep(7, {.value = 10, .step = 5, .depth = 3, .bound = Bound::exact});
    table.keep(7, {.value = 2, .step = 0, .depth = 4, .bound = Bound::at_most});
    EXPECT_EQ(table.find(7)->step, 5);
    EXPECT_EQ(table.find(7)->depth, 4);
}

TEST(Table, PrefersDeepEntriesAndThoseOfThisSearch) {
    Table table(0);  // the smallest there is
    // All of these fall on one line: the upper bits are the same.
    const auto key = [](std::uint64_t i) { return (std::uint64_t{9} << 50) | i; };
    for (std::uint64_t i = 1; i <= 4; ++i)
        table.keep(key(i), {.value = 1, .depth = static_cast<std::uint8_t>(10 * i), .bound = Bound::exact});
    table.keep(key(5), {.value = 1, .depth = 20, .bound = Bound::exact});
    EXPECT_FALSE(table.find(key(1))) << "the shallowest has gone";
    EXPECT_TRUE(table.find(key(4)));
    for (int i = 0; i < 9; ++i) table.age();
    table.keep(key(6), {.value = 1, .depth = 1, .bound = Bound::exact});
    EXPECT_TRUE(table.find(key(6)));
    table.keep(key(7), {.value = 1, .depth = 2, .bound = Bound::exact});
    EXPECT_TRUE(table.find(key(6))) << "newer than the deep ones of long ago";
}

TEST(Table, CountsHowFullItIsAndCanBeCleared) {
    Table table(1);
    EXPECT_EQ(table.permille(), 0U);
    Random random(3);
    for (int i = 0; i < 200'000; ++i) table.keep(random.next(), {.value = 1, .depth = 1, .bound = Bound::exact});
    EXPECT_GT(table.permille(), 900U);
    table.clear();
    EXPECT_EQ(table.permille(), 0U);
    EXPECT_EQ(table.megabytes(), 1U);
}

}  // namespace
}  // namespace tessera::search
