#include "core/inline_vector.hpp"

#include <numeric>

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(InlineVector, KeepsWhatIsPutInAndCopiesIt) {
    InlineVector<int, 4> list;
    EXPECT_TRUE(list.empty());
    for (const int i : {3, 1, 2}) list.push_back(i);
    EXPECT_EQ(list.size(), 3U);
    EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0), 6);
    const InlineVector<int, 4> copy = list;
    EXPECT_EQ(copy, list);
    list[0] = 9;
    EXPECT_NE(copy, list);
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_NE(copy, list);
}

TEST(InlineVector, KeepsAnItemOnlyIfItIsWanted) {
    InlineVector<int, 3> list;
    list.push_back_if(true, 1);
    list.push_back_if(false, 2);
    list.push_back_if(true, 3);
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0], 1);
    EXPECT_EQ(list[1], 3);
}

TEST(InlineVector, WorksAtCompileTime) {
    constexpr int sum = [] {
        InlineVector<int, 3> list;
        list.push_back(1);
        list.push_back(2);
        int total = 0;
        for (const int i : list) total += i;
        return total;
    }();
    static_assert(sum == 3);
}

TEST(InlineVector, AnAppenderGivesTheListItsSizeWhenItIsGone) {
    InlineVector<int, 4> list;
    list.push_back(1);
    {
        InlineVector<int, 4>::Appender appender(list);
        appender.push_back(2);
        appender.push_back_if(false, 3);
        appender.push_back_if(true, 4);
    }
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[1], 2);
    EXPECT_EQ(list[2], 4);
}

}  // namespace
}  // namespace tessera
