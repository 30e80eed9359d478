// What a screen shows of VERSUS, and what taps on it mean.

#include "games/versus/screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"
#include "support/screen_words.hpp"

namespace tessera::versus {
namespace {

using testing::ElementsAre;

template <Size S>
std::string happens(const Position<S>& position, std::string_view action) {
    return told(motions_of(position, *position.parse_move(action)));
}

TEST(VersusScreen, ShowsTargetsOnTheMiddleRow) {
    const BoardPicture small = board_picture(Position61::initial());
    EXPECT_EQ(small.shape, BoardPicture::Shape::hexagons);
    EXPECT_EQ(small.spots.size(), 61U);
    EXPECT_THAT(cells_on(small, "target"), ElementsAre("e2", "e4", "e6", "e8"));  // V2
    const BoardPicture large = board_picture(Position91::initial());
    EXPECT_EQ(large.spots.size(), 91U);
    EXPECT_THAT(cells_on(large, "target"), ElementsAre("f1", "f3", "f5", "f7", "f9", "f11"));
}

TEST(VersusScreen, ShowsBothNumbersOfAPawn) {
    const auto position = drawn("a3 V, d6 d");  // V3
    EXPECT_THAT(told(scene_of(position).pieces), ElementsAre("a3 p1 versus", "d6 p2 pawn 4/1"));
}

TEST(VersusScreen, TellsPointsAndWhatCouldStillBeGained) {
    EXPECT_THAT(told(scene_of(Position61::initial()).facts),
                ElementsAre("phase turn", "score p1 0 of 14", "could-gain p1 14", "score p2 0 of 14",
                            "could-gain p2 14", "free-targets 4"));
    // V12, V13: Dark has 4 on e4; loose are a pawn that is worth 3 or 2 and one that is worth 1 or 4.
    EXPECT_THAT(told(scene_of(drawn("a1 V, i5 v, e4 D, c1 C, c3 d")).facts),
                ElementsAre("phase turn", "score p1 4 of 14", "could-gain p1 4", "score p2 0 of 14", "could-gain p2 6",
                            "free-targets 3"));
    EXPECT_EQ(told(scene_of(Position91::initial()).facts).at(1), "score p1 0 of 21");
}

TEST(VersusScreen, CountsPullsInARow) {
    auto position = drawn("a3 V, i3 v, d6 d");
    EXPECT_TRUE(scene_of(position).marks.empty());
    position.set_pulls(*Board<Size::cells_61>::parse_cell("d6"), 2);
    EXPECT_THAT(told(scene_of(position).marks), ElementsAre("d6 pulled 2"));  // V11
}

TEST(VersusScreen, AnActionIsATapOnThePieceAndOneOnItsGoal) {
    const auto start = Position61::initial();
    const auto gestures = gestures_of(start, *start.parse_move("a1b1"));
    ASSERT_EQ(gestures.size(), 1U);
    EXPECT_THAT(gestures[0].steps, ElementsAre("cell:a1", "cell:b1"));
    EXPECT_TRUE(gestures[0].rest.empty());
}

TEST(VersusScreen, AVersusSlidesAndThenPullsAllAtOnce) {
    EXPECT_EQ(happens(Position61::initial(), "a1b1"), "slide a1>b1");
    // V8: both lines have an enemy pawn that is not beside the VERSUS.
    EXPECT_EQ(happens(drawn("b1 V, c5 c, f3 d, i5 v"), "b1c1"), "slide b1>c1 | pull c5>c4, pull f3>e3");
}

TEST(VersusScreen, PointsComeWhereAPawnComesOntoATarget) {
    // V6, V12: it walks there.
    EXPECT_EQ(happens(drawn("d3 C, a1 V, i5 v, c6 d"), "d3e4"), "slide d3>e4 | points p1 3 e4");
    // V8: it is pulled there and turned over, so that the points are for who pulled it.
    EXPECT_EQ(happens(drawn("d1 V, e3 d, c6 c, i5 v"), "d1e1"), "slide d1>e1 | pull e3>e2 | points p1 1 e2");
}

TEST(VersusScreen, APawnWorthNothingBringsNoPoints) {
    EXPECT_EQ(happens(drawn<Position91>("e2 O, a1 V, k6 v, c6 d"), "e2f3"), "slide e2>f3");  // V3
}

template <Size S>
std::string refusal(const Position<S>& position, const std::vector<std::string>& taps) {
    const std::string attempt = attempt_of(position, taps);
    if (attempt.empty()) return "nothing";
    const auto move = position.parse_move(attempt);
    return move ? "legal" : to_text(move.error());
}

TEST(VersusScreen, OneTapSaysWhyNothingCanStartThere) {
    const auto position = drawn("e4 A, a1 V, c2 d, i1 v");
    EXPECT_EQ(refusal(position, {"cell:d4"}), "there is no piece on d4 (rule V5)");
    EXPECT_EQ(refusal(position, {"cell:c2"}), "the opponent controls the pawn on c2 (rule V5)");
    EXPECT_EQ(refusal(position, {"cell:i1"}), "the VERSUS on i1 is the opponent's (rule V5)");
    EXPECT_EQ(refusal(position, {"cell:e4"}), "the pawn on e4 stands on a target and never moves again (rule V10)");
    EXPECT_EQ(refusal(drawn("a1 A, a2 B, b1 C, b2 D, i1 v"), {"cell:a1"}),
              "nothing beside a1 is free, so the pawn there cannot move (rule V6)");
    EXPECT_EQ(refusal(drawn("a1 V, a2 B, b1 C, b2 D, i1 v"), {"cell:a1"}),
              "the VERSUS on a1 has nowhere to go (rule V7)");
}

TEST(VersusScreen, TwoTapsSayWhyThePieceCannotGoThere) {
    const auto start = Position61::initial();
    EXPECT_EQ(refusal(start, {"cell:a1", "cell:a2"}), "a2 is not free (rule V6)");
    EXPECT_EQ(refusal(start, {"cell:a1", "cell:b1"}), "legal");
    EXPECT_EQ(refusal(drawn("d3 V"), {"cell:d3", "cell:e4"}),
              "a VERSUS may pass over the target e4 but not stop on it (rule V7)");
    EXPECT_EQ(refusal(Position91::initial(), {"cell:f10", "cell:f11"}), "there is no piece on f10 (rule V5)");
}

TEST(VersusScreen, OtherTapsMeanNothing) {
    const auto start = Position61::initial();
    for (const std::vector<std::string>& taps : std::vector<std::vector<std::string>>{
             {}, {"do:end"}, {"cell:a9"}, {"cell:a1", "do:end"}, {"cell:a1", "cell:b1", "cell:c1"}}) {
        EXPECT_EQ(attempt_of(start, taps), "");
    }
}

}  // namespace
}  // namespace tessera::versus
