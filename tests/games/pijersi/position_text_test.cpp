#include <gtest/gtest.h>

#include "games/pijersi/drawn.hpp"

namespace tessera::pijersi {
namespace {

std::string refusal(std::string_view text) {
    const auto position = Position::parse(text);
    return position ? "" : to_text(position.error());
}

constexpr std::string_view tail = " w 0 1";

std::string board(std::string_view rows) {
    return std::string(rows) + std::string(tail);
}

TEST(PijersiPositionText, ASingleCubeHasADashAndAStackIsBottomThenTop) {
    const Position position = *Position::parse("6/7/6/3WR3/6/7/5p- b 3 12");
    EXPECT_EQ(on(position, "d4"), "W+R");
    EXPECT_EQ(on(position, "a6"), "p");
    EXPECT_EQ(position.side_to_move(), Side::second);
    EXPECT_EQ(position.quiet(), 3U);
    EXPECT_EQ(position.turn(), 12U);
}

TEST(PijersiPositionText, TheTurnNumberGrowsAfterBlack) {
    EXPECT_EQ(to_text(after(Position::initial(), "a4-b5=c4")),
              "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/3SR2/P-S-R-WW1R-P-/R-P-S-1P-S- b 1 1");
    EXPECT_EQ(after(after(Position::initial(), "a4-b5=c4"), "g1-f1").turn(), 2U);
}

TEST(PijersiPositionText, UnreachableButPossiblePositionsAreAccepted) {
    for (const std::string_view text :
         {"6/7/6/7/6/7/6 w 0 1", "6/7/6/7/6/7/6 b 20 1", "R-5/7/6/7/6/7/r-5 w 0 0", "6/7/6/7/6/7/WW5 b 45 900"}) {
        ASSERT_EQ(refusal(text), "") << text;
        EXPECT_EQ(to_text(*Position::parse(text)), text);
    }
}

TEST(PijersiPositionText, FaultsAreNamedWithTheirPlace) {
    EXPECT_EQ(
        refusal("6/7/6/7/6/7/6 w 0"),
        "a position has 4 fields separated by one space (board, side, quiet turns, turn), not 3 (at character 1)");
    EXPECT_EQ(refusal(board("6/7/6/7/6/7")), "the board has 6 rows, not 7 (at character 1)");
    EXPECT_EQ(refusal(board("6/6/6/7/6/7/6")), "row f has 6 cells, not 7 (at character 3)");
    EXPECT_EQ(refusal(board("7/7/6/7/6/7/6")), "row g has more than its 6 cells (at character 1)");
    EXPECT_EQ(refusal(board("5R-P-/7/6/7/6/7/6")), "row g has more than its 6 cells (at character 4)");
    EXPECT_EQ(refusal(board("33/7/6/7/6/7/6")), "row g has more than its 6 cells (at character 1)");
    EXPECT_EQ(refusal(board("0R-5/7/6/7/6/7/6")), "'0' is no number of empty cells (at character 1)");
    EXPECT_EQ(refusal(board("X-5/7/6/7/6/7/6")), "'X' is neither a number nor one of R P S W r p s w (at character 1)");
    EXPECT_EQ(refusal(board("5R/7/6/7/6/7/6")),
              "'R' wants a second character: '-' or the cube on top (at character 3)");
    EXPECT_EQ(refusal(board("Rx5/7/6/7/6/7/6")), "'x' is neither '-' nor a cube (at character 2)");
    EXPECT_EQ(refusal(board("Rp5/7/6/7/6/7/6")), "the stack 'Rp' mixes the two sides (at character 1)");
    EXPECT_EQ(refusal(board("RW5/7/6/7/6/7/6")),
              "in the stack 'RW' a wise stands on what is no wise (P4) (at character 1)");
    EXPECT_EQ(refusal("6/7/6/7/6/7/6 x 0 1"), "the side to move is 'w' or 'b', not 'x' (at character 15)");
    EXPECT_EQ(refusal("6/7/6/7/6/7/6 w -1 1"), "'-1' is no number from 0 to 9999 (at character 17)");
    EXPECT_EQ(refusal("6/7/6/7/6/7/6 w 0 x"), "'x' is no number from 0 to 999999 (at character 19)");
    EXPECT_EQ(refusal("6/7/6/7/6/7/6  w 0 1").substr(0, 22), "a position has 4 field");
}

TEST(PijersiPositionText, P2MoreCubesThanTheGameHasAreRefused) {
    EXPECT_EQ(refusal(board("RRRRR-3/7/6/7/6/7/6")),
              "White has 5 cubes of rock, the game has 4 (rule P2) (at character 1)");
    EXPECT_EQ(refusal(board("wwwr4/7/6/7/6/7/6")),
              "Black has 3 cubes of wise, the game has 2 (rule P2) (at character 1)");
}

TEST(PijersiPosition, FitsOneCacheLine) {
    EXPECT_LE(sizeof(Position), 64U);
    EXPECT_EQ(sizeof(Move), 4U);
}

TEST(PijersiPosition, KeysCoverTheQuietTurnsButNotTheTurnNumber) {
    const Position a = *Position::parse("6/7/6/3WR3/6/7/5p- b 3 12");
    EXPECT_EQ(a.key(), Position::parse("6/7/6/3WR3/6/7/5p- b 3 40")->key());
    EXPECT_NE(a.key(), Position::parse("6/7/6/3WR3/6/7/5p- b 4 12")->key());
    EXPECT_NE(a.key(), Position::parse("6/7/6/3WR3/6/7/5p- w 3 12")->key());
    EXPECT_NE(a.key(), Position::parse("6/7/6/3WS3/6/7/5p- b 3 12")->key());
    EXPECT_NE(a.key(), Position::parse("6/7/6/3R-3/6/7/5p- b 3 12")->key());
}

}  // namespace
}  // namespace tessera::pijersi
