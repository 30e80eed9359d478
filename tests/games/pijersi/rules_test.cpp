// Rules P1-P10, each by an example.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/perft.hpp"
#include "games/pijersi/drawn.hpp"

namespace tessera::pijersi {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(PijersiBoard, P1EdgesHaveFewerNeighbours) {
    const auto beside = [](std::string_view name) { return count(neighbours[parse_cell(name)->index]); };
    EXPECT_EQ(beside("a1"), 3U);
    EXPECT_TRUE(are_neighbours(*parse_cell("a1"), *parse_cell("b2")));
    EXPECT_FALSE(are_neighbours(*parse_cell("a6"), *parse_cell("b1")));
    EXPECT_EQ(beside("d1"), 3U);
    EXPECT_EQ(beside("b1"), 3U);
    EXPECT_EQ(beside("a2"), 4U);
    EXPECT_EQ(beside("d4"), 6U);
}

TEST(PijersiStart, P3ClassicStartHas186TurnsAnd34054InTwo) {
    const Position start = Position::initial();
    EXPECT_EQ(to_text(start), "s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/6/P-S-R-WWS-R-P-/R-P-S-R-P-S- w 0 1");
    EXPECT_EQ(perft(start, 1), 186U);
    EXPECT_EQ(perft(start, 2), 34'054U);
    EXPECT_EQ(perft(start, 3), 6'410'472U);
}

TEST(PijersiStacks, P4AFighterStandsOnAWiseButAWiseNotOnAFighter) {
    const Position position = drawn("c3 R, c4 W");
    EXPECT_TRUE(is_legal(position, "c3-c4"));
    EXPECT_FALSE(is_legal(position, "c4-c3"));
}

TEST(PijersiStacks, P4AWiseStandsOnAWiseAndThatStackMayGoOn) {
    const Position position = drawn("c3 W, c4 W");
    EXPECT_TRUE(is_legal(position, "c3-c4"));
    EXPECT_TRUE(is_legal(position, "c3-c4=c6"));
    EXPECT_EQ(on(after(position, "c3-c4=c6"), "c6"), "W+W");
}

TEST(PijersiStacks, P4NoThirdCubeGoesOnAStack) {
    EXPECT_FALSE(is_legal(drawn("c2 R+P, c3 S+S"), "c2-c3"));
}

TEST(PijersiCube, P5ASingleCubeDoesNotMoveTwoCells) {
    EXPECT_FALSE(is_legal(drawn("b3 R"), "b3-b5"));
}

TEST(PijersiCube, P5TheLowerCubeOfAStackCannotMoveAlone) {
    // Only the scissors on top leave; what stays is the rock.
    const Position position = after(drawn("b3 R+S, g1 p"), "b3-b4");
    EXPECT_EQ(on(position, "b3"), "R");
    EXPECT_EQ(on(position, "b4"), "S");
}

TEST(PijersiStack, P6AStackCapturesTwoCellsAwayOverAFreeCellOnly) {
    EXPECT_TRUE(is_legal(drawn("b3 R+S, b5 p"), "b3=b5!"));
    for (const std::string_view blocker : {"b4 R", "b4 s", "b4 W"}) {
        EXPECT_FALSE(is_legal(drawn("b3 R+S, b5 p, " + std::string(blocker)), "b3=b5")) << blocker;
    }
}

TEST(PijersiStack, P6AStackDoesNotMoveOntoOrOverAnOwnCube) {
    const Position position = drawn("b3 R+S, b4 S");
    EXPECT_FALSE(is_legal(position, "b3=b4"));
    EXPECT_FALSE(is_legal(position, "b3=b5"));
}

TEST(PijersiStack, P6AStackDoesNotBend) {
    EXPECT_FALSE(is_legal(drawn("b3 R+S"), "b3=c4"));
    EXPECT_TRUE(is_legal(drawn("b3 R+S"), "b3=d4"));
}

TEST(PijersiTurn, P7ACubeOntoAnOwnCubeThenThatStackMoves) {
    const Position position = after(drawn("c2 R+P, c3 S, g1 p"), "c2-c3=c5");
    EXPECT_EQ(on(position, "c2"), "R");
    EXPECT_EQ(on(position, "c3"), "");
    EXPECT_EQ(on(position, "c5"), "S+P");
}

TEST(PijersiTurn, P7AStackMovesThenItsTopAndNothingMore) {
    const Position start = drawn("c2 R+P, d4 S, g1 p");
    const Position position = after(start, "c2=c3-d4");
    EXPECT_EQ(on(position, "c3"), "R");
    EXPECT_EQ(on(position, "d4"), "S+P");
    EXPECT_EQ(position.side_to_move(), Side::second);
    // The new stack on d4 does not go on: there is no such turn.
    EXPECT_FALSE(is_legal(start, "c2=c3-d4=d5"));
}

TEST(PijersiTurn, P7AStackMayStepAndItsTopReturn) {
    const Position position = after(drawn("c2 R+P, g1 p"), "c2=c3-c2");
    EXPECT_EQ(on(position, "c2"), "P");
    EXPECT_EQ(on(position, "c3"), "R");
}

TEST(PijersiTurn, P7ASingleCubeMayStackAndTheStackReturn) {
    const Position position = after(drawn("c2 R, c3 P, g1 p"), "c2-c3=c2");
    EXPECT_EQ(on(position, "c2"), "P+R");
    EXPECT_EQ(on(position, "c3"), "");
    EXPECT_EQ(on(after(drawn("c2 R, c3 P, g1 p"), "c2-c3=c1"), "c1"), "P+R") << "over the cell that was left";
}

TEST(PijersiTurn, P7AfterACaptureByASingleCubeThereIsNoSecondAction) {
    const Position position = drawn("c2 R, c3 s, c4 P");
    EXPECT_TRUE(is_legal(position, "c2-c3!"));
    for (const std::string& turn : turns(position)) EXPECT_THAT(turn, Not(StartsWith("c2-c3!="))) << turn;
}

TEST(PijersiCapture, P8BothHalvesOfATurnMayCapture) {
    const Position start = drawn("b3 R+S, b4 p, b5 p, g1 r", Side::first, 7);
    const Position position = after(start, "b3=b4!-b5!");
    EXPECT_EQ(on(position, "b4"), "R");
    EXPECT_EQ(on(position, "b5"), "S");
    EXPECT_EQ(position.quiet(), 0U);
    EXPECT_EQ(count(position.of(Side::second)), 1U);
}

TEST(PijersiCapture, P8AWholeStackLeavesEvenTheWiseUnderIt) {
    const Position position = after(drawn("c2 P, c3 w+r, g1 s"), "c2-c3!");
    EXPECT_EQ(on(position, "c3"), "P");
    EXPECT_EQ(count(position.of(Side::second)), 1U);
}

TEST(PijersiCapture, P8NothingTakesAWise) {
    for (const std::string_view fighter : {"R", "P", "S", "R+P", "R+S", "S+R", "W+W", "W"}) {
        const Position position = drawn("c2 " + std::string(fighter) + ", c3 w+w");
        EXPECT_FALSE(is_legal(position, "c2-c3")) << fighter;
        EXPECT_FALSE(is_legal(position, "c2=c3")) << fighter;
    }
}

TEST(PijersiCapture, P8HeightDoesNotMatter) {
    EXPECT_TRUE(is_legal(drawn("c2 P, c3 s+r"), "c2-c3!"));
    EXPECT_TRUE(is_legal(drawn("c2 R+P, c3 r"), "c2=c3!"));
}

TEST(PijersiCapture, P8TheCircleOfRoles) {
    constexpr std::string_view letters = "RPSW";
    const std::set<std::string> allowed = {"Rs", "Sp", "Pr"};
    for (const char mine : letters) {
        for (const char theirs : letters) {
            const std::string pair = {mine, to_lower(theirs)};
            const Position position = drawn(std::string("c2 ") + pair[0] + ", c3 " + pair[1]);
            EXPECT_EQ(is_legal(position, "c2-c3"), allowed.contains(pair)) << pair;
        }
    }
}

TEST(PijersiWin, P9AFighterOnTheFarRowWins) {
    for (const std::string_view turn : {"f3-g3", "f3-g2"}) {
        EXPECT_EQ(after(drawn("f3 R, b1 p"), turn).outcome(), (Outcome{Side::first, &arrival})) << turn;
    }
    EXPECT_EQ(after(drawn("f3 W+R, b1 p"), "f3=g3").outcome(), (Outcome{Side::first, &arrival}));
    EXPECT_EQ(after(drawn("b3 s, f1 P", Side::second), "b3-a2").outcome(), (Outcome{Side::second, &arrival}));
    EXPECT_THAT(after(drawn("f3 R, b1 p"), "f3-g3").legal_moves(), IsEmpty());
}

TEST(PijersiWin, P9AWiseOnTheFarRowDoesNot) {
    EXPECT_EQ(after(drawn("f3 W, b1 p"), "f3-g3").outcome(), std::nullopt);
}

TEST(PijersiWin, P9IsJudgedAtTheEndOfTheTurn) {
    // The stack crosses the row, but its rock steps off again and leaves a wise there.
    const Position position = after(drawn("f3 W+R, b1 p"), "f3=g3-f4");
    EXPECT_EQ(on(position, "g3"), "W");
    EXPECT_EQ(position.outcome(), std::nullopt);
}

TEST(PijersiWin, P9WhoHasNoLegalTurnLoses) {
    const Position position = drawn("a1 W, a2 w, b1 r, b2 p");
    EXPECT_THAT(position.legal_moves(), IsEmpty());
    EXPECT_EQ(position.outcome(), (Outcome{Side::second, &no_legal_turn}));
    EXPECT_EQ(drawn("d4 r").outcome(), (Outcome{Side::second, &no_legal_turn})) << "no piece at all";
}

TEST(PijersiWin, P9ACaptureMayBeTheOnlyTurn) {
    EXPECT_THAT(turns(drawn("a1 R, a2 w, b1 r, b2 s")), ElementsAre("a1-b2!"));
}

TEST(PijersiDraw, P10TwentyQuietTurnsAreADraw) {
    EXPECT_EQ(after(drawn("c2 R, e1 p", Side::first, 18), "c2-c3").outcome(), std::nullopt);
    const Position drawn_game = after(drawn("c2 R, e1 p", Side::first, 19), "c2-c3");
    EXPECT_EQ(drawn_game.outcome(), (Outcome{std::nullopt, &quiet_turns}));
    EXPECT_THAT(drawn_game.legal_moves(), IsEmpty());
}

TEST(PijersiDraw, P10ACaptureOrAnArrivalOnTheTwentiethTurnComesFirst) {
    const Position captured = after(drawn("c2 R, c3 s, e1 p", Side::first, 19), "c2-c3!");
    EXPECT_EQ(captured.quiet(), 0U);
    EXPECT_EQ(captured.outcome(), std::nullopt);
    EXPECT_EQ(after(drawn("f2 R, e5 p", Side::first, 19), "f2-g2").outcome(), (Outcome{Side::first, &arrival}));
}

TEST(PijersiDraw, P10TheDrawComesBeforeNoLegalTurn) {
    const Position position = after(drawn("d4 R, a1 w, a2 W, b2 W, b1 P", Side::first, 19), "d4-d5");
    EXPECT_EQ(position.outcome(), (Outcome{std::nullopt, &quiet_turns}));
    EXPECT_EQ(after(drawn("d4 R, a1 w, a2 W, b2 W, b1 P", Side::first, 18), "d4-d5").outcome(),
              (Outcome{Side::first, &no_legal_turn}));
}

}  // namespace
}  // namespace tessera::pijersi
