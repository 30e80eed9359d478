// The base game by its worked examples, B01-B38, in both editions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/bits.hpp"
#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// Examples that others vary. W1 tips from C4 to C3 (in B18 from C5 to C4).
constexpr std::string_view b05 = "W1 4C FBE, W2 6A FEB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E EBF";
constexpr std::string_view b07 = "W1 4C BFE, W2 6A BEF, W3 6E BFE, K1 3D FEB, K2 3B FBE, K3 2C BEF";
constexpr std::string_view b13 = "W1 4C FBE, W2 3D EFB, W3 6E BEF, K1 1C FEB, K2 1A BFE, K3 1E BFE";
constexpr std::string_view b14 = "W1 4C FBE, W2 6A FEB, W3 6E BEF, K1 2C EFB, K2 1A BFE, K3 1E FBE";
constexpr std::string_view b18 = "W1 5C FBE, W2 4D EFB, W3 6E BEF, K1 1C FEB, K2 1A BFE, K3 1E FBE";
constexpr std::string_view b25 = "W1 1A FEB, W2 2A EBF, W3 1B BFE, K1 3A FEB, K2 2B EFB, K3 1C BEF";
constexpr std::string_view b27 = "W1 4C FBE, W2 6A EFB, W3 6E BEF, K1 1C EFB, K2 1A EBF, K3 1E BFE";
constexpr std::string_view b28 = "W1 4C FBE, W2 6A EFB, W3 6E BEF, K1 2C FEB, K2 1A EBF, K3 1E EFB";
/// W1 and K1 two cells apart; K1 tips beside W1 and then shows fire too.
constexpr std::string_view quiet = "W1 4C FBE, W2 6A FEB, W3 6E BEF, K1 2C EBF, K2 1A BFE, K3 1E BFE";

TEST(H5Tip, B01ATipSwapsTheTopWithTheFaceItRollsAlong) {
    const Scene alone("W1 3C FEB");
    EXPECT_EQ(alone.on("C3"), "HK");
    const Scene tipped = alone.after("C3>BC4");
    EXPECT_EQ(tipped.on("C3"), "");
    EXPECT_EQ(tipped.on("C4"), "KH");
    EXPECT_EQ(tipped.after("pass", "C4>BC3").on("C3"), "HK");
    EXPECT_EQ(alone.after("C3>BD3").on("D3"), "MK");
}

TEST(H5Pivot, B02APivotSwapsTheSideFacesAndKeepsTheTop) {
    const Scene pivoted = Scene("W1 3C FEB").after("C3>PC3");
    EXPECT_EQ(pivoted.on("C3"), "HM");
    EXPECT_EQ(pivoted.after("pass", "C3>PC3").on("C3"), "HK");
}

TEST(H5Tip, B03ACubeTipsOntoFreeCellsOfTheBoard) {
    EXPECT_THAT(Scene("W1 1A FEB").tips(), UnorderedElementsAre("A1>BA2", "A1>BB1"));
    EXPECT_THAT(Scene("W1 1A FEB, K1 2A FEB").tips(), ElementsAre("A1>BB1"));
}

TEST(H5Tip, B04FourTipsRoundACornerTurnTheCube) {
    const Scene round = Scene("W1 2B FEB").after("B2>BB3", "pass", "B3>BC3", "pass", "C3>BC2", "pass", "C2>BB2");
    EXPECT_EQ(round.on("B2"), "KM");
}

TEST(H15Conflict, B05TheActiveCubeWinsAPoint) {
    const Scene won = Scene(b05).after("C4>BC3");
    EXPECT_EQ(won.on("C3"), "MH");
    EXPECT_EQ(won.state(), "b 1-0 --- turn + -");
}

TEST(H15Conflict, B06ABeatenActiveCubeGivesNobodyAPoint) {
    const Scene lost = Scene(with(b05, "W1 4C FEB, W3 6E EBF")).after("C4>BC3");
    EXPECT_EQ(lost.on("C3"), "KH");
    EXPECT_EQ(lost.state(), "b 0-0 --- turn + -");
}

TEST(H15Conflict, B07EveryConflictWonCounts) {
    EXPECT_EQ(Scene(b07).after("C4>BC3").state(), "b 2-0 --- turn + -");
}

TEST(H15Conflict, B08ThreeAtOnceAreThreePoints) {
    EXPECT_EQ(Scene(with(b07, "K3 2C FBE")).after("C4>BC3").state(), "b 3-0 --- turn + -");
}

