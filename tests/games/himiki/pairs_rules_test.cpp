// Two against two by its worked examples, T01-T17, in both editions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

/// W1 can cross from the Light zone to C3, beside W3.
constexpr std::string_view t05 =
    "W1 4C FBE, W2 6D BEF, W3 3D EFB, W4 1B BFE, K1 6B FEB, K2 5A FBE, K3 1D BFE, K4 2E FEB";
/// Five show water; W1 makes a sixth on C5.
constexpr std::string_view t09 =
    "W1 4C FBE, W2 6D EFB, W3 1E EFB, W4 1A EBF, K1 6B EBF, K2 5A EFB, K3 2D BFE, K4 6E FEB";

Scene pairs(std::string_view cubes, Told told = {}) {
    told.teams = Teams::pairs;
    return Scene(cubes, told);
}

/// The cubes that the player to act may pivot, which are those under the player's control.
std::set<std::string> controlled(const Scene& scene) {
    std::set<std::string> cells;
    for (const std::string& pivot : scene.pivots()) {
        if (!pivot.contains('+')) cells.insert(pivot.substr(0, 2));
    }
    return cells;
}

/// The name of the player to act.
std::string actor(const Scene& scene) {
    return scene.state().substr(0, 2);
}

TEST(H30SetUp, T01PlacingGoesTwiceRoundTheFourPlayers) {
    Scene scene = Scene::start({.teams = Teams::pairs});
    EXPECT_FALSE(scene.allows("B6@HM"));
    std::string order;
    for (const std::string_view cell : {"E5", "B6", "A2", "D1", "D6", "A5", "B1", "E2"}) {
        order += actor(scene) + ' ';
        scene = scene.after(std::string(cell) + "@HM");
    }
    EXPECT_EQ(order, "wl bl wd bd wl bl wd bd ");
    EXPECT_EQ(scene.state(), "wl 0-0 --- turn + -") << "eight equal tops, and no hold by placing";
}

TEST(H30SetUp, T01EachHasTwoCells) {
    const Scene start = Scene::start({.teams = Teams::pairs});
    EXPECT_THAT(start.actions("@HM"), UnorderedElementsAre("E5@HM", "D6@HM"));
    const Scene black_light = start.after("E5@HM");
    EXPECT_THAT(black_light.actions("@HM"), UnorderedElementsAre("B6@HM", "A5@HM"));
    const Scene white_dark = black_light.after("B6@HM");
    EXPECT_THAT(white_dark.actions("@HM"), UnorderedElementsAre("A2@HM", "B1@HM"));
    const Scene black_dark = white_dark.after("A2@HM");
    EXPECT_THAT(black_dark.actions("@HM"), UnorderedElementsAre("D1@HM", "E2@HM"));
}

TEST(H30SetUp, T02TheOldCoordinatesMeanTheSameCells) {
    // Edition 1: the row's number counted from the top, then the column's letter.
    const auto cell_of = [](std::string_view old) {
        return std::string{static_cast<char>('E' - (old[0] - '1')), static_cast<char>('1' + (old[1] - 'A'))};
    };
    std::vector<std::string> cells;
    for (const std::string_view old : {"1E", "2F", "4F", "5E", "5B", "4A", "2A", "1B"}) cells.push_back(cell_of(old));
    EXPECT_THAT(cells, ElementsAre("E5", "D6", "B6", "A5", "A2", "B1", "D1", "E2"));
    Scene scene = Scene::start({.edition = Edition::first, .teams = Teams::pairs});
    for (const std::size_t i : {0U, 2U, 4U, 6U, 1U, 3U, 5U, 7U}) scene = scene.after(cells[i] + "@KM");
    EXPECT_EQ(scene.state(), "wl 0-0 --- turn + -");
}

TEST(H30Order, T03TheFourActInTurn) {
    Scene scene = pairs(t05);
    std::string order;
    for (const std::string_view action : {"D6>BE6", "A5>BA4", "B1>BA1", "E2>BE3"}) {
        order += actor(scene) + ' ';
        scene = scene.after(action);
    }
    EXPECT_EQ(order + actor(scene), "wl bl wd bd wl");
}

TEST(H31Control, T04APlayerDoesNotMoveTheTeamsCubesInTheOtherZone) {
    const Scene scene = pairs(t05);
    EXPECT_THAT(controlled(scene), UnorderedElementsAre("C4", "D6"));
    EXPECT_THAT(scene.tips(),
                UnorderedElementsAre("C4>BB4", "C4>BC3", "C4>BC5", "C4>BD4", "D6>BC6", "D6>BD5", "D6>BE6"));
}

TEST(H31Control, T05InEdition2ACubeThatCrossedStaysInHandThisTurn) {
    const Scene replay = pairs(t05, {.edition = Edition::second}).after("C4>BC3");
    EXPECT_EQ(replay.state(), "wl 0-0 --- replay + C3<C4");
    EXPECT_THAT(replay.actions(), UnorderedElementsAre("C3>BB3", "C3>BC2", "D6>BC6", "D6>BD5", "D6>BE6", "C3>PC3",
                                                       "D6>PD6", "C3>PC3+D6>PD6", "end"));
}

