// H72 and H75: the event tiles of Mindlock, and terrain in both editions.

#include <gtest/gtest.h>

#include "games/himiki/puzzle/puzzle_scene.hpp"

namespace tessera::himiki::puzzle {
namespace {

using Actions = std::set<std::string>;

/// A white cube on C4 with nothing near, and one tile.
Scene with_terrain(std::string_view cube, std::string_view terrain) {
    return Scene(fmt::format("6/6/3{}2/6/h.5 turn 0 - - - {} -", cube, terrain));
}

// H72: events.

TEST(H72Mana, Z11GivesAFreeTipToACubeThatShowsTheElement) {
    const Scene scene("6/1h.4/3MK2/6/5HM turn 0 - - MM - -", mindlock_only);
    EXPECT_EQ(scene.actions("C-"),
              (Actions{"C-MM:C4>BB4", "C-MM:C4>BC3", "C-MM:C4>BC5", "C-MM:C4>BD4", "C-MM:C4>PC4"}));
    EXPECT_EQ(scene.after("C-MM:C4>BC3").text(), "6/1h.4/2KM3/6/5HM turn 0 - C3<C4 - - -");
}

TEST(H72Mana, EachElementTipsItsOwnCubes) {
    for (const auto& [tile, cell] : {std::pair("MH", "C1"), std::pair("MM", "C3"), std::pair("MK", "C5")}) {
        const Scene scene("h.5/6/HM1MK1KH1/6/6 turn 0 - - MH,MK,MM - -", mindlock_only);
        for (const std::string& action : scene.actions(fmt::format("C-{}", tile))) {
            EXPECT_TRUE(action.contains(fmt::format(":{}>", cell))) << action;
        }
        EXPECT_FALSE(scene.actions(fmt::format("C-{}:{}>B", tile, cell)).empty());
        const Scene pivoted = scene.after(fmt::format("C-{}:{}>P{}", tile, cell, cell));
        EXPECT_EQ(pivoted.spent(), 0U);
        EXPECT_NE(pivoted.on(cell), scene.on(cell));
        EXPECT_FALSE(pivoted.state().contains(tile));
    }
}

TEST(H72Mana, ItsPivotEndsAReplay) {
    const Scene replay("6/3m.2/3MK2/6/6 replay 1 - C4<C5 MM - -", mindlock_only);
    EXPECT_EQ(replay.after("C-MM:C4>PC4").text(), "6/3m.2/3MH2/6/6 turn 1 - C4<C5 - - -");
}

TEST(H72Mana, ItsTipDecidesThePhaseByItsOwnResult) {
    // Equal to D3: a replay out of a turn start. Nothing beside it: the end of a replay. A win: the end, for nothing.
    const Scene equal("6/2k.3/3MK2/6/h.5 turn 0 - - MM - -", mindlock_only);
    EXPECT_EQ(equal.after("C-MM:C4>BC3").state(), "replay 0 - C3<C4 - - -");
    const Scene quiet("6/3m.2/3MK2/6/6 replay 1 - C4<C5 MM - -", mindlock_only);
    EXPECT_EQ(quiet.after("C-MM:C4>BC3").state(), "turn 1 - C3<C4<C5 - - -");
    const Scene won("6/2m.3/3MK2/6/6 turn 0 - - MM - -", mindlock_only);
    EXPECT_EQ(won.after("C-MM:C4>BC3").outcome(), "p1win");
    EXPECT_EQ(won.after("C-MM:C4>BC3").spent(), 0U);
    EXPECT_EQ(won.recorded("C-MM:C4>BC3"), "C-MM:C4>BC3*");
}

TEST(H72Mana, IsBoundByWhatCubesHaveLeft) {
    const Scene scene("6/3m.2/3MK2/6/6 replay 1 - C4<C5 MM - -", mindlock_only);
    EXPECT_EQ(scene.refusal("C-MM:C4>BC5"),
              "the cube on C4 has left C5 since the last paid move and may not tip back for free (rule H73)");
}

TEST(H72Mana, MayTakeAHold) {
    const Scene scene("6/6/3MH2/6/h.h.3HM turn 0 ?.. - MM - -", mindlock_only);
    EXPECT_EQ(scene.recorded("C-MM:C4>BC3"), "C-MM:C4>BC3H");
    EXPECT_EQ(scene.after("C-MM:C4>BC3").state(), "turn 0 w.. C3<C4 - - -");
}

TEST(H72Mana, SetsOffTerrain) {
    EXPECT_EQ(Scene("6/6/3MK2/6/h.5 turn 0 - - MM C3=IM -", mindlock_only).after("C-MM:C4>BC3").state(),
              "impulse 0 - C3!<C4 - - -");
}

TEST(H72Conjuration, ChangesABlackTopWithoutAConflictAndLeavesThePhase) {
    const Scene scene("6/6/2h.MK2/6/6 turn 0 - - CJ - -", mindlock_only);
    EXPECT_EQ(scene.actions("C-"), (Actions{"C-CJ:C3@k.", "C-CJ:C3@m."}));
    EXPECT_EQ(scene.after("C-CJ:C3@k.").text(), "6/6/2k.MK2/6/6 turn 0 - - - - -");
    const Scene replay("6/6/2m.MK2/6/6 replay 1 - C4<C5 CJ - -", mindlock_only);
    EXPECT_EQ(replay.after("C-CJ:C3@h.").text(), "6/6/2h.MK2/6/6 replay 1 - C4<C5 - - -");
}

TEST(H72Yokai, IsPlayedForNothingAndLeavesThePhase) {
    EXPECT_EQ(Scene("6/6/h.2MK2/6/6 turn 2 - - YM - -", mindlock_only).after("C-YM").state(), "turn 2 - - - - y");
    EXPECT_EQ(Scene("6/6/2m.MK2/6/6 replay 1 - C4<C5 YM - -", mindlock_only).after("C-YM").state(),
              "replay 1 - C4<C5 - - y");
}

TEST(H46Yokai, LetsABlackCubeTwoCellsAwayCountAsANeighbour) {
    const Scene asked = Scene("6/6/h.2KM2/6/6 turn 0 - - - - y", mindlock_only).after("C4>BC3");
    EXPECT_EQ(asked.state(), "yokai 1 - C3!<C4 - - y");
    EXPECT_EQ(asked.actions(), (Actions{"YM>C1", "YM>none"}));
    EXPECT_EQ(asked.recorded("YM>C1"), "YM>C1*");
    EXPECT_EQ(asked.after("YM>C1").outcome(), "p1win");
    EXPECT_EQ(asked.after("YM>C1").state(), "turn 1 - C3<C4 - - -");
    EXPECT_EQ(asked.after("YM>none").text(), "6/6/h.1MK3/6/6 turn 1 - C3<C4 - - y");
}

TEST(H46Yokai, CountsAsANeighbourForALossAndForAReplayToo) {
    EXPECT_EQ(Scene("6/6/k.2KM2/6/6 turn 0 - - - - y", mindlock_only).after("C4>BC3", "YM>C1").state(),
              "turn 1 - C3<C4 - - -");
    EXPECT_EQ(Scene("6/6/m.2KM2/6/6 turn 0 - - - - y", mindlock_only).after("C4>BC3", "YM>C1").state(),
              "replay 1 - C3<C4 - - -");
}

TEST(H46Yokai, IsAskedOnlyInLineAtTwoCellsWithNothingBetween) {
    for (const std::string_view board : {"6/6/h.m.1KM2/6/6", "6/1h.4/3KM2/6/6", "h.5/6/3KM2/6/6", "6/6/HM2KM2/6/h.5"}) {
        const Scene scene(fmt::format("{} turn 0 - - - - y", board), mindlock_only);
        EXPECT_FALSE(scene.after("C4>BC3").state().starts_with("yokai")) << board;
    }
}

TEST(H46Yokai, IsNotAskedAfterATransfer) {
    const Scene scene("6/6/h.2KM2/5HM/6 turn 0 - - - C3=TR y", mindlock_only);
    EXPECT_EQ(scene.after("C4>BC3", "TR>B6").state(), "turn 1 - B6<C3<C4 - - y");
}

TEST(H72Events, Z12HeadlockHasNone) {
    for (const std::string_view fields : {"MM - -", "CJ - -", "YM - -", "- - y"}) {
        EXPECT_FALSE(Position::parse(fmt::format("6/6/1h.1HK2/6/6 turn 0 - - {}", fields), {Edition::first})) << fields;
        EXPECT_TRUE(Position::parse(fmt::format("6/6/1h.1HK2/6/6 turn 0 - - {}", fields), {Edition::second})) << fields;
    }
}

TEST(H72Events, AreNotPlayedWhileATileAsks) {
    const Scene asked = Scene("6/6/3KM2/6/h.5 turn 0 - - CJ,MM,YM C3=IM -", mindlock_only).after("C4>BC3");
    EXPECT_EQ(asked.actions("C-"), Actions{});
}

// H75: terrain, as in H50-H57.

TEST(H51GateOfHell, TakesTheCubeAndItsMemoryAndEndsTheTurn) {
    const Scene scene("6/6/3HM2/6/HK4h. turn 0 - - - A2=PE -");
    EXPECT_EQ(scene.after("A1>BA2").text(), "6/6/3HM2/6/5h. turn 1 - - - - -");
    // Beside water it would have won; it fights no more. What the other cube has left stays barred.
    const Scene replay("6/2m.KM2/6/6/MH1h.3 replay 1 - A1<B1,D4<E4 - A2=PE -");
    EXPECT_EQ(replay.after("A1>BA2").text(), "6/2m.KM2/6/6/2h.3 turn 1 - D4<E4 - - -");
}

TEST(H52Impulse, TipsOnceMoreAndForFree) {
    const Scene asked = with_terrain("KM", "C3=IM").after("C4>BC3");
    EXPECT_EQ(asked.state(), "impulse 1 - C3!<C4 - - -");
    EXPECT_EQ(asked.actions(), (Actions{"IM>B3", "IM>C2", "IM>C4", "IM>D3"}));
    EXPECT_EQ(asked.after("IM>C4").text(), "6/6/3KM2/6/h.5 turn 1 - C4<C3<C4 - - -");
}

TEST(H53Teleport, SlidesTwoCellsOverAnything) {
    const Scene asked = Scene("6/6/1m.1KM2/6/h.5 turn 0 - - - C3=TP -").after("C4>BC3");
    EXPECT_EQ(asked.actions(), (Actions{"TP>A3", "TP>C1", "TP>C5", "TP>E3"}));
    EXPECT_EQ(asked.after("TP>C1").text(), "6/6/MKm.4/6/h.5 replay 1 - C1<C3<C4 - - -");
}

TEST(H54Mirror, SendsACubeToTheMirrorCell) {
    EXPECT_EQ(with_terrain("KM", "C5=MR").after("C4>BC5").text(), "6/6/1MK4/6/h.5 turn 1 - C2<C5<C4 - - -");
}

TEST(H55Terrain, ThatLeadsNowhereStays) {
    EXPECT_EQ(Scene("6/6/1m.1KM2/6/h.5 turn 0 - - - C5=MR -").after("C4>BC5").state(), "turn 1 - C5<C4 - C5=MR -");
    EXPECT_EQ(Scene("6/6/6/m.m.4/1KM4 turn 0 - - - A1=IM -").after("A2>BA1").state(), "impulse 1 - A1!<A2 - - -");
    // Every cell two steps from A1 is taken.
    EXPECT_EQ(Scene("6/6/m.5/6/1KMh.3 turn 0 - - - A1=TP -").after("A2>BA1").state(), "turn 1 - A1<A2 - A1=TP -");
}

TEST(H56Vortex, PivotsTheCube) {
    EXPECT_EQ(with_terrain("KM", "C3=VX").after("C4>BC3").text(), "6/6/2MH3/6/h.5 turn 1 - C3<C4 - - -");
}

TEST(H56Transfer, WithNoOtherCubeDoesNothingAndIsGone) {
    // Only a hold is left to take, which nobody can: the cube is alone.
    EXPECT_EQ(Scene("6/6/3KM2/6/6 turn 0 ?.. - - C3=TR -", mindlock_only).after("C4>BC3").state(),
              "turn 1 ?.. C3<C4 - - -");
}

TEST(H57Transfer, SwapsWithAnyOtherCube) {
    const Scene asked = Scene("6/6/3KM2/6/h.4HM turn 0 - - - C3=TR -").after("C4>BC3");
    EXPECT_EQ(asked.state(), "transfer 1 - C3!<C4 - - -");
    EXPECT_EQ(asked.actions(), (Actions{"TR>A1", "TR>A6"}));
    EXPECT_EQ(asked.after("TR>A1").text(), "6/6/2h.3/6/MK4HM turn 1 - A1<C3<C4 - - -");
    EXPECT_EQ(asked.after("TR>A6").text(), "6/6/2HM3/6/h.4MK turn 1 - A6<C3<C4 - - -");
}

TEST(H57Transfer, ASwappedWhiteCubeFightsInMindlockOnly) {
    const std::string_view text = "3h.KH1/6/6/6/HM1m.3 turn 0 - - - A2=TR -";
    const Scene mindlock = Scene(text, mindlock_only).after("A1>BA2");
    EXPECT_EQ(mindlock.recorded("TR>E5"), "TR>E5**");
    EXPECT_EQ(mindlock.after("TR>E5").outcome(), "p1win");
    EXPECT_EQ(Scene(text, headlock_only).after("A1>BA2", "TR>E5").text(), "4MH1/6/6/6/1KHm.3 turn 1 - E5<A2<A1 - - -");
}

TEST(H57Transfer, TheReplayFollowsBothWhiteCubesInMindlock) {
    // The swapped one comes to stand beside its own element; the one that tipped has no neighbour.
    const std::string_view text = "4KH1/6/6/6/HM1k.3 turn 0 - - - A2=TR -";
    EXPECT_EQ(Scene(text, mindlock_only).after("A1>BA2", "TR>E5").state(), "replay 1 - E5<A2<A1 - - -");
    EXPECT_EQ(Scene(text, headlock_only).after("A1>BA2", "TR>E5").state(), "turn 1 - E5<A2<A1 - - -");
}

TEST(H75Transfer, ASwappedBlackCubeFightsOnlyTheCubeThatTipped) {
    // The black fire comes to A1 beside white wood, which it beats; only what the cube that tipped meets counts.
    const Scene swapped = Scene("4h.1/6/6/MK5/1KH4 turn 0 - - - A1=TR -").after("B1>BA1", "TR>E5");
    EXPECT_EQ(swapped.board(), "4HK1/6/6/6/h.KH4");
    EXPECT_TRUE(swapped.state().starts_with("turn 1"));
    // Neighbours after the swap: their conflict counts, once.
    const Scene beside = Scene("6/6/6/HK5/1h.4 turn 0 - - - A1=TR -").after("B1>BA1", "TR>A2");
    EXPECT_EQ(beside.board(), "6/6/6/6/1MK4");
    EXPECT_EQ(beside.outcome(), "p1win");
}

TEST(H18Memory, ASwappedWhiteCubeLeavesItsCellOnlyIfItHasTippedBefore) {
    const std::string_view board = "6/6/3KM2/6/h.4HM replay 1 - {} - C3=TR -";
    EXPECT_EQ(Scene(fmt::format(fmt::runtime(board), "A6<A5")).after("C4>BC3", "TR>A6").state(),
              "turn 1 - A6<C3<C4,C3<A6<A5 - - -");
    EXPECT_EQ(Scene(fmt::format(fmt::runtime(board), "-")).after("C4>BC3", "TR>A6").state(), "turn 1 - A6<C3<C4 - - -");
}

TEST(H74Holds, AreCountedBeforeBeatenCubesLeave) {
    // The cube that tipped shows fire with three others, one of which its partner in the swap beats at the same time.
    const Scene asked = Scene("4MH1/6/6/6/MH1h.1h.HM turn 0 ?.. - - A2=TR -", mindlock_only).after("A1>BA2");
    EXPECT_EQ(asked.recorded("TR>E5"), "TR>E5*H");
    EXPECT_EQ(asked.after("TR>E5").text(), "4HM1/6/6/6/1MH2h.HM turn 1 w.. E5<A2<A1 - - -");
}

TEST(H57Transfer, TheHoldLooksAtTheCubeThatTipped) {
    const Scene asked = Scene("4MH1/6/6/6/MH1m.1m.MK turn 0 .?. - - A2=TR -", mindlock_only).after("A1>BA2");
    EXPECT_EQ(asked.after("TR>E5").state(), "replay 1 .?. E5<A2<A1 - - -");
}

TEST(H50Terrain, WorksInChains) {
    // Impulse onto the mirror, whose other end is the vortex.
    const Scene asked = with_terrain("KM", "C3=IM,D3=MR,D4=VX").after("C4>BC3");
    EXPECT_EQ(asked.after("IM>D3").text(), "6/3HM2/6/6/h.5 turn 1 - D4<D3<C3<C4 - - -");
}

TEST(H50Terrain, IsNotSetOffByStandingThereOrByASwap) {
    EXPECT_EQ(with_terrain("KM", "C4=PE").after("C4>PC4").state(), "turn 1 - - - C4=PE -");
    EXPECT_EQ(Scene("6/6/3KM2/6/h.4HM turn 0 - - - A6=PE,C3=TR -").after("C4>BC3", "TR>A6").state(),
              "turn 1 - A6<C3<C4 - A6=PE -");
}

TEST(H18Memory, DoesNotBindTerrain) {
    EXPECT_TRUE(with_terrain("KM", "C3=IM").after("C4>BC3").allows("IM>C4"));
}

}  // namespace
}  // namespace tessera::himiki::puzzle
