#include <gtest/gtest.h>

#include "games/pijersi/drawn.hpp"

namespace tessera::pijersi {
namespace {

/// Both forms of a turn: canonical and the author's.
void same_turn(const Position& position, std::string_view canonical, std::string_view author) {
    const auto move = position.parse_move(canonical);
    ASSERT_TRUE(move) << canonical << ": " << to_text(move.error());
    EXPECT_EQ(to_text(position, *move), canonical);
    EXPECT_EQ(record_text(position, *move), author);
    EXPECT_EQ(position.parse_move(author), *move) << author;
}

TEST(PijersiMoveText, ASingleCubeMovesOrStacksByTwoCells) {
    same_turn(drawn("a1 R, g1 p"), "a1b1", "a1-b1");
    same_turn(drawn("a1 R, b1 P, g1 p"), "a1b1", "a1-b1");
}

TEST(PijersiMoveText, ASingleCubeThatStacksAndGoesOnHasThreeCells) {
    same_turn(drawn("a1 R, b1 P, g1 p"), "a1b1c1", "a1-b1=c1");
}

TEST(PijersiMoveText, AStackAlwaysHasThreeCells) {
    const Position position = drawn("b4 W+R, g1 p");
    same_turn(position, "b4b4c4", "b4-c4");
    same_turn(position, "b4c4c4", "b4=c4");
    same_turn(position, "b4d5d5", "b4=d5");
    same_turn(position, "b4c4d4", "b4=c4-d4");
    same_turn(position, "b4c4b4", "b4=c4-b4");
}

TEST(PijersiMoveText, AnOwnCubeInTheMiddleMeansThatTheTopStepsFirst) {
    const Position position = drawn("b4 W+R, c4 P, g1 p");
    same_turn(position, "b4c4d4", "b4-c4=d4");
    same_turn(position, "b4b4c4", "b4-c4");
}

TEST(PijersiMoveText, CapturesAreMarkedOnBothHalvesAndMayBeLeftOut) {
    const Position position = drawn("b3 R+S, b4 p, b5 p");
    same_turn(position, "b3b4b5", "b3=b4!-b5!");
    EXPECT_EQ(position.parse_move("b3=b4-b5"), position.parse_move("b3b4b5"));
    EXPECT_EQ(position.parse_move("b3=b4!-b5"), position.parse_move("b3b4b5"));
}

}  // namespace
}  // namespace tessera::pijersi
