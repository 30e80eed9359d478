// The Expert game's deal, offers and event tiles by their worked examples: X01-X12 and X29-X34, in both editions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// Examples of the base game: W1 tips from C4 to C3.
constexpr std::string_view b05 = "W1 4C FBE, W2 6A FEB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E EBF";
constexpr std::string_view b06 = "W1 4C FEB, W2 6A FEB, W3 6E EBF, K1 2C FEB, K2 1A BFE, K3 1E EBF";
constexpr std::string_view b07 = "W1 4C BFE, W2 6A BEF, W3 6E BFE, K1 3D FEB, K2 3B FBE, K3 2C BEF";
constexpr std::string_view b27 = "W1 4C FBE, W2 6A EFB, W3 6E BEF, K1 1C EFB, K2 1A EBF, K3 1E BFE";
constexpr std::string_view b28 = "W1 4C FBE, W2 6A EFB, W3 6E BEF, K1 2C FEB, K2 1A EBF, K3 1E EFB";
/// W1 beats K1 on C3; then W2, which shows fire, can tip to D4, below K2.
constexpr std::string_view x07 = "W1 4C FBE, W2 5D FEB, W3 6E BEF, K1 2C FEB, K2 4E EBF, K3 1E BFE";
/// W1 beats K1 on C3 and is beaten by K2.
constexpr std::string_view x10 = "W1 4C FBE, W2 6B BEF, W3 6E BFE, K1 2C FEB, K2 3D BFE, K3 1A FEB";
/// W1 tips from C5 to C4, two cells from K1.
constexpr std::string_view x31 = "W1 5C FBE, W2 6A FEB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E BFE";

TEST(H40Deal, X01EachPlayerDrawsThreeOfTheTwelve) {
    for (const Rules& rules : Rules::all()) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Chaos chaos = ExpertPosition::set_up(rules, 1, seed).chaos();
            for (unsigned i = 0; i < rules.seats(); ++i) {
                EXPECT_EQ(chaos.hand(Seat{static_cast<std::uint8_t>(i)}).size(), 3U);
            }
            EXPECT_EQ(chaos.in_play().size(), 3 * rules.seats()) << "no tile twice";
        }
    }
}

TEST(H40Deal, X01IsAtRandom) {
    std::set<unsigned> hands;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        hands.insert(ExpertPosition::set_up(Rules{}, 1, seed).chaos().hand(Seat{0}).bits());
    }
    EXPECT_THAT(hands, SizeIs(testing::Gt(30)));
}

TEST(H41Offer, X02ReachingTwoThreeOrFourOffersATile) {
    const auto won_at = [](std::string_view scores) {
        return ExpertScene(b05, {.scores = scores, .hands = "w:VX;b:-"}).after("C4>BC3");
    };
    EXPECT_EQ(won_at("0-0").state(), "b 1-0 --- turn + - w:VX;b:- - -");
    EXPECT_EQ(won_at("1-0").state(), "w 2-0 --- chaos + C3!<C4 w:VX;b:- - -");
    EXPECT_EQ(won_at("2-0").state(), "w 3-0 --- chaos + C3!<C4 w:VX;b:- - -");
    EXPECT_EQ(won_at("3-0").state(), "w 4-0 --- chaos + C3!<C4 w:VX;b:- - -");
    EXPECT_EQ(won_at("4-0").state(), "b 5-0 --- turn + - w:VX;b:- - -");
    EXPECT_EQ(won_at("4-0").outcome(), "p1win");
}

TEST(H41Offer, X02WithoutAPointThereIsNone) {
    const ExpertScene lost = ExpertScene(b06, {.scores = "2-0", .hands = "w:VX;b:-"}).after("C4>BC3");
    EXPECT_EQ(lost.state(), "b 2-0 --- turn + - w:VX;b:- - -");
}

