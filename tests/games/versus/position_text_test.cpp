#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

template <class P = Position61>
std::string refusal(std::string_view text) {
    const auto position = P::parse(text);
    return position ? "" : to_text(position.error());
}

std::string board(std::string_view rows) {
    return std::string(rows) + " d -";
}

TEST(VersusPositionText, HasLettersForNumbersAndCountsForPulls) {
    const Position61 position = *Position61::parse("5/6/7/8/3D1c3/8/3V3/2a3/4v l b3:1");
    EXPECT_EQ(on(position, "e4") + on(position, "e6") + on(position, "b3"), "Dca");
    EXPECT_EQ(on(position, "c4") + on(position, "a5"), "Vv");
    EXPECT_EQ(position.side_to_move(), Side::second);
    EXPECT_EQ(pulls_of(position, "b3"), 1U);
}

TEST(VersusPositionText, UnreachableButPossiblePositionsAreAccepted) {
    for (const std::string_view text : {"5/6/7/8/9/8/7/6/5 d -", "5/6/7/8/1V1v5/8/7/6/5 l -",
                                        "5/6/7/8/1d1A1b1C1/8/7/6/5 l -", "5/6/7/8/9/8/7/dABBCb/5 l b1:1,b2:2,b3:1"}) {
        ASSERT_EQ(refusal(text), "") << text;
        EXPECT_EQ(to_text(*Position61::parse(text)), text);
    }
}

TEST(VersusPositionText, FaultsAreNamedWithTheirPlace) {
    EXPECT_EQ(refusal("5/6/7/8/9/8/7/6/5 d"),
              "a position has 3 fields separated by one space (board, side, counts), not 2 (at character 1)");
    EXPECT_EQ(refusal(board("5/6/7/8/9/8/7/6")), "the board has 8 rows, not 9 (at character 1)");
    EXPECT_EQ(refusal(board("5/5/7/8/9/8/7/6/5")), "row h has 5 cells, not 6 (at character 3)");
    EXPECT_EQ(refusal(board("6/6/7/8/9/8/7/6/5")), "row i has more than its 5 cells (at character 1)");
    EXPECT_EQ(refusal(board("5A/6/7/8/9/8/7/6/5")), "row i has more than its 5 cells (at character 2)");
    EXPECT_EQ(refusal(board("0A4/6/7/8/9/8/7/6/5")), "'0' is no number of empty cells (at character 1)");
    EXPECT_EQ(refusal(board("05/6/7/8/9/8/7/6/5")), "'05' is no number of empty cells (at character 1)");
    EXPECT_EQ(refusal(board("X4/6/7/8/9/8/7/6/5")),
              "'X' is neither a number nor one of A B C D V a b c d v (at character 1)");
    EXPECT_EQ(refusal("5/6/7/8/9/8/7/6/5 x -"), "the side to move is 'd' or 'l', not 'x' (at character 19)");
    EXPECT_EQ(refusal("5/6/7/8/9/8/7/6/5  d -").substr(0, 23), "a position has 3 fields");
}

TEST(VersusPositionText, V3MorePiecesThanTheGameHasAreRefused) {
    EXPECT_EQ(refusal(board("VV3/6/7/8/9/8/7/6/5")),
              "there is a second VERSUS of the same side on i2, each side has one (rule V3) (at character 2)");
    // Dark's 1 and Light's 4 are the two sides of one kind of pawn.
    EXPECT_EQ(refusal(board("AdA2/6/7/8/9/8/7/6/5")),
              "the pawn on i3 is number 3 with 1 for Dark and 4 for Light, the game has 2 (rule V3) (at character 3)");
    EXPECT_EQ(refusal(board("E4/6/7/8/9/8/7/6/5")),
              "'E' is neither a number nor one of A B C D V a b c d v (at character 1)");
    EXPECT_EQ(refusal<Position91>("Eo4/7/8/9/10/11/10/9/8/7/6 d -"),
              "the pawn on k2 is number 2 with 5 for Dark and 0 for Light, the game has 1 (rule V3) (at character 2)");
    EXPECT_EQ(refusal<Position91>("Ee4/7/8/9/10/11/10/9/8/7/6 d -"), "");
    EXPECT_EQ(refusal<Position91>("oO4/7/8/9/10/11/10/9/8/7/6 d -"), "");
}

