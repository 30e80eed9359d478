#include "load/figures.hpp"

#include <gtest/gtest.h>

namespace tessera::load {

namespace {

TEST(Times, PercentilesAreTimesThatWereMeasured) {
    Times times;
    for (int i = 100; i >= 1; --i) times.add(i);
    EXPECT_EQ(times.percentile(50), 50);
    EXPECT_EQ(times.percentile(95), 95);
    EXPECT_EQ(times.percentile(99), 99);
    EXPECT_EQ(times.longest(), 100);
}

TEST(Times, OneTimeIsEveryPercentileAndNoneIsZero) {
    Times times;
    EXPECT_EQ(times.percentile(99), 0);
    times.add(7);
    EXPECT_EQ(times.percentile(1), 7);
    EXPECT_EQ(times.percentile(99), 7);
}

/// A hundred a second for a second, each in 5 ms.
Stretch held() {
    Stretch stretch{.wanted = 100, .seconds = 1};
    for (int i = 0; i < 100; ++i) stretch.answered.add(5);
    return stretch;
}

TEST(Stretch, IsHeldWhereAllIsAnsweredInTime) {
    EXPECT_TRUE(held().is_held(50));
}

TEST(Stretch, IsNotHeldWhereTwoInAHundredAreLate) {
    auto stretch = held();
    for (int i = 0; i < 2; ++i) stretch.answered.add(80);
    EXPECT_FALSE(stretch.is_held(50));
    EXPECT_TRUE(stretch.is_held(100));
}

TEST(Stretch, IsNotHeldWhereLessIsDoneThanWanted) {
    auto stretch = held();
    stretch.wanted = 110;
    EXPECT_FALSE(stretch.is_held(50));
}

TEST(Stretch, IsNotHeldWithAnErrorOrAnAnswerThatNeverCame) {
    auto refused = held();
    refused.errors = 1;
    EXPECT_FALSE(refused.is_held(50));
    auto silent = held();
    silent.unanswered = 1;
    EXPECT_FALSE(silent.is_held(50));
}

}  // namespace

}  // namespace tessera::load
