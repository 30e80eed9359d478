#include <gtest/gtest.h>

#include "core/perft.hpp"

namespace tessera {
namespace {

TEST(PerftTable, FindsWhatItKeptUnderTheSameKeyAndDepthOnly) {
    PerftTable table(1024);
    table.keep(42, 3, 1000);
    EXPECT_EQ(table.find(42, 3), 1000U);
    EXPECT_EQ(table.find(42, 2), 0U);
    EXPECT_EQ(table.find(43, 3), 0U);
}

TEST(PerftTable, WorksWithASingleSlot) {
    PerftTable table(0);
    table.keep(1, 1, 5);
    EXPECT_EQ(table.find(1, 1), 5U);
    table.keep(2, 1, 6);
    EXPECT_EQ(table.find(1, 1), 0U);
    EXPECT_EQ(table.find(2, 1), 6U);
}

}  // namespace
}  // namespace tessera