TEST(H16EndOfTurn, B09AWinEndsTheTurnBesideAnEqualOwnCube) {
    const Scene scene("W1 4C FBE, W2 3D EFB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E BFE");
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 1-0 --- turn + -");
}

TEST(H16EndOfTurn, B10AWinEndsTheTurnBesideAnEqualEnemy) {
    const Scene scene("W1 4C FBE, W2 6A BFE, W3 6E BEF, K1 2C FEB, K2 3D EBF, K3 1E BFE");
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 1-0 --- turn + -");
}

TEST(H16EndOfTurn, B11ALossEndsTheTurnBesideAnEqualCube) {
    const Scene scene("W1 4C FBE, W2 3D EFB, W3 6E FEB, K1 2C BEF, K2 1A FBE, K3 1E FBE");
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 0-0 --- turn + -");
}

TEST(H16EndOfTurn, B12AWinALossAndAnEqualCubeEndTheTurnWithThePoint) {
    const Scene scene("W1 4C FBE, W2 3D EFB, W3 6E BEF, K1 2C FEB, K2 3B BEF, K3 1E BFE");
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 1-0 --- turn + -");
}

TEST(H17Replay, B13AnEqualOwnCubeGivesAReplayThatMayBeDeclined) {
    const Scene replay = Scene(b13).after("C4>BC3");
    EXPECT_EQ(replay.state(), "w 0-0 --- replay + C3<C4");
    EXPECT_EQ(replay.after("end").state(), "b 0-0 --- turn + -");
}

TEST(H17Replay, B14AnEqualEnemyGivesAReplayAndNobodyAPoint) {
    EXPECT_EQ(Scene(b14).after("C4>BC3").state(), "w 0-0 --- replay + C3<C4");
}

TEST(H17Replay, B15TwoEqualCubesGiveOneReplay) {
    const Scene replay = Scene(with(b14, "W2 3D EFB")).after("C4>BC3");
    EXPECT_EQ(replay.state(), "w 0-0 --- replay + C3<C4");
    EXPECT_EQ(replay.after("E6>BE5").state(), "b 0-0 --- turn + -");
}

TEST(H17Replay, B16ADifferentOwnCubeGivesNothing) {
    EXPECT_EQ(Scene(with(b13, "W2 3D FEB")).after("C4>BC3").state(), "b 0-0 --- turn + -");
}

TEST(H15Conflict, B17OnlyTheActiveCubeFights) {
    const Scene scene("W1 6A FEB, W2 3C EBF, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E BFE");
    EXPECT_EQ(scene.after("A6>BB6").state(), "b 0-0 --- turn + -");
}

TEST(H18NoReturn, B18ACubeDoesNotTipBackInAReplay) {
    const std::set<std::string> actions = {
        "C4>BB4", "C4>BC3", "D4>BD3", "D4>BD5",        "D4>BE4",        "E6>BD6",        "E6>BE5",
        "C4>PC4", "D4>PD4", "E6>PE6", "C4>PC4+D4>PD4", "C4>PC4+E6>PE6", "D4>PD4+E6>PE6", "C4>PC4+D4>PD4+E6>PE6",
        "end"};
    EXPECT_EQ(Scene(b18).after("C5>BC4").actions(), actions);
}

TEST(H18NoReturn, B19TheMemoryIsACubesOwnAndLastsOneTurn) {
    const Scene scene("W1 5C FBE, W2 4D EFB, W3 6A FEB, K1 2D BFE, K2 1A EFB, K3 1E FBE");
    const Scene replay = scene.after("C5>BC4", "D4>BD3");
    EXPECT_EQ(replay.state(), "w 0-0 --- replay + C4<C5,D3<D4");
    EXPECT_FALSE(replay.allows("C4>BC5"));
    EXPECT_FALSE(replay.allows("D3>BD4"));
    EXPECT_TRUE(replay.allows("C4>BD4"));
    EXPECT_TRUE(replay.after("end", "E1>BE2").allows("C4>BC5"));
}

TEST(H18NoReturn, B20NoCellThatTheCubeLeftNotTheLastAlone) {
    const Scene scene("W1 5B FBE, K1 1A FBE", {.phase = "replay", .left = "B5<B4<C4<C5"});
    EXPECT_THAT(scene.tips(), UnorderedElementsAre("B5>BA5", "B5>BB6"));
}

