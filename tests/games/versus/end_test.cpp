// Rules V12 and V13: points, and both sides of each boundary at which a game ends.

#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

TEST(VersusScore, V12APawnOnATargetCountsForWhoControlsIt) {
    const Position61 position = drawn("e2 D, e4 b, d5 C, a1 V");
    EXPECT_EQ(position.score(Side::first), 4U);
    EXPECT_EQ(position.score(Side::second), 2U);
}

TEST(VersusEnd, V13TheLastTargetTakenEndsTheGame) {
    const Position61 before = drawn("e2 D, e4 d, e6 B, d7 A, a1 V, i3 v, c3 a, c5 b");
    EXPECT_EQ(end_of(before), "ongoing");
    const Position61 over = after(before, "d7e8");
    EXPECT_EQ(end_of(over), "p1win targets_taken") << "7 to 4";
    EXPECT_TRUE(over.legal_moves().empty());
    EXPECT_EQ(over.count_moves(), 0U);
}

TEST(VersusEnd, V13EqualPointsAreADraw) {
    EXPECT_EQ(end_of(drawn("e2 D, e4 A, e6 d, e8 a, a1 V, i3 v")), "draw targets_taken");
}

TEST(VersusEnd, V13APullOntoTheLastTargetEndsTheGame) {
    const Position61 before = drawn("a3 V, f4 a, i1 v, e2 d, e6 A, e8 B");
    EXPECT_EQ(end_of(before), "ongoing");
    EXPECT_EQ(end_of(after(before, "a3d3")), "p1win targets_taken") << "7 to 4";
}

TEST(VersusCatch, V13LightSevenAheadWithEightToGainGoesOn) {
    EXPECT_EQ(end_of(drawn("e2 d, e4 c, a1 D, c3 a, a3 V, i3 v")), "ongoing");
}

TEST(VersusCatch, V13AheadByExactlyWhatCanBeGainedGoesOn) {
    // Light 8, Dark 0, two targets free, Dark's best loose numbers 4 and 4, one of them in Light's hands.
    const Position61 position = drawn("e2 d, e4 d, a1 D, c3 a, a3 V, i3 v");
    EXPECT_EQ(position.best_gain(Side::first), 8U);
    EXPECT_EQ(end_of(position), "ongoing");
}

TEST(VersusCatch, V13AheadByOneMoreEndsTheGame) {
    const Position61 position = drawn("e2 d, e4 d, a1 D, c3 b, a3 V, i3 v");
    EXPECT_EQ(position.best_gain(Side::first), 7U);
    EXPECT_EQ(end_of(position), "p2win cannot_be_caught");
    EXPECT_TRUE(position.legal_moves().empty());
}

TEST(VersusCatch, V13TheSameBoundaryForDark) {
    EXPECT_EQ(end_of(drawn("e2 D, e4 D, a1 d, c3 A, a3 V, i3 v")), "ongoing");
    EXPECT_EQ(end_of(drawn("e2 D, e4 D, a1 d, c3 B, a3 V, i3 v")), "p1win cannot_be_caught");
}

TEST(VersusCatch, V13OnlyAsManyPawnsAsThereAreFreeTargetsCount) {
    // Light 8, one target free: four 4s in hand would still be one 4.
    EXPECT_EQ(end_of(drawn("e2 d, e4 c, e6 a, a1 D, c3 C, c5 B, a3 V, i3 v")), "p2win cannot_be_caught");
    EXPECT_EQ(end_of(drawn("e2 d, e4 B, e6 A, a1 D, c3 C, a3 V, i3 v")), "ongoing") << "4 to 3, 4 to gain";
}

TEST(VersusCatch, V13APositionWithoutALeaderGoesOnThoughNothingIsLeftToGain) {
    EXPECT_EQ(end_of(drawn("e2 d, e4 D, a3 V, i3 v")), "ongoing");
    EXPECT_EQ(end_of(drawn("a3 V, i3 v")), "ongoing");
}

TEST(VersusCatch, V13TheLeaderMayBeCaughtUpWithByThePlayThatIsLeft) {
    // The boundary crossed by an action: Dark's step makes it 8 to 0 with at most 7 left for Light.
    const Position61 before = drawn("e2 D, d3 D, a1 d, c3 B, a3 V, i3 v");
    EXPECT_EQ(end_of(before), "ongoing");
    EXPECT_EQ(end_of(after(before, "d3e4")), "p1win cannot_be_caught");
}

TEST(VersusBlocked, V13NoLegalActionEndsTheGameAndPointsDecide) {
    EXPECT_EQ(end_of(drawn("a1 V, a2 a, b1 b, b2 c")), "draw no_legal_action");
    EXPECT_EQ(end_of(drawn("a1 V, a2 a, b1 b, b2 c, e2 d")), "p2win no_legal_action");
    EXPECT_EQ(end_of(drawn("a1 V, a2 a, b1 b, b2 c, e2 A")), "p1win no_legal_action");
    EXPECT_EQ(end_of(drawn("a1 V, a2 a, b1 b")), "ongoing");
    EXPECT_EQ(end_of(Position61()), "draw no_legal_action");
}

TEST(VersusBlocked, V13OnlyTheSideToMoveMustBeAbleTo) {
    EXPECT_EQ(end_of(drawn("a1 V, a2 a, b1 b, b2 c", Side::second)), "ongoing");
}

TEST(VersusEnd, V13OrderOfTheEnds) {
    // All targets taken, and Dark could not move either.
    EXPECT_EQ(end_of(drawn("e2 d, e4 c, e6 A, e8 B")), "p2win targets_taken");
    // Beyond reach, and Dark could not move either.
    EXPECT_EQ(end_of(drawn("e2 d, e4 c")), "p2win cannot_be_caught");
}

TEST(VersusVariant, V13The91CellsEndWithTheSixthTarget) {
    const Position91 before = drawn<Position91>("f1 D, f3 d, f5 B, f7 b, f9 C, e10 c, a1 V, k3 v, b4 E", Side::second);
    EXPECT_EQ(end_of(before), "ongoing");
    EXPECT_EQ(end_of(after(before, "e10f11")), "draw targets_taken") << "9 to 9";
}

TEST(VersusVariant, V13AFiveInHandCountsForTheSideThatReadsIt) {
    const Position91 position = drawn<Position91>("f1 d, f3 d, f5 c, f7 c, a1 V, k3 v, b4 e, b5 E");
    EXPECT_EQ(position.best_gain(Side::first), 5U) << "5 and 0";
    EXPECT_EQ(position.best_gain(Side::second), 5U);
    EXPECT_EQ(end_of(position), "p2win cannot_be_caught");
}

TEST(VersusTarget, AVersusSetUpOnATargetKeepsItFromBeingFree) {
    const Position61 position = drawn("e4 V, d3 A, i3 v");
    EXPECT_EQ(count(position.free_targets()), 3U);
    EXPECT_FALSE(goals(position, "e4").empty()) << "it may leave";
    EXPECT_EQ(position.score(Side::first), 0U);
}

}  // namespace
}  // namespace tessera::versus