TEST(VersusPositionText, V11CountsBelongToPawnsOffTargetsInOrder) {
    const auto counts = [](std::string_view text) { return refusal("5/6/7/8/3a5/8/7/1dA3/V4 d " + std::string(text)); };
    EXPECT_EQ(counts("-"), "");
    EXPECT_EQ(counts("b2:1,b3:2"), "");
    EXPECT_EQ(counts(""), "'' is no count of pulls: write '-' or c4:2,e5:1 (at character 27)");
    EXPECT_EQ(counts("b2"), "'b2' is no count of pulls: write '-' or c4:2,e5:1 (at character 27)");
    EXPECT_EQ(counts("b2:1,"), "'' is no count of pulls: write '-' or c4:2,e5:1 (at character 32)");
    EXPECT_EQ(counts("z2:1"), "'z2' is no cell of this board (at character 27)");
    EXPECT_EQ(counts("b2:0"), "'0' is no number of pulls (1 to 2) (at character 30)");
    EXPECT_EQ(counts("b2:3"), "'3' is no number of pulls (1 to 2) (at character 30)");
    EXPECT_EQ(counts("b2:01"), "'01' is no number of pulls (1 to 2) (at character 30)");
    EXPECT_EQ(counts("b3:1,b2:1"), "b2 is not after b3: counts go by row, then by number (at character 32)");
    EXPECT_EQ(counts("b2:1,b2:1"), "b2 is not after b2: counts go by row, then by number (at character 32)");
    EXPECT_EQ(counts("c3:1"), "there is no pawn on c3 that could have been pulled (rule V11) (at character 27)");
    EXPECT_EQ(counts("a1:1"), "there is no pawn on a1 that could have been pulled (rule V11) (at character 27)");
    EXPECT_EQ(counts("e4:1"), "the pawn on e4 stands on a target and has no count (rule V11) (at character 27)");
}

TEST(VersusPositionText, V11CountsGoByRowThenNumberNotByLetters) {
    const std::string text = "6/7/8/9/8aA/11/10/9/8/7/V5 d g9:1,g10:2";
    ASSERT_EQ(refusal<Position91>(text), "");
    EXPECT_EQ(to_text(*Position91::parse(text)), text);
    EXPECT_NE(refusal<Position91>("6/7/8/9/8aA/11/10/9/8/7/V5 d g10:2,g9:1"), "");
}

TEST(VersusPosition, FitsItsCacheLines) {
    EXPECT_EQ(sizeof(Position61), 64U);
    EXPECT_EQ(sizeof(Position91), 128U);
    EXPECT_EQ(sizeof(Position61::Move), 2U);
}

TEST(VersusPosition, KeysCoverEverythingOfTheText) {
    std::set<std::uint64_t> keys;
    for (const std::string_view text :
         {"5/6/7/8/9/8/7/1dA3/V4 d -", "5/6/7/8/9/8/7/1dA3/V4 l -", "5/6/7/8/9/8/7/1dA3/V4 d b2:1",
          "5/6/7/8/9/8/7/1dA3/V4 d b2:2", "5/6/7/8/9/8/7/1dA3/V4 d b3:1", "5/6/7/8/9/8/7/1dA3/v4 d -",
          "5/6/7/8/9/8/7/1dB3/V4 d -", "5/6/7/8/9/8/7/1dd3/V4 d -", "5/6/7/8/9/8/7/2dA2/V4 d -"}) {
        keys.insert(Position61::parse(text)->key());
    }
    EXPECT_EQ(keys.size(), 9U);
}

}  // namespace
}  // namespace tessera::versus
