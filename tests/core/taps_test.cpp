#include "core/taps.hpp"

#include <gtest/gtest.h>

namespace tessera {
namespace {

using Taps = std::vector<std::string>;

TEST(Taps, AreOfAKind) {
    EXPECT_EQ(tapped("back:L", "back"), "L");
    EXPECT_EQ(tapped("cell:a1", "back"), std::nullopt);
    EXPECT_EQ(tapped("backs:L", "back"), std::nullopt);
    EXPECT_EQ(tapped("back", "back"), std::nullopt);
    EXPECT_EQ(tapped("", "back"), std::nullopt);
}

TEST(Taps, BeginAGestureInTheOrderOfItsSteps) {
    const Gesture gesture{.steps = {"cell:a1", "cell:b1"}};
    for (const Taps& taps : std::vector<Taps>{{}, {"cell:a1"}, {"cell:a1", "cell:b1"}}) {
        EXPECT_TRUE(begins_with(gesture, taps));
    }
    for (const Taps& taps : std::vector<Taps>{{"cell:b1"}, {"cell:b1", "cell:a1"}, {"cell:a1", "cell:b1", "cell:c1"}}) {
        EXPECT_FALSE(begins_with(gesture, taps));
    }
}

TEST(Taps, FollowInAnyOrderForTheRest) {
    const Gesture gesture{.steps = {"do:pivot"}, .rest = {"cell:a1", "cell:b1"}};
    EXPECT_TRUE(begins_with(gesture, Taps{"do:pivot", "cell:b1"}));
    EXPECT_TRUE(begins_with(gesture, Taps{"do:pivot", "cell:b1", "cell:a1"}));
    EXPECT_FALSE(begins_with(gesture, Taps{"do:pivot", "cell:b1", "cell:b1"}));
    EXPECT_FALSE(begins_with(gesture, Taps{"cell:b1"}));
}

}  // namespace
}  // namespace tessera