TEST(H31Control, T06InEdition1ACubeThatCrossedIsThePartners) {
    const Scene replay = pairs(t05, {.edition = Edition::first}).after("C4>BC3");
    EXPECT_EQ(replay.state(), "wl 0-0 --- replay + C3<C4");
    EXPECT_THAT(replay.actions(), UnorderedElementsAre("D6>BC6", "D6>BD5", "D6>BE6", "D6>PD6", "end"));
}

TEST(H31Control, T07NextTurnACubeThatCrossedIsThePartners) {
    const Scene dark = pairs(t05).after("C4>BC3", "end", "A5>BA4");
    EXPECT_EQ(actor(dark), "wd");
    EXPECT_THAT(controlled(dark), UnorderedElementsAre("B1", "C3", "D3"));
    const Scene light = dark.after("B1>BA1", "E2>BE3");
    EXPECT_EQ(actor(light), "wl");
    EXPECT_THAT(controlled(light), ElementsAre("D6"));
}

TEST(H14Pass, T08WhoHasNoCubeInTheZonePasses) {
    const Scene scene = pairs(with(t05, "W1 3B FBE, W2 1A BEF"));
    EXPECT_THAT(scene.actions(), ElementsAre("pass"));
    EXPECT_EQ(scene.after("pass").state(), "bl 0-0 --- turn + -");
}

TEST(H32Hold, T09TheSixthEqualTopTakesTheTile) {
    EXPECT_EQ(pairs(t09).after("C4>BC5").state(), "bl 1-0 -w- turn + -");
}

TEST(H32Hold, T10FiveOrSevenTakeNothing) {
    EXPECT_EQ(pairs(with(t09, "K1 6B FBE")).after("C4>BC5").state(), "bl 0-0 --- turn + -");
    EXPECT_EQ(pairs(with(t09, "K1 6B EFB, K3 2D EFB")).after("C4>BC5").state(), "bl 0-0 --- turn + -");
}

TEST(H32Hold, T11FourTakeNothing) {
    EXPECT_EQ(pairs(with(t09, "K1 6B FBE, K2 5A FBE")).after("C4>BC5").state(), "bl 0-0 --- turn + -");
}

/// Five show water; the cube on C3 makes a sixth on C2.
constexpr std::string_view five_waters = "C3 HM, D6 MH, E4 MH, B6 mh, A5 mh, E1 mh";

TEST(H32Hold, T12APartnersTileIsNotTakenAgain) {
    const Told told = {.actor = "wd", .scores = "1-0", .holds = "-w-"};
    EXPECT_EQ(pairs(five_waters, told).after("C3>BC2").state(), "bd 1-0 -w- turn + -");
    EXPECT_EQ(pairs(five_waters, {.actor = "wd"}).after("C3>BC2").state(), "bd 1-0 -w- turn + -") << "else it is";
}

TEST(H32Hold, T13AnOpponentTakesTheTeamsTile) {
    const Told told = {.actor = "bd", .scores = "1-0", .holds = "-w-"};
    EXPECT_EQ(pairs(with(five_waters, "C3 hm"), told).after("C3>BC2").state(), "wl 0-1 -b- turn + -");
}

TEST(H32PivotBan, T14ItBindsTheNextPlayerOnly) {
    Scene scene = pairs(t05).after("C4>PC4");
    EXPECT_EQ(scene.state(), "bl 0-0 --- turn x -");
    EXPECT_THAT(scene.pivots(), IsEmpty());
    scene = scene.after("A5>BA4");
    EXPECT_EQ(scene.state(), "wd 0-0 --- turn + -");
    EXPECT_THAT(scene.pivots(), SizeIs(3));
    scene = scene.after("B1>BA1");
    EXPECT_EQ(scene.state(), "bd 0-0 --- turn + -");
    EXPECT_THAT(scene.pivots(), SizeIs(3));
}

TEST(H32Victory, T15TheTeamWinsWithEitherPlayersPoint) {
    const Scene won = pairs("C3 HM, D6 HM, C1 hm, A5 kh", {.actor = "wd", .scores = "4-0"}).after("C3>BC2");
    EXPECT_EQ(won.state(), "bd 5-0 --- turn + -");
    EXPECT_EQ(won.outcome(), "p1win");
}

TEST(H14Pass, T16ABanPassedIsOver) {
    const Scene banned = pairs("A6 hm, A5 HM, B6 MH, C1 HK, E1 km", {.actor = "bl", .pivot = "x"});
    EXPECT_THAT(banned.actions(), ElementsAre("pass"));
    const Scene white = banned.after("pass");
    EXPECT_EQ(white.state(), "wd 0-0 --- turn + -");
    EXPECT_THAT(white.pivots(), ElementsAre("C1>PC1"));
    const Scene black = white.after("C1>BC2");
    EXPECT_EQ(black.state(), "bd 0-0 --- turn + -");
    EXPECT_THAT(black.pivots(), ElementsAre("E1>PE1"));
}

TEST(H15Conflict, T17CubesFightAcrossTheBorder) {
    const Scene scene = pairs("W1 5C FBE, W2 6D BEF, K1 3C FEB, K2 5A FBE");
    EXPECT_EQ(scene.after("C5>BC4").state(), "bl 1-0 --- turn + -");
}

}  // namespace
}  // namespace tessera::himiki
