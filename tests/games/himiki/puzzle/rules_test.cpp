// H70, H71, H73, H74 and what they change of H15-H19, by the examples Z01-Z15 and more. Tiles: tiles_test.cpp.

#include <gtest/gtest.h>

#include "games/himiki/puzzle/puzzle_scene.hpp"

namespace tessera::himiki::puzzle {
namespace {

using Actions = std::set<std::string>;

TEST(H70Goal, Z01PuzzleF01IsSolvedInThreeTips) {
    const Scene scene("2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -");
    for (const Rules& rules : Rules::all()) EXPECT_EQ(to_text(Position::initial(rules)), scene.text());
    EXPECT_EQ(scene.recorded("C4>BC3"), "C4>BC3*");
    const Scene one = scene.after("C4>BC3");
    EXPECT_EQ(one.text(), "2h.3/4k.1/2KH3/6/6 turn 1 - C3<C4 - - -");
    EXPECT_EQ(one.outcome(), "ongoing");
    const Scene solved = one.after("C3>BD3", "D3>BD4");
    EXPECT_EQ(solved.spent(), 3U);
    EXPECT_EQ(solved.outcome(), "p1win");
    EXPECT_EQ(solved.actions(), Actions{});
}

TEST(H71Cost, Z02OneTipMayRemoveTwoCubes) {
    const Scene scene("6/2h.3/1h.1KM2/6/6 turn 0 - - - - -");
    EXPECT_EQ(scene.recorded("C4>BC3"), "C4>BC3**");
    EXPECT_EQ(scene.after("C4>BC3").text(), "6/6/2MK3/6/6 turn 1 - C3<C4 - - -");
    EXPECT_EQ(scene.after("C4>BC3").outcome(), "p1win");
}

TEST(H71Cost, Z03APivotCostsOne) {
    const Scene pivoted = Scene("6/6/1h.1HK2/6/6 turn 0 - - - - -").after("C4>PC4");
    EXPECT_EQ(pivoted.text(), "6/6/1h.1HM2/6/6 turn 1 - - - - -");
    const Scene solved = pivoted.after("C4>BC3");
    EXPECT_EQ(solved.spent(), 2U);
    EXPECT_EQ(solved.outcome(), "p1win");
}

TEST(H71Cost, Z04AReplayIsFree) {
    const Scene replay = Scene("6/3m.2/1k.2HM1/6/6 turn 0 - - - - -").after("C5>BC4");
    EXPECT_EQ(replay.state(), "replay 1 - C4<C5 - - -");
    EXPECT_EQ(replay.recorded("C4>BC3"), "R-C4>BC3*");
    EXPECT_EQ(replay.after("C4>BC3").text(), "6/3m.2/2HM3/6/6 turn 1 - C3<C4<C5 - - -");
}

TEST(H71Cost, AFreePivotOrAnEndOfAReplayIsFreeAndEndsTheTurn) {
    const Scene replay = Scene("6/3m.2/1k.2HM1/6/6 turn 0 - - - - -").after("C5>BC4");
    EXPECT_EQ(replay.after("C4>PC4").state(), "turn 1 - C4<C5 - - -");
    EXPECT_EQ(replay.after("C4>PC4").on("C4"), "MK");
    EXPECT_EQ(replay.after("end").state(), "turn 1 - C4<C5 - - -");
    EXPECT_FALSE(replay.after("end").allows("end"));
}

TEST(H16EndOfTurn, Z05AWinBesideAnEqualCubeEndsTheTurnAndTheNextTipCosts) {
    const Scene won = Scene("6/2m.3/1h.1KM2/6/6 turn 0 - - - - -").after("C4>BC3");
    EXPECT_EQ(won.text(), "6/2m.3/2MK3/6/6 turn 1 - C3<C4 - - -");
    EXPECT_EQ(won.after("C3>BC2").spent(), 2U);
}

TEST(H71Conflict, Z06ALostConflictRemovesNothingAndEndsTheTurn) {
    const Scene lost = Scene("6/6/1k.1KM2/6/6 turn 0 - - - - -").after("C4>BC3");
    EXPECT_EQ(lost.text(), "6/6/1k.MK3/6/6 turn 1 - C3<C4 - - -");
    EXPECT_EQ(lost.outcome(), "ongoing");
}

TEST(H71Conflict, AWinALossAndAnEqualCubeRemoveTheBeatenOneAndEndTheTurn) {
    const Scene ended = Scene("6/2k.3/1h.1KM2/2m.3/6 turn 0 - - - - -").after("C4>BC3");
    EXPECT_EQ(ended.text(), "6/2k.3/2MK3/2m.3/6 turn 1 - C3<C4 - - -");
}

TEST(H71Conflict, ALossBesideAnEqualCubeGivesNoReplay) {
    EXPECT_EQ(Scene("6/2k.3/3KM2/2m.3/6 turn 0 - - - - -").after("C4>BC3").state(), "turn 1 - C3<C4 - - -");
}

TEST(H71Conflict, OnlyTheCubeThatTippedFights) {
    // B3 shows water beside fire and does nothing while another cube moves.
    const Scene scene("6/6/4KM1/1h.MK3/6 turn 0 - - - - -");
    EXPECT_EQ(scene.after("C5>BD5").on("B2"), "h.");
    EXPECT_EQ(scene.after("C5>PC5").on("B2"), "h.");
}

TEST(H17Replay, AnEqualWhiteNeighbourGivesAReplayForAnyWhiteCube) {
    const Scene replay = Scene("h.5/2MK3/3KM2/6/5HM turn 0 - - - - -").after("C4>BC3");
    EXPECT_EQ(replay.state(), "replay 1 - C3<C4 - - -");
    EXPECT_TRUE(replay.allows("A6>BA5"));
    EXPECT_EQ(replay.after("A6>BA5").state(), "turn 1 - A5<A6,C3<C4 - - -");
}

TEST(H71Cost, Z07PivotingSeveralCubesAtOnceCostsOne) {
    const Scene scene("6/6/2HM1KM1/6/h.5 turn 0 - - - - -");
    EXPECT_EQ(scene.actions(">P"), (Actions{"C3>PC3", "C3>PC3+C5>PC5", "C5>PC5"}));
    EXPECT_EQ(scene.after("C3>PC3+C5>PC5").text(), "6/6/2HK1KH1/6/h.5 turn 1 - - - - -");
}

TEST(H71Cost, Z08APivotMayFollowAPivot) {
    EXPECT_EQ(Scene("6/6/1h.1HK2/6/6 turn 0 - - - - -").after("C4>PC4", "C4>PC4").text(),
              "6/6/1h.1HK2/6/6 turn 2 - - - - -");
}

TEST(H75Par, Z09SpendingMoreThanParDoesNotEndThePuzzle) {
    // PAR of this one is 2. The rules only count; what is failed is the player's affair.
    const Scene late = Scene("6/6/1h.1HK2/6/6 turn 9 - - - - -").after("C4>PC4");
    EXPECT_EQ(late.spent(), 10U);
    EXPECT_EQ(late.outcome(), "ongoing");
    EXPECT_EQ(late.after("C4>BC3").outcome(), "p1win");
}

TEST(H70BlackCubes, Z10NeverActAndAreJustTops) {
    const Scene scene("6/6/1h.1HK2/6/6 turn 0 - - - - -");
    EXPECT_EQ(scene.actions(), (Actions{"C4>BB4", "C4>BC3", "C4>BC5", "C4>BD4", "C4>PC4"}));
    EXPECT_EQ(scene.refusal("C2>BC3"), "the black cube on C2 never acts (rule H70)");
    for (const std::string_view cube : {"hm", "hk", "h", "H."}) {
        EXPECT_FALSE(Position::parse(fmt::format("6/6/1{}1HK2/6/6 turn 0 - - - - -", cube), {})) << cube;
    }
}

TEST(H75Outcome, WithoutAWhiteCubeThePuzzleIsLost) {
    const Scene lost = Scene("6/6/1h.1HK2/6/6 turn 0 - - - C5=PE -").after("C4>BC5");
    EXPECT_EQ(lost.text(), "6/6/1h.4/6/6 turn 1 - - - - -");
    EXPECT_EQ(lost.outcome(), "p2win");
    EXPECT_EQ(lost.refusal("C4>BC5"), "no white cube is left (rule H75)");
}

// H73: what a free action may not do.

TEST(H73Memory, Z15AFreeReplayMayNotStepBackAndAPaidMoveMay) {
    const Scene replay = Scene("6/3m.2/1k.2HM1/6/6 turn 0 - - - - -").after("C5>BC4");
    EXPECT_FALSE(replay.allows("C4>BC5"));
    EXPECT_TRUE(replay.allows("C4>BB4"));
    const Scene turn = replay.after("end");
    EXPECT_EQ(turn.state(), "turn 1 - C4<C5 - - -");
    EXPECT_EQ(turn.after("C4>BC5").state(), "turn 2 - C5<C4 - - -");
}

TEST(H73Memory, OutlivesTheTurnAndBindsAMana) {
    const Scene turn = Scene("6/3m.2/1k.2HM1/6/6 turn 0 - - MM - -", mindlock_only).after("C5>BC4", "end");
    EXPECT_EQ(turn.actions("C-MM"), (Actions{"C-MM:C4>BB4", "C-MM:C4>BC3", "C-MM:C4>PC4"}));
    EXPECT_TRUE(turn.allows("C4>BC5"));
}

TEST(H73Memory, IsWipedByAPaidPivotToo) {
    const Scene turn = Scene("6/3m.2/1k.2HM1/6/6 turn 0 - - MM - -", mindlock_only).after("C5>BC4", "end", "C4>PC4");
    EXPECT_EQ(turn.state(), "turn 2 - - MM - -");
    EXPECT_TRUE(turn.allows("C-MM:C4>BC5"));
}

TEST(H73Memory, IsKeptByAFreePivotAndByEvents) {
    const Scene replay = Scene("6/3m.2/1k.2HM1/6/6 turn 0 - - CJ,MM,YM - -", mindlock_only).after("C5>BC4");
    EXPECT_EQ(replay.after("C4>PC4").state(), "turn 1 - C4<C5 CJ,MM,YM - -");
    EXPECT_EQ(replay.after("C-YM", "C-CJ:C2@m.").state(), "replay 1 - C4<C5 MM - y");
}

TEST(H73Memory, EachCubeHasItsOwn) {
    const Scene scene("6/2MK3/3KM2/6/5h. replay 3 - C4<C5,D3<C3 - - -");
    EXPECT_FALSE(scene.allows("C4>BC5"));
    EXPECT_FALSE(scene.allows("D3>BC3"));
    EXPECT_TRUE(scene.allows("C4>BC3"));
}

// H74: holds.

TEST(H74Holds, Z13WithoutAHoldAskedForThePuzzleIsNotSolved) {
    const Scene open = Scene("6/6/1h.1KM2/6/MK4MH turn 0 .?. - - - -", mindlock_only).after("C4>BC3");
    EXPECT_EQ(open.text(), "6/6/2MK3/6/MK4MH turn 1 .?. C3<C4 - - -");
    EXPECT_EQ(open.outcome(), "ongoing");
    const Scene fourth("6/6/1h.1KM2/6/MK3MKMH turn 0 .?. - - - -", mindlock_only);
    EXPECT_EQ(fourth.recorded("C4>BC3"), "C4>BC3*M");
    EXPECT_EQ(fourth.after("C4>BC3").state(), "turn 1 .w. C3<C4 - - -");
    EXPECT_EQ(fourth.after("C4>BC3").outcome(), "p1win");
}

TEST(H74Holds, Z14HeadlockHasNone) {
    const Scene headlock = Scene("h.5/6/3KM2/6/MK3MKMH turn 0 - - - - -", headlock_only).after("C4>BC3");
    EXPECT_EQ(headlock.state(), "turn 1 - C3<C4 - - -");
}

TEST(H74Holds, AreTakenByATipThatWins) {
    const Scene scene("6/2h.3/3KM2/6/m.m.3MH turn 0 .?. - - - -", mindlock_only);
    EXPECT_EQ(scene.after("C4>BC3").text(), "6/6/2MK3/6/m.m.3MH turn 1 .w. C3<C4 - - -");
}

TEST(H74Holds, TakeExactlyFourTops) {
    const std::string_view five = "6/6/3KM2/6/m.m.MH2MH turn 0 .?. - - - -";
    EXPECT_EQ(Scene(five, mindlock_only).after("C4>BC3").state(), "turn 1 .?. C3<C4 - - -");
    const std::string_view three = "6/6/3KM2/6/m.4MH turn 0 .?. - - - -";
    EXPECT_EQ(Scene(three, mindlock_only).after("C4>BC3").state(), "turn 1 .?. C3<C4 - - -");
}

TEST(H74Holds, AreTakenOnlyIfAskedForAndOnce) {
    const std::string_view board = "6/6/3KM2/6/m.m.3MH";
    const auto after = [&](std::string_view holds) {
        return Scene(fmt::format("{} turn 0 {} - - - -", board, holds), mindlock_only).after("C4>BC3").state();
    };
    EXPECT_EQ(after("-"), "turn 1 - C3<C4 - - -");
    EXPECT_EQ(after("?.?"), "turn 1 ?.? C3<C4 - - -");
    EXPECT_EQ(after(".w."), "turn 1 .w. C3<C4 - - -");
    EXPECT_EQ(after("???"), "turn 1 ?w? C3<C4 - - -");
}

TEST(H74Holds, NeitherEndATurnNorKeepItGoing) {
    const Scene replay = Scene("6/2m.3/3KM2/6/m.4MH turn 0 .?. - - - -", mindlock_only).after("C4>BC3");
    EXPECT_EQ(replay.state(), "replay 1 .w. C3<C4 - - -");
    EXPECT_EQ(replay.outcome(), "ongoing");
}

TEST(H74Holds, APivotTakesNone) {
    EXPECT_EQ(Scene("6/6/3MK2/6/m.m.3MH turn 0 .?. - - - -", mindlock_only).after("C4>PC4").state(),
              "turn 1 .?. - - - -");
}

TEST(H70Goal, AFinishedPuzzleIsWrittenAsIfTheTurnHadEnded) {
    // The hold is the last thing asked for; the equal white neighbour would give a replay.
    const Scene solved = Scene("6/2MK3/3KM2/6/MK4MH turn 0 .?. - - - -", mindlock_only).after("C4>BC3");
    EXPECT_EQ(solved.state(), "turn 1 .w. C3<C4 - - -");
    EXPECT_EQ(solved.outcome(), "p1win");
}

}  // namespace
}  // namespace tessera::himiki::puzzle
