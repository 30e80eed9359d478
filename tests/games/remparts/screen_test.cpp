// What a screen shows of REMPARTS, and what taps on it mean.

#include "games/remparts/screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/remparts/drawn.hpp"
#include "support/screen_words.hpp"

namespace tessera::remparts {
namespace {

using testing::Contains;
using testing::ElementsAre;

using Taps = std::vector<std::string>;

std::string happens(const Position& position, std::string_view action) {
    return told(motions_of(position, *position.parse_move(action)));
}

Taps taps_of(const Position& position, std::string_view action) {
    const auto gestures = gestures_of(position, *position.parse_move(action));
    EXPECT_EQ(gestures.size(), 1U);
    EXPECT_TRUE(gestures[0].rest.empty());
    return gestures[0].steps;
}

TEST(RempartsScreen, BlackBeginsFromTheUpperEdge) {
    const BoardPicture picture = board_picture(Position::initial());
    EXPECT_EQ(picture.shape, BoardPicture::Shape::squares);
    EXPECT_THAT(cells_on(picture, "home-p1"), ElementsAre("a7", "b7", "c7", "d7", "e7", "f7", "g7"));  // R2, R3
    EXPECT_THAT(cells_on(picture, "home-p2"), ElementsAre("a1", "b1", "c1", "d1", "e1", "f1", "g1"));
    EXPECT_EQ(picture.spots.front().x, -3);
    EXPECT_EQ(picture.spots.back().y, 3);
}

TEST(RempartsScreen, ShowsPiecesWallsAndWhatWasTurned) {
    const Position position = after(drawn({.pieces = "a1 K, b1 L, g7 k, f7 s", .walls = "b2"}), "-b2 +d4");
    EXPECT_THAT(told(scene_of(position).pieces),
                ElementsAre("a1 p2 monarch", "b1 p2 large", "f7 p1 small", "g7 p1 monarch"));
    EXPECT_THAT(told(scene_of(position).marks), ElementsAre("b2 turned", "d4 wall", "d4 turned"));  // R6
}

TEST(RempartsScreen, TellsHowFarATurnHasCome) {
    const Position start = Position::initial();
    EXPECT_THAT(told(scene_of(start).facts), ElementsAre("phase turn", "used 0 of 3"));  // R3
    EXPECT_THAT(told(scene_of(after(start, "-d6")).facts), ElementsAre("phase continue", "used 1 of 3"));
    EXPECT_THAT(told(scene_of(after(start, "-d6 end")).facts), ElementsAre("phase turn", "used 0 of 3"));
}

TEST(RempartsScreen, ListsLostKnightsBySize) {
    const Position position = drawn({.pieces = "d1 K, d5 k", .white_lost = "LSS", .black_lost = "M"});
    EXPECT_THAT(told(scene_of(position).facts), Contains("lost p1 M"));
    EXPECT_THAT(told(scene_of(position).facts), Contains("lost p2 L/S/S"));
}

TEST(RempartsScreen, ATileIsTurnedByATap) {
    const Position start = Position::initial();
    EXPECT_THAT(taps_of(start, "+d4"), ElementsAre("cell:d4"));  // R4
    EXPECT_THAT(taps_of(start, "-d6"), ElementsAre("cell:d6"));  // R5
    EXPECT_EQ(happens(start, "+d4"), "build d4");
    EXPECT_EQ(happens(start, "-d6"), "destroy d6");
}

TEST(RempartsScreen, AButtonEndsATurn) {
    const Position position = after(Position::initial(), "-d6");
    EXPECT_THAT(taps_of(position, "end"), ElementsAre("do:end"));  // R3
    EXPECT_EQ(happens(position, "end"), "");
}

TEST(RempartsScreen, APieceSlidesAndTakesByTwoTaps) {
    const Position position = drawn({.pieces = "d1 K, d5 s"});
    EXPECT_THAT(taps_of(position, "d1d4"), ElementsAre("cell:d1", "cell:d4"));   // R7
    EXPECT_THAT(taps_of(position, "d1xd5"), ElementsAre("cell:d1", "cell:d5"));  // R8
    EXPECT_EQ(happens(position, "d1d4"), "slide d1>d4");
    EXPECT_EQ(happens(position, "d1xd5"), "slide d1>d5, take d5");
}

TEST(RempartsScreen, AThirdTapBringsAKnightBack) {
    const Position position = drawn({.pieces = "d1 K, d5 s", .white_lost = "LM"});
    EXPECT_THAT(taps_of(position, "d1xd5=M"), ElementsAre("cell:d1", "cell:d5", "back:M"));  // R10
    EXPECT_EQ(happens(position, "d1xd5=M"), "slide d1>d5, take d5 | back d1 p2 M");
}

TEST(RempartsScreen, AKnightComesBackWhereTheMonarchStoodWhenTheTurnBegan) {
    const Position position = after(drawn({.pieces = "d1 K, a4 m", .white_lost = "L"}), "d1a1");
    EXPECT_EQ(happens(position, "a1xa4=L"), "slide a1>a4, take a4 | back d1 p2 L");  // R10
}

std::string refusal(const Position& position, const Taps& taps) {
    const std::string attempt = attempt_of(position, taps);
    if (attempt.empty()) return "nothing";
    const auto move = position.parse_move(attempt);
    return move ? "legal" : to_text(move.error());
}

TEST(RempartsScreen, OneTapSaysWhyNothingCanStartThere) {
    const Position start = Position::initial();
    EXPECT_EQ(refusal(start, {"cell:d7"}), "the piece on d7 is blocked on all sides (rule R7)");
    EXPECT_EQ(refusal(start, {"cell:d1"}), "the piece on d1 is the opponent's (rule R7)");
    EXPECT_EQ(refusal(start, {"cell:d2"}),
              "no piece of yours is beside the wall on d2, nor in line with it behind walls that you destroyed in this "
              "turn (rule R5)");
    EXPECT_EQ(refusal(after(start, "-d6"), {"cell:d6"}), "d6 was turned in this turn already (rule R6)");
    EXPECT_EQ(refusal(after(start, "-d6 d7d3"), {"cell:a4"}),
              "after a piece has moved no tile is turned in the same turn (rule R6)");
    EXPECT_EQ(refusal(start, {"do:end"}), "a turn has at least one action (rule R3)");
}

TEST(RempartsScreen, TwoTapsSayWhyThePieceCannotGoThere) {
    const Position position = drawn({.pieces = "d1 K, d5 s, a1 L, a4 s, g1 M", .walls = "b1 g3"});
    EXPECT_EQ(refusal(position, {"cell:d1", "cell:d3"}),
              "a piece slides until something stops it: from d1 it goes to d4 on that side (rule R7)");
    EXPECT_EQ(refusal(position, {"cell:a1", "cell:a4"}), "a large knight does not take a small knight (rule R9)");
    EXPECT_EQ(refusal(position, {"cell:g1", "cell:g3"}), "g3 is a wall (rule R7)");
    EXPECT_EQ(refusal(position, {"cell:d1", "cell:d5"}), "legal");
    EXPECT_EQ(refusal(position, {"cell:a4", "cell:a5"}), "the piece on a4 is the opponent's (rule R7)");
}

TEST(RempartsScreen, AThirdTapSaysWhyNobodyComesBack) {
    const Position position = drawn({.pieces = "d1 K, d5 s, g1 S, g5 s, d7 k", .white_lost = "L"});
    EXPECT_EQ(refusal(position, {"cell:d1", "cell:d5", "back:S"}), "you have lost no small knight (rule R10)");
    EXPECT_EQ(refusal(position, {"cell:g1", "cell:g5", "back:L"}),
              "only a monarch that takes brings a knight back (rule R10)");
    EXPECT_EQ(refusal(position, {"cell:d1", "cell:d5", "back:L"}), "legal");
}

TEST(RempartsScreen, OtherTapsMeanNothing) {
    const Position position = drawn({.pieces = "d1 K, d5 s"});
    for (const Taps& taps : std::vector<Taps>{{},
                                              {"do:pass"},
                                              {"cell:h1"},
                                              {"back:L"},
                                              {"cell:d1", "cell:d5", "back:K"},
                                              {"cell:d1", "cell:d5", "cell:d6"},
                                              {"cell:d1", "cell:d5", "back:L", "back:L"}}) {
        EXPECT_EQ(attempt_of(position, taps), "");
    }
}

}  // namespace
}  // namespace tessera::remparts