TEST(H41Offer, X03AJumpOffersOneTile) {
    const ExpertScene jump = ExpertScene(b07, {.scores = "1-0", .hands = "w:TP,VX;b:-"}).after("C4>BC3");
    EXPECT_EQ(jump.state(), "w 3-0 --- chaos + C3!<C4 w:TP,VX;b:- - -");
    EXPECT_EQ(jump.after("C-VX@E3").state(), "b 3-0 --- turn + - w:TP;b:- E3=VX -");
    const ExpertScene hold = ExpertScene(b28, {.hands = "w:TP,VX;b:-"}).after("C4>BC3");
    EXPECT_EQ(hold.state(), "w 2-0 -w- chaos + C3!<C4 w:TP,VX;b:- - -");
    EXPECT_EQ(hold.after("C-TP@E3").state(), "b 2-0 -w- turn + - w:VX;b:- E3=TP -");
    const ExpertScene won = ExpertScene(b07, {.scores = "3-0", .hands = "w:TP,VX;b:-"}).after("C4>BC3");
    EXPECT_EQ(won.outcome(), "p1win");
}

TEST(H41Offer, X04APointLostOffersNothingAndWonAgainDoes) {
    const ExpertScene scene("K1 3C FBE, K2 1A EFB, K3 1E BEF, W1 6C EFB, W2 6A EBF, W3 6E BFE",
                            {.actor = "b", .scores = "3-0", .holds = "-w-", .hands = "w:VX;b:CJ"});
    const ExpertScene stolen = scene.after("C3>BC4");
    EXPECT_EQ(stolen.state(), "w 2-1 -b- turn + - w:VX;b:CJ - -");
    EXPECT_EQ(stolen.after("C6>BC5").state(), "w 3-1 -b- chaos + C5!<C6 w:VX;b:CJ - -");
}

TEST(H41Offer, X05MayBeDeclinedAndIsNotMadeToAnEmptyHand) {
    const ExpertScene offer = ExpertScene(b05, {.scores = "1-0", .hands = "w:VX;b:-"}).after("C4>BC3");
    EXPECT_EQ(offer.after("keep").state(), "b 2-0 --- turn + - w:VX;b:- - -");
    const ExpertScene none = ExpertScene(b05, {.scores = "1-0", .hands = "w:-;b:VX"}).after("C4>BC3");
    EXPECT_EQ(none.state(), "b 2-0 --- turn + - w:-;b:VX - -");
}

TEST(H43Mana, X06WantsAnOwnCubeThatShowsTheElement) {
    const std::string no_fire = with(b05, "W2 6A BEF");
    const ExpertScene offer = ExpertScene(no_fire, {.scores = "1-0", .hands = "w:MH,YM;b:-"}).after("C4>BC3");
    EXPECT_THAT(offer.actions(), UnorderedElementsAre("C-YM", "keep"));
    const ExpertScene none = ExpertScene(no_fire, {.scores = "1-0", .hands = "w:MH;b:-"}).after("C4>BC3");
    EXPECT_EQ(none.state(), "b 2-0 --- turn + - w:MH;b:- - -") << "H41: nothing to accept, no offer";
    const ExpertScene fire = ExpertScene(b05, {.scores = "1-0", .hands = "w:MH;b:-"}).after("C4>BC3");
    EXPECT_THAT(fire.actions(), UnorderedElementsAre("C-MH:A6>BA5", "C-MH:A6>BB6", "keep"));
}

TEST(H43Mana, X07ItsTipMayWinAndSoOfferAgain) {
    const ExpertScene offer = ExpertScene(x07, {.scores = "1-0", .hands = "w:MH,VX;b:-"}).after("C4>BC3");
    EXPECT_EQ(offer.state(), "w 2-0 --- chaos + C3!<C4 w:MH,VX;b:- - -");
    const ExpertScene again = offer.after("C-MH:D5>BD4");
    EXPECT_EQ(again.on("D4"), "KH");
    EXPECT_EQ(again.state(), "w 3-0 --- chaos + C3<C4,D4!<D5 w:VX;b:- - -");
    EXPECT_EQ(again.after("keep").state(), "b 3-0 --- turn + - w:VX;b:- - -");
}

TEST(H43Mana, X08ItsTipMayReplayThoughTheFirstHadWon) {
    const std::string equal = with(x07, "K2 4E BFE, K3 1E EBF");
    const ExpertScene scene = ExpertScene(equal, {.scores = "1-0", .hands = "w:MH;b:-"}).after("C4>BC3");
    EXPECT_EQ(scene.after("C-MH:D5>BD4").state(), "w 2-0 --- replay + C3<C4,D4<D5 w:-;b:- - -");
}

