// What a player is told when an action is refused.

#include <gtest/gtest.h>

#include "games/remparts/drawn.hpp"

namespace tessera::remparts {
namespace {

std::string refusal(const Position& position, std::string_view text) {
    const auto move = position.parse_move(text);
    return move ? "" : to_text(move.error());
}

TEST(RempartsRefusal, NamesTheRuleOfFlips) {
    const Position start = Position::initial();
    EXPECT_EQ(refusal(start, "+d7"), "a piece stands on d7 (rule R4)");
    EXPECT_EQ(refusal(start, "+d6"), "d6 is a wall already (rule R4)");
    EXPECT_EQ(refusal(start, "-d4"), "d4 is no wall (rule R5)");
    EXPECT_EQ(refusal(start, "-d2"),
              "no piece of yours is beside the wall on d2, nor in line with it behind walls that you destroyed in this "
              "turn (rule R5)");
    EXPECT_EQ(refusal(after(start, "-d6"), "+d6"), "d6 was turned in this turn already (rule R6)");
    EXPECT_EQ(refusal(after(start, "-d6 d7d3"), "+d6"),
              "after a piece has moved no tile is turned in the same turn (rule R6)");
}

TEST(RempartsRefusal, NamesTheRuleOfMoves) {
    const Position position = drawn({.pieces = "d1 K, d5 s, a1 L, a4 s, g1 M", .walls = "b1 g3"});
    EXPECT_EQ(refusal(position, "e4e5"), "there is no piece on e4 (rule R7)");
    EXPECT_EQ(refusal(position, "a4a5"), "the piece on a4 is the opponent's (rule R7)");
    EXPECT_EQ(refusal(position, "d1e2"), "a piece goes straight along its row or column, not from d1 to e2 (rule R7)");
    EXPECT_EQ(refusal(position, "d1d3"),
              "a piece slides until something stops it: from d1 it goes to d4 on that side (rule R7)");
    EXPECT_EQ(refusal(position, "d1d5"), "an enemy stands on d5: write d1xd5 to take it (rule R8)");
    EXPECT_EQ(refusal(position, "d1g1"), "a piece of yours stands on g1 (rule R7)");
    EXPECT_EQ(refusal(position, "g1g3"), "g3 is a wall (rule R7)");
    EXPECT_EQ(refusal(position, "a1c1"), "the piece on a1 is blocked on that side (rule R7)");
    EXPECT_EQ(refusal(position, "d1xd4"), "there is nothing to take on d4 (rule R8)");
    EXPECT_EQ(refusal(position, "d1xg1"), "the piece on g1 is your own (rule R8)");
    EXPECT_EQ(refusal(position, "a1xa4"), "a large knight does not take a small knight (rule R9)");
    EXPECT_EQ(refusal(drawn({.pieces = "g1 K, a1 S, a4 L, a6 l"}), "a1xa6"),
              "a4 is in the way from a1 to a6 (rule R8)");
    EXPECT_EQ(refusal(position, "end"), "a turn has at least one action (rule R3)");
}

TEST(RempartsRefusal, NamesTheRuleOfRecoveries) {
    const Position position = drawn({.pieces = "d1 K, d5 s, g1 S, g5 s, d7 k", .white_lost = "L"});
    EXPECT_EQ(refusal(position, "g1xg5=L"), "only a monarch that takes brings a knight back (rule R10)");
    EXPECT_EQ(refusal(position, "d1xd5=S"), "you have lost no small knight (rule R10)");
    EXPECT_EQ(refusal(drawn({.pieces = "d1 K, d7 k", .white_lost = "L"}), "d1xd7=L"),
              "a knight comes back only when the monarch takes a knight (rule R10)");
    EXPECT_EQ(refusal(after(drawn({.pieces = "d1 K, d5 M, a4 m", .white_lost = "L"}), "d1a1 d5d1"), "a1xa4=L"),
              "d1, where your monarch stood when the turn began, is not free (rule R10)");
}

TEST(RempartsRefusal, SaysThatTheGameIsOver) {
    EXPECT_EQ(refusal(after(drawn({.pieces = "d1 K, d5 k"}), "d1xd5"), "+a1"), "the game is over (rule R11)");
}

TEST(RempartsRefusal, ShowsTheFormsOfAnActionWhereTheTextIsNone) {
    for (const std::string_view text :
         {"",       "d",       "d4",      "+",      "+h4",   "+d8", "+d44", "d1-d5", "d1d",  "d1xd",
          "d1xd5=", "d1xd5=K", "d1xd5=l", "d1d5=L", "d1d5x", "END", "end ", "D1D5",  "x1x2", "d1xxd5"}) {
        EXPECT_NE(refusal(Position::initial(), text).find("is not an action: write +d4"), std::string::npos) << text;
    }
}

}  // namespace
}  // namespace tessera::remparts
