// Rule V8, and how V9, V10 and V3 bear on it: what a VERSUS pulls when it has moved.

#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

TEST(VersusPull, V8TheFirstEnemyPawnInLineComesNearerAndTurnsOver) {
    const Position61 position = after(drawn("a3 V, d6 d, i3 v"), "a3d3");
    EXPECT_EQ(on(position, "d6"), "");
    EXPECT_EQ(on(position, "d5"), "A") << "Light's 4 is Dark's 1";
}

TEST(VersusPull, V9APawnBesideTheVersusIsNeitherPulledNorTurned) {
    const Position61 position = after(drawn("a3 V, d4 d, i3 v"), "a3d3");
    EXPECT_EQ(on(position, "d4"), "d");
}

TEST(VersusPull, V8APieceShieldsWhatIsBehindIt) {
    for (const std::string_view shield : {"d5 B", "d5 v", "d4 c"}) {
        const Position61 position = after(drawn("a3 V, d6 d, " + std::string(shield)), "a3d3");
        EXPECT_EQ(on(position, "d6"), "d") << shield;
    }
}

TEST(VersusPull, V8SeveralPawnsArePulledAtOnce) {
    const Position61 position = after(drawn("a3 V, d6 d, g1 c, b1 b, i3 v"), "a3d3");
    EXPECT_EQ(on(position, "d5"), "A");
    EXPECT_EQ(on(position, "f2"), "B");
    EXPECT_EQ(on(position, "c2"), "C");
    EXPECT_EQ(on(position, "d6") + on(position, "g1") + on(position, "b1"), "");
}

TEST(VersusPull, V8APullOntoATargetStaysThereAndScores) {
    const Position61 position = after(drawn("a3 V, f4 a, i1 v"), "a3d3");
    EXPECT_EQ(on(position, "e4"), "D");
    EXPECT_EQ(position.score(Side::first), 4U);
    EXPECT_TRUE(goals(position, "e4").empty());
}

TEST(VersusPull, V10APawnOnATargetIsNotPulledAndHidesWhatIsBehind) {
    const Position61 position = after(drawn("a3 V, e4 d, f4 c, g1 a, h1 b, i3 v"), "a3d3");
    EXPECT_EQ(on(position, "e4"), "d");
    EXPECT_EQ(on(position, "f4"), "c");
}

TEST(VersusPull, V8OwnPawnsAreNeverPulled) {
    const Position61 position = after(drawn("a3 V, d6 B, i3 v"), "a3d3");
    EXPECT_EQ(on(position, "d6"), "B");
}

TEST(VersusPull, V8TheCellThatTheVersusLeftIsFree) {
    // The pawn stands behind the place that the VERSUS comes from, in the line of its slide.
    const Position61 position = after(drawn("b3 V, a3 a, i3 v"), "b3d3");
    EXPECT_EQ(on(position, "a3"), "");
    EXPECT_EQ(on(position, "b3"), "D");
}

TEST(VersusPull, V8LightPullsAsDarkDoes) {
    const Position61 position = after(drawn("i3 v, f6 B, a3 V", Side::second), "i3f3");
    EXPECT_EQ(on(position, "f5"), "c");
}

TEST(VersusPull, V5ATurnedPawnIsMovedByItsNewControllerOnly) {
    const Position61 position = after(drawn("a3 V, d6 d, i3 v, h1 a"), "a3d3");
    EXPECT_FALSE(is_legal(position, "d5d6"));
    EXPECT_TRUE(is_legal(after(position, "h1g1"), "d5d6"));
}

TEST(VersusPull, V8LinesOfThe91CellsCrossTheWordsOfASet) {
    const Position91 position = after(drawn<Position91>("a1 V, k6 a, a6 b, k4 v, f11 c"), "a1b2");
    EXPECT_EQ(on(position, "k6"), "");
    EXPECT_EQ(on(position, "j6"), "D") << "seen along the whole diagonal";
}

}  // namespace
}  // namespace tessera::versus