TEST(H43Mana, X09MayTipACubeBackToWhereItCameFrom) {
    const ExpertScene offer = ExpertScene(b05, {.scores = "1-0", .hands = "w:MM;b:-"}).after("C4>BC3");
    const ExpertScene back = offer.after("C-MM:C3>BC4");
    EXPECT_EQ(back.on("C4"), "HM");
    EXPECT_EQ(back.state(), "b 2-0 --- turn + - w:-;b:- - -");
}

TEST(H43Mana, X09TheCellItLeavesCountsForTheReplay) {
    // Back on C4 the cube shows fire, as W2 on C5 does; it has left C4 and C3.
    const ExpertScene offer =
        ExpertScene(with(b05, "W2 5C FEB"), {.scores = "1-0", .hands = "w:MM;b:-"}).after("C4>BC3");
    const ExpertScene replay = offer.after("C-MM:C3>BC4");
    EXPECT_EQ(replay.state(), "w 2-0 --- replay + C4<C3<C4 w:-;b:- - -");
    EXPECT_FALSE(replay.allows("C4>BC3"));
}

TEST(H44Conjuration, X10InEdition2TheConjuredCubeFightsAgain) {
    const Told told = {.edition = Edition::second, .scores = "1-0", .hands = "w:CJ;b:-"};
    const ExpertScene offer = ExpertScene(x10, told).after("C4>BC3");
    EXPECT_EQ(offer.state(), "w 2-0 --- chaos + C3!<C4 w:CJ;b:- - -");
    EXPECT_THAT(offer.actions("C-CJ:D3"),
                UnorderedElementsAre("C-CJ:D3@HK", "C-CJ:D3@HM", "C-CJ:D3@KH", "C-CJ:D3@MH", "C-CJ:D3@MK"));
    EXPECT_THAT(offer.actions("C-CJ"), SizeIs(15)) << "five ways each for three enemies";
    const ExpertScene conjured = offer.after("C-CJ:D3@HK");
    EXPECT_EQ(conjured.on("D3"), "hk");
    EXPECT_EQ(conjured.state(), "b 3-0 --- turn + - w:-;b:- - -");
}

TEST(H44Conjuration, X11InEdition1ItDoesNot) {
    const Told told = {.edition = Edition::first, .scores = "1-0", .hands = "w:CJ;b:-"};
    EXPECT_EQ(ExpertScene(x10, told).after("C4>BC3", "C-CJ:D3@HK").state(), "b 2-0 --- turn + - w:-;b:- - -");
}

TEST(H44Conjuration, X12NeverMakesAHold) {
    const std::string three_waters = with(x10, "W2 6B EBF, K3 1A EBF");
    const ExpertScene offer = ExpertScene(three_waters, {.scores = "1-0", .hands = "w:CJ;b:-"}).after("C4>BC3");
    EXPECT_EQ(offer.after("C-CJ:D3@MH").state(), "b 2-0 --- turn + - w:-;b:- - -");
}

TEST(H46Yokai, X29InEdition1ItTurnsALossIntoAPoint) {
    const ExpertScene scene(b06, {.edition = Edition::first, .armed = "y:w"});
    EXPECT_EQ(scene.after("C4>BC3").state(), "b 1-0 --- turn + - w:-;b:- - -");
}

TEST(H46Yokai, X30InEdition1ItTurnsAnOpponentsWin) {
    const Told told = {.edition = Edition::first, .actor = "b", .armed = "y:w"};
    const ExpertScene one = ExpertScene("K1 3C FBE, K2 1A BFE, K3 1E BEF, W1 5C FEB, W2 6A BEF, W3 6E BFE", told);
    EXPECT_EQ(one.after("C3>BC4").state(), "w 0-0 --- turn + - w:-;b:- - -");
    const ExpertScene two = ExpertScene("K1 3C FBE, K2 1A BFE, K3 1E BEF, W1 5C FEB, W2 4B FEB, W3 6E BFE", told);
    EXPECT_EQ(two.after("C3>BC4").state(), "w 0-1 --- turn + - w:-;b:- - -");
}

