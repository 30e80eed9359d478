// The Expert game's terrain tiles by their worked examples: X13-X28 and X35, in both editions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

constexpr std::string_view b05 = "W1 4C FBE, W2 6A FEB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E EBF";
constexpr std::string_view b27 = "W1 4C FBE, W2 6A EFB, W3 6E BEF, K1 1C EFB, K2 1A EBF, K3 1E BFE";
/// W1 tips from B2 to A2, where a mirror sends it to A5.
constexpr std::string_view x14 = "W1 2B FEB, W2 6E BFE, W3 4E BEF, K1 1A FEB, K2 6A FEB, K3 1E BFE";
/// W1 tips from C2 to C3, onto an impulse.
constexpr std::string_view x17 = "W1 2C FEB, W2 6E EBF, W3 6A BEF, K1 2D EFB, K2 4D FEB, K3 1A FBE";
/// W1 tips from C4 to C3, onto a transfer.
constexpr std::string_view x25 = "W1 4C FBE, W2 5A BEF, W3 6E BFE, K1 1E BFE, K2 2C EFB, K3 6A FEB";
constexpr std::string_view x27 = "W1 4C FBE, W2 3D EFB, W3 6E FBE, K1 1E BFE, K2 1B FEB, K3 6A FEB";

TEST(H50Terrain, X13IsLaidOnAnyCellWithNoCubeAndNoTile) {
    const Told told = {.scores = "1-0", .hands = "w:VX;b:-", .terrain = "D4=TP"};
    const ExpertScene offer = ExpertScene(b05, told).after("C4>BC3");
    std::set<std::string> expected = {"keep"};
    for (const char row : {'A', 'B', 'C', 'D', 'E'}) {
        for (const char column : {'1', '2', '3', '4', '5', '6'}) expected.insert(std::string("C-VX@") + row + column);
    }
    for (const std::string_view taken : {"C3", "A6", "E6", "C2", "A1", "E1", "D4"}) {
        expected.erase("C-VX@" + std::string(taken));
    }
    EXPECT_EQ(offer.actions(), expected);
}

TEST(H54Mirror, X14SendsTheCubeToTheMirrorCellAndIsGone) {
    const ExpertScene scene = ExpertScene(x14, {.terrain = "A2=MR"}).after("B2>BA2");
    EXPECT_EQ(scene.on("A2"), "");
    EXPECT_EQ(scene.on("A5"), "MK");
    EXPECT_EQ(scene.state(), "b 1-0 --- turn + - w:-;b:- - -") << "K2 is beaten, K1 is far away";
}

TEST(H55Blocked, X15AMirrorWhoseOtherCellIsTakenDoesNothingAndStays) {
    const ExpertScene scene = ExpertScene(with(x14, "K2 5A BEF"), {.terrain = "A2=MR"}).after("B2>BA2");
    EXPECT_EQ(scene.on("A2"), "MK");
    EXPECT_EQ(scene.on("A5"), "kh");
    EXPECT_EQ(scene.state(), "b 1-0 --- turn + - w:-;b:- A2=MR -");
}

TEST(H50Terrain, X16ATileThatStayedWorksOnTheNextToEnter) {
    const ExpertScene stayed = ExpertScene(with(x14, "K2 5A BEF"), {.terrain = "A2=MR"}).after("B2>BA2", "A5>BA4");
    EXPECT_EQ(stayed.on("A2"), "MK") << "standing there is not entering";
    EXPECT_EQ(stayed.state(), "w 1-0 --- turn + - w:-;b:- A2=MR -");
    const ExpertScene entered = stayed.after("A2>BB2", "A4>BB4", "B2>BA2");
    EXPECT_EQ(entered.on("A5"), "MK");
    EXPECT_EQ(entered.state(), "b 1-0 --- turn + - w:-;b:- - -");
}

TEST(H52Impulse, X17TipsOnceMoreAndOnlyTheLastCellCounts) {
    const ExpertScene choice = ExpertScene(x17, {.terrain = "C3=IM"}).after("C2>BC3");
    EXPECT_EQ(choice.on("C3"), "KH");
    EXPECT_EQ(choice.state(), "w 0-0 --- impulse + C3!<C2 w:-;b:- - -");
    EXPECT_THAT(choice.actions(), UnorderedElementsAre("IM>B3", "IM>C2", "IM>C4", "IM>D3"));
    const ExpertScene north = choice.after("IM>D3");
    EXPECT_EQ(north.on("D3"), "MH");
    EXPECT_EQ(north.state(), "b 1-0 --- turn + - w:-;b:- - -");
    const ExpertScene back = choice.after("IM>C2");
    EXPECT_EQ(back.on("C2"), "HK");
    EXPECT_EQ(back.state(), "b 0-0 --- turn + - w:-;b:- - -") << "beaten by K1";
}

