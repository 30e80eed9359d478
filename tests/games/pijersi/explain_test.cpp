// What a player is told when a turn is refused.

#include <gtest/gtest.h>

#include "games/pijersi/drawn.hpp"

namespace tessera::pijersi {
namespace {

std::string refusal(const Position& position, std::string_view text) {
    const auto move = position.parse_move(text);
    return move ? "" : to_text(move.error());
}

TEST(PijersiRefusal, NamesTheRule) {
    const Position start = Position::initial();
    EXPECT_EQ(refusal(start, "d4d5"), "there is no piece on d4 (rule P7)");
    EXPECT_EQ(refusal(start, "g1f1"), "the piece on g1 is the opponent's (rule P7)");
    EXPECT_EQ(refusal(start, "a1c1"), "a cube moves to a neighbouring cell, and c1 is not beside a1 (rule P5)");
    EXPECT_EQ(refusal(start, "a1=b1"), "a1 holds a single cube, not a stack (rule P6)");
    EXPECT_EQ(refusal(start, "b4=b5"), "a stack cannot move onto the own piece on b5 (rule P6)");
    EXPECT_EQ(refusal(start, "a3b4"), "b4 holds two cubes already (rule P4)");
    EXPECT_EQ(refusal(start, "b4-b5"), "a wise stands only on a wise, and b5 holds scissors (rule P4)");
    EXPECT_EQ(refusal(start, "b1c1d1"), "the cube does not land on an own cube on c1, so no stack can go on (rule P7)");
    EXPECT_EQ(refusal(start, "b4=e4"),
              "a stack moves one or two cells in a straight line, and e4 is not so from b4 (rule P6)");
    EXPECT_EQ(refusal(start, "b4=b2"), "b3 is between b4 and b2 and not free (rule P6)");
    EXPECT_EQ(refusal(drawn("c2 R, c3 p"), "c2c3"), "rock does not take the paper on c3 (rule P8)");
    EXPECT_EQ(refusal(drawn("c2 W, c3 p"), "c2c3"), "a wise takes nothing (rule P8)");
    EXPECT_EQ(refusal(drawn("c2 R, c3 w"), "c2c3"), "the wise on c3 cannot be taken (rule P8)");
    EXPECT_EQ(refusal(drawn("b3 R+S"), "b3=b4-c5"),
              "a cube moves to a neighbouring cell, and c5 is not beside b4 (rule P5)");
}

TEST(PijersiRefusal, LooksAtTheSecondHalfOnTheBoardThatTheFirstLeaves) {
    EXPECT_EQ(refusal(drawn("b3 R+S, c4 r"), "b3=b4-c4"), "scissors do not take the rock on c4 (rule P8)");
    EXPECT_EQ(refusal(drawn("b3 R, b4 P, b5 W"), "b3-b4=b6"), "b5 is between b4 and b6 and not free (rule P6)");
}

TEST(PijersiRefusal, SaysThatTheGameIsOver) {
    EXPECT_EQ(refusal(after(drawn("f3 R, b1 p"), "f3-g3"), "b1b2"), "the game is over (rule P9)");
}

TEST(PijersiRefusal, SaysHowAStackIsMoved) {
    const auto move = Position::initial().parse_move("b4c4");
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().fault, Fault::ambiguous);
    EXPECT_EQ(to_text(move.error()), "b4 holds a stack: write b4b4c4 to move its top, b4c4c4 to move all of it");
}

TEST(PijersiRefusal, ShowsTheFormsOfATurnWhereTheTextIsNone) {
    for (const std::string_view text : {"", "a", "a1", "a1-", "a1b", "hello", "a1b1c1d1", "a1-b1-c1", "a1=b1=c1",
                                        "a9b1", "a1-b1?", "a1 b1", "a1-b1=", "A1B1", "a1-b1=c1-d1"}) {
        EXPECT_NE(refusal(Position::initial(), text).find("is not a turn: write a1b1"), std::string::npos) << text;
    }
}

TEST(PijersiRefusal, ACaptureMarkMustBeTrue) {
    EXPECT_EQ(refusal(Position::initial(), "a1-b1!"),
              "'!' says that something is taken on b1, but no enemy is there (at character 6)");
}

}  // namespace
}  // namespace tessera::pijersi