TEST(H46Yokai, X31InEdition2ItReachesTwoCellsFar) {
    const Told told = {.edition = Edition::second, .armed = "y:w"};
    const ExpertScene choice = ExpertScene(x31, told).after("C5>BC4");
    EXPECT_EQ(choice.state(), "w 0-0 --- yokai + C4!<C5 w:-;b:- - y:w");
    EXPECT_THAT(choice.actions(), UnorderedElementsAre("YM>C2", "YM>none"));
    EXPECT_EQ(choice.after("YM>C2").state(), "b 1-0 --- turn + - w:-;b:- - -");
    EXPECT_EQ(choice.after("YM>none").state(), "b 0-0 --- turn + - w:-;b:- - y:w") << "the tile is kept";
}

TEST(H46Yokai, X31WantsAFreeCellBetweenAndAStraightLine) {
    const Told told = {.edition = Edition::second, .armed = "y:w"};
    const auto state = [&](std::string_view change) {
        return ExpertScene(with(x31, change), told).after("C5>BC4").state();
    };
    EXPECT_EQ(state("W2 3C FEB"), "b 0-0 --- turn + - w:-;b:- - y:w") << "an own cube between";
    EXPECT_EQ(state("K2 3C BFE"), "b 0-0 --- turn + - w:-;b:- - y:w") << "an enemy between";
    EXPECT_EQ(state("K1 3D FEB"), "b 0-0 --- turn + - w:-;b:- - y:w") << "diagonal";
    EXPECT_EQ(state("K1 1C FEB"), "b 0-0 --- turn + - w:-;b:- - y:w") << "three cells away";
}

TEST(H45Confusion, X32EachPlaysTheOthersCubesForOneTurn) {
    const ExpertScene black = ExpertScene(b05, {.scores = "1-0", .hands = "w:CF;b:-"}).after("C4>BC3", "C-CF");
    EXPECT_EQ(black.state(), "b 2-0 --- turn + - w:-;b:- - c:b,w");
    EXPECT_THAT(black.pivots(), UnorderedElementsAre("A6>PA6", "C3>PC3", "E6>PE6"));
    EXPECT_FALSE(black.allows("A6>PA6+C3>PC3"));
    EXPECT_FALSE(black.allows("A1>BB1"));
    const ExpertScene white = black.after("A6>BA5");
    EXPECT_EQ(white.state(), "w 2-0 --- turn + - w:-;b:- - c:w");
    EXPECT_THAT(white.pivots(), UnorderedElementsAre("A1>PA1", "C2>PC2", "E1>PE1"));
    EXPECT_FALSE(white.allows("E6>BE5"));
    const ExpertScene normal = white.after("A1>BA2");
    EXPECT_EQ(normal.state(), "b 2-0 --- turn + - w:-;b:- - -");
    EXPECT_THAT(normal.pivots(), SizeIs(7));
    EXPECT_THAT(normal.actions(), Contains("A2>PA2+C2>PC2+E1>PE1"));
}

TEST(H45Confusion, X32APivotOfOneCubeBansThePlayerNotTheColour) {
    const ExpertScene white = ExpertScene(b05, {.actor = "b", .armed = "c:b,w"}).after("A6>PA6");
    EXPECT_EQ(white.state(), "w 0-0 --- turn x - w:-;b:- - c:w");
    EXPECT_THAT(white.pivots(), IsEmpty());
    EXPECT_THAT(white.tips(), Not(IsEmpty()));
}

TEST(H45Confusion, X33WhoMovesTheCubeScores) {
    const ExpertScene scene(b05, {.actor = "b", .armed = "c:b,w"});
    EXPECT_EQ(scene.after("C4>BC3").state(), "w 0-1 --- turn + - w:-;b:- - c:w");
}

TEST(H43Mana, X33TipsAnOwnCubeInAConfusedTurnToo) {
    const Told told = {.actor = "b", .scores = "0-1", .hands = "w:-;b:MH", .armed = "c:b,w"};
    EXPECT_THAT(ExpertScene(b05, told).after("C4>BC3").actions(),
                UnorderedElementsAre("C-MH:C2>BB2", "C-MH:C2>BC1", "C-MH:C2>BD2", "keep"));
}

TEST(H45Confusion, X34WhoMovesTheCubeTakesTheHold) {
    const ExpertScene scene(b27, {.actor = "b", .armed = "c:b,w"});
    EXPECT_EQ(scene.after("C4>BC3").state(), "w 0-1 -b- turn + - w:-;b:- - c:w");
}

}  // namespace
}  // namespace tessera::himiki
