// Rule V11: who is not dominant on a pawn pulls it twice in a row and then leaves it out once.

#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

constexpr std::string_view two_rounds = "a3a5 i3i1 a5b5 i1h2";

TEST(VersusRepeatedPulls, V11TheThirdPullInARowDoesNotHappen) {
    const Position61 start = drawn("a3 V, e5 d, i3 v");
    EXPECT_EQ(pulls_of(after(start, "a3a5"), "d5"), 1U);
    EXPECT_EQ(pulls_of(after(start, "a3a5 i3i1"), "e5"), 1U) << "the dominant side's pulls leave the count";
    EXPECT_EQ(pulls_of(after(start, "a3a5 i3i1 a5b5"), "d5"), 2U);
    const Position61 twice = after(start, two_rounds);
    EXPECT_EQ(pulls_of(twice, "e5"), 2U);
    ASSERT_TRUE(is_legal(twice, "b5b2"));
    const Position61 third = after(twice, "b5b2");
    EXPECT_EQ(on(third, "e5"), "d");
    EXPECT_EQ(pulls_of(third, "e5"), 0U);
}

TEST(VersusRepeatedPulls, V11TheDominantSideIsNotBoundButTheOtherIs) {
    // Dark's 4, first in Light's hands: Dark has 4 of 5.
    const Position61 twice = after(drawn("a3 V, e5 a, i3 v"), two_rounds);
    EXPECT_EQ(on(twice, "e5"), "a");
    EXPECT_EQ(pulls_of(twice, "e5"), 2U);
    const Position61 third = after(twice, "b5b2");
    EXPECT_EQ(on(third, "d4"), "D") << "Dark pulls a third time";
    EXPECT_EQ(pulls_of(third, "d4"), 2U);
    const Position61 fourth = after(third, "h2h5");
    EXPECT_EQ(on(fourth, "d4"), "D") << "Light does not";
    EXPECT_EQ(pulls_of(fourth, "d4"), 0U);
}

TEST(VersusRepeatedPulls, V11AfterATurnWithoutItThePawnIsPulledAgain) {
    const Position61 third = after(drawn("a3 V, e5 d, i3 v"), std::string(two_rounds) + " b5b2 h2h1");
    const Position61 again = after(third, "b2a1");
    EXPECT_EQ(on(again, "d4"), "A");
    EXPECT_EQ(pulls_of(again, "d4"), 1U);
}

TEST(VersusRepeatedPulls, V11OtherPawnsArePulledByTheThirdMove) {
    const Position61 third = after(drawn("a3 V, e5 d, d2 c, i3 v"), std::string(two_rounds) + " b5b2");
    EXPECT_EQ(on(third, "e5"), "d");
    EXPECT_EQ(on(third, "c2"), "B");
    EXPECT_EQ(pulls_of(third, "c2"), 1U);
}

TEST(VersusRepeatedPulls, V11AnyOtherTurnOfThatPlayerEndsTheCount) {
    const Position61 twice = after(drawn("a3 V, e5 d, i3 v, a1 A"), two_rounds);
    EXPECT_EQ(pulls_of(twice, "e5"), 2U);
    EXPECT_EQ(pulls_of(after(twice, "a1b1"), "e5"), 0U) << "a pawn's step";
    EXPECT_EQ(pulls_of(after(twice, "b5c6"), "e5"), 0U) << "a slide elsewhere";
}

TEST(VersusRepeatedPulls, V11ACountGoesWithItsPawn) {
    const Position61 light = *Position61::parse("5/6/7/8/4d4/8/7/6/V4 l e5:2");
    const Position61 walked = after(light, "e5f5");
    EXPECT_EQ(pulls_of(walked, "e5"), 0U);
    EXPECT_EQ(pulls_of(walked, "f5"), 2U);
}

TEST(VersusRepeatedPulls, V11APawnOnATargetHasNoCount) {
    const Position61 light = *Position61::parse("5/6/7/8/4d4/8/7/6/V4 l e5:2");
    EXPECT_EQ(to_text(after(light, "e5e4")), "5/6/7/8/3d5/8/7/6/V4 d -");
    const Position61 pulled = after(drawn("a3 V, f4 d, i1 v"), "a3d3");
    EXPECT_EQ(on(pulled, "e4"), "A");
    EXPECT_EQ(pulls_of(pulled, "e4"), 0U);
}

TEST(VersusRepeatedPulls, V11CountsArePartOfTheText) {
    EXPECT_EQ(to_text(after(drawn("a3 V, e5 d, i3 v"), two_rounds)), "5/1v4/7/8/4d4/8/7/4V1/5 d e5:2");
}

}  // namespace
}  // namespace tessera::versus
