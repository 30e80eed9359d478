// What a player is told when an action is refused.

#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

template <Size S>
std::string refusal(const Position<S>& position, std::string_view text) {
    const auto move = position.parse_move(text);
    return move ? "" : to_text(move.error());
}

TEST(VersusRefusal, NamesTheRule) {
    const Position61 start = Position61::initial();
    EXPECT_EQ(refusal(start, "d4d5"), "there is no piece on d4 (rule V5)");
    EXPECT_EQ(refusal(start, "i1h1"), "the opponent controls the pawn on i1 (rule V5)");
    EXPECT_EQ(refusal(start, "i3h3"), "the VERSUS on i3 is the opponent's (rule V5)");
    EXPECT_EQ(refusal(start, "a1c1"), "a pawn goes to a neighbouring cell, and c1 is not beside a1 (rule V6)");
    EXPECT_EQ(refusal(start, "a1a1"), "a pawn goes to a neighbouring cell, and a1 is not beside a1 (rule V6)");
    EXPECT_EQ(refusal(start, "a1a2"), "a2 is not free (rule V6)");
    EXPECT_EQ(refusal(start, "a3c4"), "a VERSUS goes in a straight line, and c4 is not in line with a3 (rule V7)");
    EXPECT_EQ(refusal(start, "a3a3"), "a VERSUS goes in a straight line, and a3 is not in line with a3 (rule V7)");
    EXPECT_EQ(refusal(start, "a3a2"), "a2 is not free (rule V7)");
    EXPECT_EQ(refusal(start, "a3a1"), "a2 is between a3 and a1 and not free (rule V7)");
    EXPECT_EQ(refusal(drawn("d3 V"), "d3e4"), "a VERSUS may pass over the target e4 but not stop on it (rule V7)");
    EXPECT_EQ(refusal(drawn("e4 A, a1 V, c2 d"), "e4e5"),
              "the pawn on e4 stands on a target and never moves again (rule V10)");
}

TEST(VersusRefusal, SaysThatTheGameIsOver) {
    EXPECT_EQ(refusal(drawn("e2 d, e4 c, a1 V"), "a1a2"), "the game is over (rule V13)");
}

TEST(VersusRefusal, ShowsTheFormOfAnActionWhereTheTextIsNone) {
    for (const std::string_view text : {"", "-", "a", "a1", "a1-", "a1b", "hello", "a1b1c1", "a1--b1", "a1 b1", "A1B1",
                                        "a01b1", "a1b01", "a1b1 ", "a1=b1", "a1b99999999999"}) {
        EXPECT_NE(refusal(Position61::initial(), text).find("is not an action: write a1b1"), std::string::npos) << text;
    }
    EXPECT_EQ(refusal(Position61::initial(), "a1f9"), "'f9' is no cell of this board (at character 3)");
    EXPECT_EQ(refusal(Position61::initial(), "a9-b1"), "'a9' is no cell of this board (at character 1)");
    EXPECT_EQ(refusal(Position61::initial(), "f10-f11"), "'f10' is no cell of this board (at character 1)");
    EXPECT_EQ(refusal(Position61::initial(), "a1-z1"), "'z1' is no cell of this board (at character 4)");
}

}  // namespace
}  // namespace tessera::versus
