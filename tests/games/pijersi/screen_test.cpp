// What a screen shows of PIJERSI, and what taps on it mean.

#include "games/pijersi/screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/pijersi/drawn.hpp"
#include "support/screen_words.hpp"

namespace tessera::pijersi {
namespace {

using testing::ElementsAre;

using Taps = std::vector<std::string>;

std::string happens(const Position& position, std::string_view turn) {
    return told(motions_of(position, *position.parse_move(turn)));
}

Taps taps_of(const Position& position, std::string_view turn) {
    const auto gestures = gestures_of(position, *position.parse_move(turn));
    EXPECT_EQ(gestures.size(), 1U);
    return gestures[0].steps;
}

TEST(PijersiScreen, ShowsAStackAsTwoCubes) {
    const Scene scene = scene_of(drawn("b4 W+S, d5 p", Side::first, 7));
    EXPECT_THAT(told(scene.pieces), ElementsAre("b4 p1 wise", "b4 p1 scissors +1", "d5 p2 paper"));  // P4
    EXPECT_THAT(told(scene.facts), ElementsAre("phase turn", "quiet 7 of 20"));                      // P10
}

TEST(PijersiScreen, WhiteBeginsFromTheLowerEdge) {
    const BoardPicture picture = board_picture(Position::initial());
    EXPECT_THAT(cells_on(picture, "home-p1"), ElementsAre("a1", "a2", "a3", "a4", "a5", "a6"));  // P1
    EXPECT_THAT(cells_on(picture, "home-p2"), ElementsAre("g1", "g2", "g3", "g4", "g5", "g6"));
}

TEST(PijersiScreen, AStackIsTakenWholeByATapAndItsUpperCubeByASecondOne) {
    const Position position = drawn("b3 R+S, b4 P, g1 w");
    EXPECT_THAT(taps_of(position, "b3=c3"), ElementsAre("cell:b3", "cell:c3"));                           // P6
    EXPECT_THAT(taps_of(position, "b3-c3"), ElementsAre("cell:b3", "cell:b3", "cell:c3"));                // P5
    EXPECT_THAT(taps_of(position, "b3=c3-c4"), ElementsAre("cell:b3", "cell:c3", "cell:c4"));             // P7
    EXPECT_THAT(taps_of(position, "b3-b4=b5"), ElementsAre("cell:b3", "cell:b3", "cell:b4", "cell:b5"));  // P7
    EXPECT_THAT(taps_of(drawn("b3 R, b4 P, g1 w"), "b3-b4=b5"), ElementsAre("cell:b3", "cell:b4", "cell:b5"));
}

TEST(PijersiScreen, TheHalvesOfATurnFollowOneAnother) {
    const Position position = drawn("b3 R+S, b4 P, c3 p, d3 p");
    EXPECT_EQ(happens(position, "b3-b4=b5"), "slide b3>b4 top | slide b4>b5 all");
    EXPECT_EQ(happens(position, "b3=c3!-d3!"), "slide b3>c3 all, take c3 | slide c3>d3 top, take d3");  // P8
}

std::string refusal(const Position& position, const Taps& taps) {
    const std::string attempt = attempt_of(position, taps);
    if (attempt.empty()) return "nothing";
    const auto move = position.parse_move(attempt);
    return move ? "legal" : to_text(move.error());
}

TEST(PijersiScreen, OneTapSaysWhyNothingCanStartThere) {
    const Position start = Position::initial();
    EXPECT_EQ(refusal(start, {"cell:d4"}), "there is no piece on d4 (rule P7)");
    EXPECT_EQ(refusal(start, {"cell:g1"}), "the piece on g1 is the opponent's (rule P7)");
    EXPECT_EQ(refusal(start, {"cell:f4"}), "the piece on f4 is the opponent's (rule P7)");
    EXPECT_EQ(refusal(drawn("a1 W, a2 R, b1 R, b2 R, g1 w"), {"cell:a1"}),
              "the piece on a1 has nowhere to go (rule P7)");
    EXPECT_EQ(refusal(drawn("a1 W+W, a2 R, b1 R, b2 R, g1 w"), {"cell:a1"}),
              "the piece on a1 has nowhere to go (rule P7)");
}

TEST(PijersiScreen, TwoTapsSpeakOfTheWholeStackOrOfItsUpperCube) {
    const Position start = Position::initial();
    EXPECT_EQ(refusal(start, {"cell:a1", "cell:c1"}),
              "a cube moves to a neighbouring cell, and c1 is not beside a1 (rule P5)");
    EXPECT_EQ(refusal(start, {"cell:b4", "cell:b5"}), "a stack cannot move onto the own piece on b5 (rule P6)");
    EXPECT_EQ(refusal(start, {"cell:b4", "cell:c4"}), "legal");
    EXPECT_EQ(refusal(drawn("a1 W+W, a2 R, b1 R, b2 R, g1 w"), {"cell:a1", "cell:a1"}),
              "the piece on a1 has nowhere to go (rule P7)");
}

TEST(PijersiScreen, ThreeAndFourTapsSpeakOfTheHalfThatFails) {
    const Position start = Position::initial();
    EXPECT_EQ(refusal(start, {"cell:b4", "cell:b4", "cell:b5"}),
              "a wise stands only on a wise, and b5 holds scissors (rule P4)");
    EXPECT_EQ(refusal(start, {"cell:b1", "cell:c1", "cell:d1"}),
              "the cube does not land on an own cube on c1, so no stack can go on (rule P7)");
    EXPECT_EQ(refusal(drawn("b3 R+S, c4 r"), {"cell:b3", "cell:b4", "cell:c4"}),
              "scissors do not take the rock on c4 (rule P8)");
    EXPECT_EQ(refusal(drawn("b3 S+R, b4 P, b5 W"), {"cell:b3", "cell:b3", "cell:b4", "cell:b6"}),
              "b5 is between b4 and b6 and not free (rule P6)");
    EXPECT_EQ(refusal(drawn("b3 S+R, b4 P, b5 W"), {"cell:b3", "cell:b3", "cell:b4", "cell:c4"}), "legal");
}

TEST(PijersiScreen, OtherTapsMeanNothing) {
    const Position start = Position::initial();
    for (const Taps& taps : std::vector<Taps>{{},
                                              {"do:end"},
                                              {"cell:a9"},
                                              {"cell:a1", "cell:b1", "cell:c1", "cell:d1"},
                                              {"cell:b4", "cell:b4", "cell:c4", "cell:d4", "cell:e4"}}) {
        EXPECT_EQ(attempt_of(start, taps), "");
    }
}

}  // namespace
}  // namespace tessera::pijersi