TEST(H17Replay, B21AReplayMayWin) {
    const Scene scene("W1 5C FBE, W2 4D EFB, W3 6E BEF, K1 2C BEF, K2 1A EFB, K3 1E FBE");
    const Scene won = scene.after("C5>BC4", "C4>BC3");
    EXPECT_EQ(won.on("C3"), "HM");
    EXPECT_EQ(won.state(), "b 1-0 --- turn + -");
}

TEST(H13PivotBan, B22APivotInAReplayEndsTheTurnAndBansTheOpponents) {
    const Scene pivoted = Scene(b18).after("C5>BC4", "D4>PD4+E6>PE6");
    EXPECT_EQ(pivoted.state(), "b 0-0 --- turn x -");
    EXPECT_THAT(pivoted.pivots(), IsEmpty());
    EXPECT_THAT(pivoted.tips(), Not(IsEmpty()));
}

TEST(H13PivotBan, B23ABannedPlayerMayPivotInAReplayAndSoBanTheOther) {
    const Scene banned = Scene(quiet).after("C4>PC4");
    EXPECT_THAT(banned.pivots(), IsEmpty());
    const Scene replay = banned.after("C2>BC3");
    EXPECT_EQ(replay.state(), "b 0-0 --- replay + C3<C2");
    EXPECT_THAT(replay.pivots(), SizeIs(7));
    const Scene pivoted = replay.after("A1>PA1");
    EXPECT_EQ(pivoted.state(), "w 0-0 --- turn x -");
    EXPECT_THAT(pivoted.pivots(), IsEmpty());
}

TEST(H13PivotBan, B24TheBanLastsOneTurn) {
    const Scene scene = Scene(quiet).after("C4>PC4", "A1>BB1", "E6>BD6");
    EXPECT_EQ(scene.state(), "b 0-0 --- turn + -");
    EXPECT_THAT(scene.pivots(), SizeIs(7));
}

TEST(H14Pass, B25WhoIsBannedAndCannotTipPassesAndTheBanIsOver) {
    const Scene banned(b25, {.pivot = "x"});
    EXPECT_THAT(banned.actions(), ElementsAre("pass"));
    const Scene passed = banned.after("pass");
    EXPECT_EQ(passed.state(), "b 0-0 --- turn + -");
    EXPECT_THAT(passed.pivots(), SizeIs(7));
    EXPECT_EQ(Scene(b25).actions(), Scene(b25).pivots());
    EXPECT_THAT(Scene(b25).actions(), SizeIs(7));
}

TEST(H12Turn, B26AnyNonEmptySetOfOwnCubesPivots) {
    const Scene scene(b05);
    EXPECT_THAT(scene.pivots(), UnorderedElementsAre("A6>PA6", "C4>PC4", "E6>PE6", "A6>PA6+C4>PC4", "A6>PA6+E6>PE6",
                                                     "C4>PC4+E6>PE6", "A6>PA6+C4>PC4+E6>PE6"));
    EXPECT_FALSE(scene.allows(""));
    EXPECT_FALSE(scene.allows("C4>PC4+C4>PC4"));
    EXPECT_FALSE(scene.allows("C2>PC2"));
}

TEST(H19Hold, B27TheFourthEqualTopTakesTheTileAndAPoint) {
    EXPECT_EQ(Scene(b27).after("C4>BC3").state(), "b 1-0 -w- turn + -");
}

TEST(H19Hold, B28HoldAndConflictAreAddedTogether) {
    EXPECT_EQ(Scene(b28).after("C4>BC3").state(), "b 2-0 -w- turn + -");
}

TEST(H19Hold, B29AHoldDoesNotPreventAReplay) {
    EXPECT_EQ(Scene(with(b27, "W2 3D EFB")).after("C4>BC3").state(), "w 1-0 -w- replay + C3<C4");
}

TEST(H19Hold, B30AFifthEqualTopTakesNothing) {
    const std::string five = with(b27, "W3 6E EBF");
    EXPECT_EQ(Scene(five).after("C4>BC3").state(), "b 0-0 --- turn + -");
    EXPECT_EQ(Scene(five, {.scores = "0-1", .holds = "-b-"}).after("C4>BC3").state(), "b 0-1 -b- turn + -");
}