TEST(H55Blocked, X18AnImpulseWithNoFreeNeighbourStaysAndTheCubeFightsThere) {
    // A cube that tips leaves a free cell behind it; one that a mirror sends does not.
    const ExpertScene scene("B6 MH, A2 hm, B1 km, E6 kh", {.terrain = "A1=IM,A6=MR"});
    const ExpertScene entered = scene.after("B6>BA6");
    EXPECT_EQ(entered.on("A1"), "KH");
    EXPECT_EQ(entered.state(), "b 0-0 --- turn + - w:-;b:- A1=IM -") << "fire on A2 beats it";
    const ExpertScene won = ExpertScene("B6 MH, A2 mk, B1 mk", {.terrain = "A1=IM,A6=MR"}).after("B6>BA6");
    EXPECT_EQ(won.state(), "b 2-0 --- turn + - w:-;b:- A1=IM -");
}

TEST(H53Teleport, X19SlidesExactlyTwoCellsOverAnything) {
    const ExpertScene scene = ExpertScene("C6 HM, C4 kh, E6 kh", {.terrain = "C5=TP"}).after("C6>BC5");
    EXPECT_EQ(scene.state(), "w 0-0 --- teleport + C5!<C6 w:-;b:- - -");
    EXPECT_THAT(scene.actions(), UnorderedElementsAre("TP>A5", "TP>C3", "TP>E5"));
    EXPECT_EQ(scene.on("C5"), "MH");
    for (const std::string_view cell : {"A5", "C3", "E5"}) {
        EXPECT_EQ(scene.after("TP>" + std::string(cell)).on(cell), "MH") << cell;
    }
    const ExpertScene corner = ExpertScene("B1 HM, E6 kh", {.terrain = "A1=TP"}).after("B1>BA1");
    EXPECT_THAT(corner.actions(), UnorderedElementsAre("TP>A3", "TP>C1"));
}

TEST(H55Blocked, X20ATeleportWithNoFreeCellStaysAndTheCubeFightsThere) {
    const ExpertScene scene = ExpertScene("B1 HM, A2 mk, A3 kh, C1 KH", {.terrain = "A1=TP"}).after("B1>BA1");
    EXPECT_EQ(scene.on("A1"), "KM");
    EXPECT_EQ(scene.state(), "b 1-0 --- turn + - w:-;b:- A1=TP -");
}

TEST(H50Terrain, X21AnImpulseOntoAVortexWorksBoth) {
    const ExpertScene scene = ExpertScene(x17, {.terrain = "C3=IM,D3=VX"}).after("C2>BC3", "IM>D3");
    EXPECT_EQ(scene.on("D3"), "MK") << "MH without the vortex";
    EXPECT_EQ(scene.state(), "b 1-0 --- turn + - w:-;b:- - -");
}

TEST(H50Terrain, X22ATeleportOntoAVortexTriggersIt) {
    const ExpertScene scene("C6 HM, C1 kh", {.terrain = "C3=VX,C5=TP"});
    const ExpertScene landed = scene.after("C6>BC5", "TP>C3");
    EXPECT_EQ(landed.on("C3"), "MK");
    EXPECT_EQ(landed.state(), "b 0-0 --- turn + - w:-;b:- - -");
}

TEST(H50Terrain, X22SlidingOverATileDoesNotTriggerIt) {
    const ExpertScene slid = ExpertScene("C6 HM, C1 kh", {.terrain = "C4=VX,C5=TP"}).after("C6>BC5", "TP>C3");
    EXPECT_EQ(slid.on("C3"), "MH");
    EXPECT_EQ(slid.state(), "b 0-0 --- turn + - w:-;b:- C4=VX -");
}

TEST(H56Vortex, X23PivotsTheCubeAndBansNobody) {
    const ExpertScene scene = ExpertScene(b05, {.terrain = "C3=VX"}).after("C4>BC3");
    EXPECT_EQ(scene.on("C3"), "MK") << "MH without the vortex";
    EXPECT_EQ(scene.state(), "b 1-0 --- turn + - w:-;b:- - -");
    EXPECT_THAT(scene.pivots(), SizeIs(7));
}

TEST(H51GateOfHell, X24TheCubeLeavesTheGameAndTheTurnEnds) {
    const ExpertScene gone = ExpertScene(b05, {.terrain = "C3=PE"}).after("C4>BC3");
    EXPECT_EQ(gone.on("C3"), "");
    EXPECT_EQ(gone.state(), "b 0-0 --- turn + - w:-;b:- - -") << "no conflict with K1";
    EXPECT_EQ(gone.after("A1>BB1").pivots(), (std::set<std::string>{"A6>PA6", "E6>PE6", "A6>PA6+E6>PE6"}));
    const ExpertScene no_hold = ExpertScene(b27, {.terrain = "C3=PE"}).after("C4>BC3");
    EXPECT_EQ(no_hold.state(), "b 0-0 --- turn + - w:-;b:- - -");
}

TEST(H51GateOfHell, X24AHoldStillTakesFour) {
    // Five cubes are left. K3 shows water on E2: three with K1 and K2, four with W2.
    const std::string_view four = "W2 6A EFB, W3 6E BEF, K1 1C EFB, K2 1A EBF, K3 1E BFE";
    EXPECT_EQ(ExpertScene(four, {.actor = "b"}).after("E1>BE2").state(), "w 0-1 -b- turn + - w:-;b:- - -");
    EXPECT_EQ(ExpertScene(with(four, "W2 6A FEB"), {.actor = "b"}).after("E1>BE2").state(),
              "w 0-0 --- turn + - w:-;b:- - -");
}

TEST(H57Transfer, X25InEdition2BothOwnCubesScore) {
    const ExpertScene choice = ExpertScene(x25, {.edition = Edition::second, .terrain = "C3=TR"}).after("C4>BC3");
    EXPECT_EQ(choice.state(), "w 0-0 --- transfer + C3!<C4 w:-;b:- - -");
    EXPECT_THAT(choice.actions(), UnorderedElementsAre("TR>A5", "TR>A6", "TR>C2", "TR>E1", "TR>E6"));
    const ExpertScene swapped = choice.after("TR>A5");
    EXPECT_EQ(swapped.on("A5"), "MH");
    EXPECT_EQ(swapped.on("C3"), "KH");
    EXPECT_EQ(swapped.state(), "b 2-0 --- turn + - w:-;b:- - -");
}

TEST(H57Transfer, X26InEdition1OnlyTheCubeThatTippedScores) {
    const ExpertScene scene(x25, {.edition = Edition::first, .terrain = "C3=TR"});
    EXPECT_EQ(scene.after("C4>BC3", "TR>A5").state(), "b 1-0 --- turn + - w:-;b:- - -");
}

TEST(H57Transfer, X27InEdition2AnEnemysCubeScoresForItsOwner) {
    const ExpertScene newer(x27, {.edition = Edition::second, .terrain = "C3=TR"});
    const ExpertScene swapped = newer.after("C4>BC3", "TR>E1");
    EXPECT_EQ(swapped.on("E1"), "MH");
    EXPECT_EQ(swapped.on("C3"), "km");
    EXPECT_EQ(swapped.state(), "b 0-1 --- turn + - w:-;b:- - -");
    const ExpertScene older(x27, {.edition = Edition::first, .terrain = "C3=TR"});
    EXPECT_EQ(older.after("C4>BC3", "TR>E1").state(), "b 0-0 --- turn + - w:-;b:- - -");
}

TEST(H57Transfer, X28TheOtherOwnerMayWinSo) {
    const Told told = {.edition = Edition::second, .scores = "0-4", .terrain = "C3=TR"};
    const ExpertScene won = ExpertScene(x27, told).after("C4>BC3", "TR>E1");
    EXPECT_EQ(won.state(), "b 0-5 --- turn + - w:-;b:- - -");
    EXPECT_EQ(won.outcome(), "p2win");
}

TEST(H42Order, X35AGameWonOnATileIsOverBeforeAnyOffer) {
    const Told told = {.scores = "4-0", .hands = "w:VX;b:-", .terrain = "A2=MR"};
    const ExpertScene won = ExpertScene(x14, told).after("B2>BA2");
    EXPECT_EQ(won.state(), "b 5-0 --- turn + - w:VX;b:- - -");
    EXPECT_EQ(won.outcome(), "p1win");
}

}  // namespace
}  // namespace tessera::himiki