TEST(H19Hold, B31FourThatRemainWithoutTheActiveCubeTakeNothing) {
    const Scene scene("W1 4C FBE, W2 6A FEB, W3 6E FEB, K1 1C FEB, K2 1A FBE, K3 1E BFE");
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 0-0 --- turn + -");
}

TEST(H19Hold, B32AHoldTakesTheOpponentsTileAndPoint) {
    const Scene scene(b27, {.scores = "2-3", .holds = "-b-"});
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 3-2 -w- turn + -");
}

TEST(H19Hold, B33AnOwnTileIsNotTakenAgain) {
    const Scene scene(b27, {.scores = "2-3", .holds = "-w-"});
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 2-3 -w- turn + -");
}

TEST(H20Victory, B34TheFifthPointByAHoldWinsAtOnce) {
    const Scene won = Scene(b27, {.scores = "4-4", .holds = "-b-"}).after("C4>BC3");
    EXPECT_EQ(won.state(), "b 5-3 -w- turn + -");
    EXPECT_EQ(won.outcome(), "p1win");
}

TEST(H20Victory, B35MoreThanFivePointsWinToo) {
    const Scene won = Scene(b28, {.scores = "4-4"}).after("C4>BC3");
    EXPECT_EQ(won.state(), "b 6-4 -w- turn + -");
    EXPECT_EQ(won.outcome(), "p1win");
}

TEST(H19Hold, B36ATileTakenIsKeptWhenTheTopsAreGone) {
    EXPECT_EQ(Scene(b27).after("C4>BC3", "E1>BD1", "A6>BA5").state(), "b 1-0 -w- turn + -");
}

/// Sets everything up with fire on top, each on the first cell that is free; gives who set up which cube.
std::string placers(Edition edition) {
    Scene scene = Scene::start({.edition = edition});
    std::string order;
    while (scene.state().contains("place")) {
        order += scene.state().front();
        scene = scene.after(*scene.actions("@HM").begin());
    }
    EXPECT_EQ(scene.state(), "w 0-0 --- turn + -") << "H11, and no hold by placing";
    return order;
}

TEST(H10SetUp, B37TheOrderOfPlacing) {
    EXPECT_EQ(placers(Edition::second), "wbbwwb");
    EXPECT_EQ(placers(Edition::first), "wbwbwb");
}

TEST(H10SetUp, B37WhitePlacesOnItsOwnCellsOnly) {
    EXPECT_FALSE(Scene::start().allows("B2@HM"));
    EXPECT_THAT(Scene::start().actions(), SizeIs(18));
    EXPECT_THAT(Scene::start().after("C5@KH").actions(), Contains("B2@HM"));
    EXPECT_FALSE(Scene::start({.edition = Edition::first}).after("C5@KH", "B2@HM").allows("C5@HM"));
}

class H20AnyGame : public testing::TestWithParam<Rules> {};

TEST_P(H20AnyGame, B38InvariantsHold) {
    const Rules rules = GetParam();
    // In a turn each cube enters each cell but its first at most once; one action more may end it.
    const unsigned longest_turn = 29 * rules.cubes_of_a_side() + 1;
    Random random(38);
    for (unsigned game = 0; game < 100; ++game) {
        unsigned turn_length = 0;
        play_at_random(Position::initial(rules), random, 1000,
                       [&](const Position& before, Move move, const Position& after) {
                           turn_length = before.is_turn_start() ? 1 : turn_length + 1;
                           if (before.phase() != Phase::place) {
                               ASSERT_LE(turn_length, longest_turn);
                               ASSERT_EQ(count(after.of(Side::first)), rules.cubes_of_a_side());
                               ASSERT_EQ(count(after.of(Side::second)), rules.cubes_of_a_side());
                           }
                           if (move.act() == Act::tip) {
                               ASSERT_NE(before.at(move.from())->lies.top(), after.at(move.to())->lies.top());
                           }
                           for (const Side side : {Side::first, Side::second}) {
                               unsigned held = 0;
                               for (const Element element : elements) held += after.hold(element) == side ? 1 : 0;
                               ASSERT_GE(after.score(side), held) << to_text(after);
                           }
                       });
    }
}

INSTANTIATE_TEST_SUITE_P(AllRules, H20AnyGame, testing::ValuesIn(Position::modes()),
                         [](const auto& one) { return word_for(one.param); });

}  // namespace
}  // namespace tessera::himiki
