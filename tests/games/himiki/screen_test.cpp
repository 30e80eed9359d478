// What screens get of HI MI KI: docs/screen-json.md, with the examples of the rules' own tests.

#include "games/himiki/screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/scenario.hpp"
#include "games/himiki/screen_words.hpp"

namespace tessera::himiki {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr Rules first_edition = {.edition = Edition::first};
/// White tips from C4 to C3 and beats the cube on C2.
constexpr std::string_view b05 = "W1 4C FBE, W2 6A FEB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E EBF";

Position plain(std::string_view cubes, const Told& told = {}) {
    return drawn<Position>(cubes, Rules{.teams = told.teams}, told);
}
ExpertPosition expert(std::string_view cubes, const Told& told = {}) {
    return drawn<ExpertPosition>(cubes, Rules{.teams = told.teams}, told);
}

template <class P>
P after(P position, std::string_view action) {
    position.play(position.parse_move(action).value());
    return position;
}

template <class P>
std::vector<std::string> gestures(const P& position, std::string_view action) {
    return words_of(gestures_of(position, position.parse_move(action).value()));
}

template <class P>
std::string refusal(const P& position, const std::vector<std::string>& taps) {
    const auto move = position.parse_move(attempt_of(position, taps));
    return move ? "" : to_text(move.error());
}

TEST(H2Zones, AreTheGroundOfTheBoard) {
    const BoardPicture picture = board_picture(Position());
    ASSERT_THAT(picture.spots, SizeIs(30));
    EXPECT_EQ(picture.shape, BoardPicture::Shape::squares);
    EXPECT_EQ(picture.spots.front().cell, "A1");
    EXPECT_EQ(picture.spots.front().x, -2.5);
    EXPECT_EQ(picture.spots.front().y, -2);
    for (const auto& spot : picture.spots) EXPECT_EQ(spot.ground, spot.x < 0 ? "dark" : "light") << spot.cell;
}

TEST(H4Cubes, ShowTopXFaceAndYFace) {
    EXPECT_THAT(words_of(scene_of(plain("B5 HM, C2 kh")).pieces), ElementsAre("B5 p1 HMK", "C2 p2 KHM"));
}

TEST(H10SettingUp, IsATapOnACellAndOneOnHowTheCubeShallLie) {
    const Position start = Position::initial(Rules{});
    EXPECT_THAT(facts_of(scene_of(start), "phase"), ElementsAre("place"));
    EXPECT_THAT(gestures(start, "B5@HM"), ElementsAre("cell:B5 lies:HM"));
    EXPECT_EQ(words_of(motions_of(start, start.parse_move("B5@HM").value())), "put B5");
    EXPECT_EQ(refusal(start, {"cell:C4"}), "White sets up on B5 C5 D5 only (rule H10)");
    EXPECT_EQ(refusal(after(start, "B5@HM"), {"cell:B5"}), "B5 is taken (rule H10)");
}

TEST(H12Turn, ATipIsTwoCellsAndAPivotTwoTapsOrTheButton) {
    const Position position = plain(b05);
    EXPECT_THAT(gestures(position, "C4>BC3"), ElementsAre("cell:C4 cell:C3"));
    EXPECT_THAT(gestures(position, "C4>PC4"), ElementsAre("do:pivot + cell:C4", "cell:C4 cell:C4"));
    EXPECT_THAT(gestures(position, "A6>PA6+C4>PC4"),
                ElementsAre("do:pivot + cell:A6 cell:C4", "cell:A6 cell:A6 + cell:C4", "cell:C4 cell:C4 + cell:A6"));
    EXPECT_EQ(words_of(motions_of(position, position.parse_move("A6>PA6+C4>PC4").value())), "turn A6, turn C4");
}

TEST(H12Turn, OneTapSaysWhyWhatStandsThereDoesNotMove) {
    const Position position = plain(b05);
    EXPECT_EQ(refusal(position, {"cell:D4"}), "there is no cube on D4 (rule H12)");
    EXPECT_EQ(refusal(position, {"cell:C2"}), "the cube on C2 is the opponent's (rule H12)");
    EXPECT_EQ(refusal(position, {"cell:C4"}), "");
    EXPECT_EQ(refusal(position, {"cell:C4", "cell:C4", "cell:C2"}), "the cube on C2 is the opponent's (rule H12)");
    EXPECT_EQ(refusal(position, {"cell:C4", "cell:D5"}),
              "D5 is no neighbour of C4: a cube tips over one side (rule H5)");
    EXPECT_EQ(refusal(position, {"do:pass"}), "there is an action to play, so nobody may pass (rule H14)");
    EXPECT_EQ(attempt_of(position, std::vector<std::string>{"lies:HM"}), "");
    EXPECT_EQ(attempt_of(position, std::vector<std::string>{"cell:Z9"}), "");
    EXPECT_EQ(attempt_of(position, {}), "");
}

TEST(H13Ban, IsAFactAndRefusesThePivotButton) {
    const Position position = plain(b05, {.pivot = "x"});
    EXPECT_THAT(facts_of(scene_of(position), "pivot-ban"), SizeIs(1));
    EXPECT_THAT(facts_of(scene_of(plain(b05)), "pivot-ban"), IsEmpty());
    for (const std::vector<std::string>& taps :
         {std::vector<std::string>{"do:pivot"}, std::vector<std::string>{"cell:C4", "cell:C4"}}) {
        EXPECT_EQ(refusal(position, taps),
                  "the turn before ended with a pivot, so this one may not start with one (rule H13)");
    }
}

TEST(H15Conflict, WinsAndLossesHappenTogetherThenPointsAreGiven) {
    const Position position = plain("C4 HM, C2 hm, D3 kh");
    EXPECT_EQ(words_of(motions_of(position, position.parse_move("C4>BC3").value())),
              "tip C4 C3 | win C3 C2, lose C3 D3 | points p1 1");
    EXPECT_THAT(facts_of(scene_of(after(position, "C4>BC3")), "score"), ElementsAre("p1 1/5", "p2 0/5"));
}

TEST(H18NoWayBack, MarksTheCellsThatACubeHasLeft) {
    const Position position = plain("C4 HM, C2 mk, E1 hm");
    const Position replay = after(position, "C4>BC3");
    EXPECT_THAT(facts_of(scene_of(replay), "phase"), ElementsAre("replay"));
    EXPECT_THAT(words_of(scene_of(replay).marks), ElementsAre("C4 left C3"));
    EXPECT_EQ(refusal(replay, {"cell:C3", "cell:C4"}),
              "the cube on C3 has left C4 in this turn and may not tip back (rule H18)");
    EXPECT_THAT(gestures(replay, "end"), ElementsAre("do:end"));
    EXPECT_EQ(words_of(motions_of(replay, replay.parse_move("end").value())), "");
}

TEST(H19Hold, IsTakenWithItsPointAndCostsTheOtherOne) {
    const Position position = plain("C4 HM, A6 MK, A1 mk, E1 mk, E6 KH", {.scores = "0-2", .holds = "-b-"});
    EXPECT_EQ(words_of(motions_of(position, position.parse_move("C4>BC3").value())),
              "tip C4 C3 | hold p1 M, points p1 1, points p2 -1");
    EXPECT_THAT(facts_of(scene_of(position), "hold"), ElementsAre("H", "p2 M", "K"));
    EXPECT_THAT(facts_of(scene_of(after(position, "C4>BC3")), "hold"), ElementsAre("H", "p1 M", "K"));
}

TEST(H31Control, ATapOnThePartnersCubeIsRefused) {
    const Position position = plain("C4 HM, C2 HM, E1 hm", {.teams = Teams::pairs});
    EXPECT_EQ(refusal(position, {"cell:C2"}), "the cube on C2 stands in your partner's zone (rule H31)");
}

TEST(H40Tiles, AHandIsShownToItsSeatOnly) {
    const ExpertPosition position = expert(b05, {.hands = "w:CJ,MH;b:VX"});
    EXPECT_THAT(facts_of(scene_of(position), "hand"), ElementsAre("w p1 CJ,MH", "b p2 VX"));
    EXPECT_THAT(facts_of(scene_of(view_of(position, Seat{0})), "hand"), ElementsAre("w p1 CJ,MH", "b p2 ?"));
    EXPECT_THAT(facts_of(scene_of(view_of(position, Seat{1})), "hand"), ElementsAre("w p1 ?,?", "b p2 VX"));
    EXPECT_THAT(facts_of(scene_of(view_of(position, std::nullopt)), "hand"), ElementsAre("w p1 ?,?", "b p2 ?"));
}

TEST(H41Offer, MarksTheActiveCubeAndTakesTiles) {
    const Told told = {.scores = "1-0", .hands = "w:CF,CJ,MH,VX,YM;b:-"};
    const ExpertPosition offer = after(expert(b05, told), "C4>BC3");
    EXPECT_THAT(facts_of(scene_of(offer), "phase"), ElementsAre("chaos"));
    EXPECT_THAT(words_of(scene_of(offer).marks), Contains("C3 active"));
    EXPECT_THAT(gestures(offer, "keep"), ElementsAre("do:keep"));
    EXPECT_THAT(gestures(offer, "C-MH:A6>BA5"), ElementsAre("tile:MH cell:A6 cell:A5"));
    EXPECT_THAT(gestures(offer, "C-CJ:C2@MK"), ElementsAre("tile:CJ cell:C2 lies:MK"));
    EXPECT_THAT(gestures(offer, "C-VX@D4"), ElementsAre("tile:VX cell:D4"));
    EXPECT_THAT(gestures(offer, "C-YM"), ElementsAre("tile:YM"));
    EXPECT_THAT(gestures(offer, "C-CF"), ElementsAre("tile:CF"));
}

TEST(H41Offer, SaysWhyATileCannotBePlayedSo) {
    const ExpertPosition offer = after(expert(b05, {.scores = "1-0", .hands = "w:CJ,MH,VX;b:-"}), "C4>BC3");
    const std::string mana = "mana tips one cube of yours that shows its element onto a free neighbour (rule H43)";
    EXPECT_EQ(refusal(offer, {"cell:C3"}), "play a tile or 'keep' (rule H42)");
    EXPECT_EQ(refusal(offer, {"tile:MK"}), "you do not hold the tile MK (rule H41)");
    EXPECT_EQ(refusal(offer, {"tile:MH", "cell:C3"}), mana);
    EXPECT_EQ(refusal(offer, {"tile:MH", "cell:A6", "cell:A6"}), mana);
    EXPECT_EQ(refusal(offer, {"tile:MH", "cell:A6", "cell:C5"}), mana);
    EXPECT_EQ(refusal(offer, {"tile:VX", "cell:C3"}), "C3 is not free of cubes and terrain (rule H50)");
    EXPECT_EQ(refusal(offer, {"tile:CJ", "cell:C3"}), "a conjuration changes how one enemy cube lies (rule H44)");
    EXPECT_EQ(refusal(expert(b05, {.hands = "w:VX;b:-"}), {"tile:VX"}),
              "a turn starts with a tip or a pivot (rule H42)");
}

TEST(H43Mana, LeavesTheHandThenTips) {
    const ExpertPosition offer = after(expert(b05, {.scores = "1-0", .hands = "w:MH;b:-"}), "C4>BC3");
    EXPECT_EQ(words_of(motions_of(offer, offer.parse_move("C-MH:A6>BA5").value())), "play p1 MH | tip A6 A5");
}

TEST(H44Conjuration, InEdition2TheChangedNeighbourFightsAgain) {
    constexpr std::string_view x10 = "W1 4C FBE, W2 6B BEF, W3 6E BFE, K1 2C FEB, K2 3D BFE, K3 1A FEB";
    const Told told = {.scores = "1-0", .hands = "w:CJ;b:-"};
    const ExpertPosition newer = after(expert(x10, told), "C4>BC3");
    const ExpertPosition older = after(drawn<ExpertPosition>(x10, first_edition, told), "C4>BC3");
    const Move conjure = newer.parse_move("C-CJ:D3@HK").value();
    EXPECT_EQ(words_of(motions_of(newer, conjure)), "play p1 CJ | lies D3 | win C3 D3 | points p1 1");
    EXPECT_EQ(words_of(motions_of(older, conjure)), "play p1 CJ | lies D3");
    EXPECT_EQ(words_of(motions_of(newer, newer.parse_move("C-CJ:D3@KH").value())), "play p1 CJ | lies D3")
        << "its top is as before";
}

TEST(H45Confusion, NamesTheSeatsWhoseTurnsAreConfused) {
    const ExpertPosition position = expert(b05, {.actor = "b", .armed = "c:b,w"});
    EXPECT_THAT(facts_of(scene_of(position), "confused"), ElementsAre("b,w"));
    EXPECT_THAT(gestures(position, "C4>PC4"), SizeIs(2));
    EXPECT_EQ(words_of(motions_of(position, position.parse_move("C4>BC3").value())),
              "tip C4 C3 | win C3 C2 | points p2 1");
    EXPECT_EQ(refusal(position, {"cell:A6", "cell:A6", "cell:C4"}),
              "in a confused turn exactly one cube pivots (rule H45)");
}

TEST(H46Yokai, InEdition2ReachesTwoCellsFar) {
    const ExpertPosition position =
        expert("W1 5C FBE, W2 6A FEB, W3 6E BEF, K1 2C FEB, K2 1A BFE, K3 1E BFE", {.armed = "y:w"});
    EXPECT_THAT(facts_of(scene_of(position), "yokai"), ElementsAre("w p1"));
    EXPECT_EQ(words_of(motions_of(position, position.parse_move("C5>BC4").value())), "tip C5 C4")
        << "the question comes first";
    const ExpertPosition asked = after(position, "C5>BC4");
    EXPECT_THAT(gestures(asked, "YM>C2"), ElementsAre("cell:C2"));
    EXPECT_THAT(gestures(asked, "YM>none"), ElementsAre("do:none"));
    EXPECT_EQ(words_of(motions_of(asked, asked.parse_move("YM>C2").value())), "win C4 C2 | points p1 1");
    EXPECT_EQ(words_of(motions_of(asked, asked.parse_move("YM>none").value())), "");
    EXPECT_EQ(refusal(asked, {"cell:A1"}),
              "A1 holds no enemy cube two cells away in a line with nothing between (rule H46)");
}

TEST(H46Yokai, InEdition1TheTurnedConflictIsShown) {
    const auto lost = drawn<ExpertPosition>("C4 HK, C2 hk, E6 KH", first_edition, {.armed = "y:w"});
    EXPECT_EQ(words_of(motions_of(lost, lost.parse_move("C4>BC3").value())), "tip C4 C3 | win C3 C2 | points p1 1");
    const Told of_black = {.actor = "b", .armed = "y:w"};
    const auto won = drawn<ExpertPosition>("C3 hm, C5 HM, B4 HM, E1 kh", first_edition, of_black);
    EXPECT_EQ(words_of(motions_of(won, won.parse_move("C3>BC4").value())),
              "tip C3 C4 | win C4 C5, lose C4 B4 | points p2 1")
        << "the one on the lowest cell is turned";
}

TEST(H50Terrain, IsMarkedAndLaidOutOfTheHand) {
    const Told told = {.scores = "1-0", .hands = "w:VX;b:-", .terrain = "D4=TP"};
    const ExpertPosition offer = after(expert(b05, told), "C4>BC3");
    EXPECT_THAT(words_of(scene_of(offer).marks), Contains("D4 terrain TP"));
    EXPECT_EQ(words_of(motions_of(offer, offer.parse_move("C-VX@E3").value())), "play p1 VX | lay E3 VX");
}

TEST(H50Terrain, WorksAfterTheTipAndBeforeConflicts) {
    const auto told = [](std::string_view terrain) {
        const ExpertPosition position = expert(b05, {.terrain = terrain});
        return words_of(motions_of(position, position.parse_move("C4>BC3").value()));
    };
    EXPECT_EQ(told("C3=PE"), "tip C4 C3 | lift C3 PE | take C3");
    EXPECT_EQ(told("C3=VX"), "tip C4 C3 | lift C3 VX | turn C3 | win C3 C2 | points p1 1");
    EXPECT_EQ(told("C3=MR"), "tip C4 C3 | lift C3 MR | slide C3 C4") << "H54: to the cell that it came from";
    EXPECT_EQ(told("C3=MR,C4=VX"), "tip C4 C3 | lift C3 MR | slide C3 C4 | lift C4 VX | turn C4");
    EXPECT_EQ(told("C3=IM"), "tip C4 C3 | lift C3 IM") << "then the player is asked";
}

TEST(H55Blocked, AMirrorThatLeadsNowhereStays) {
    const ExpertPosition position = expert("B2 HM, A5 kh, A1 hm", {.terrain = "A2=MR"});
    EXPECT_EQ(words_of(motions_of(position, position.parse_move("B2>BA2").value())), "tip B2 A2 | lose A2 A1")
        << "wood on A2, fire on A1";
}

TEST(H52Impulse, IsATipOnAndATeleportASlide) {
    const ExpertPosition impulse = after(expert(b05, {.terrain = "C3=IM"}), "C4>BC3");
    EXPECT_THAT(facts_of(scene_of(impulse), "phase"), ElementsAre("impulse"));
    EXPECT_THAT(words_of(scene_of(impulse).marks), Contains("C3 active"));
    EXPECT_THAT(gestures(impulse, "IM>D3"), ElementsAre("cell:D3"));
    EXPECT_EQ(words_of(motions_of(impulse, impulse.parse_move("IM>D3").value())), "tip C3 D3");
    EXPECT_EQ(refusal(impulse, {"cell:C2"}), "C2 is no free neighbour (rule H52)");
    const ExpertPosition teleport = after(expert(b05, {.terrain = "C3=TP"}), "C4>BC3");
    EXPECT_EQ(words_of(motions_of(teleport, teleport.parse_move("TP>E3").value())), "slide C3 E3");
    EXPECT_EQ(refusal(teleport, {"cell:D3"}), "D3 is no free cell two steps away in a line (rule H53)");
}

TEST(H57Transfer, InEdition2BothCubesFight) {
    constexpr std::string_view x25 = "W1 4C FBE, W2 5A BEF, W3 6E BFE, K1 1E BFE, K2 2C EFB, K3 6A FEB";
    const ExpertPosition newer = after(expert(x25, {.terrain = "C3=TR"}), "C4>BC3");
    const Move transfer = newer.parse_move("TR>A5").value();
    EXPECT_THAT(gestures(newer, "TR>A5"), ElementsAre("cell:A5"));
    EXPECT_EQ(words_of(motions_of(newer, transfer)), "swap C3 A5 | win A5 A6, win C3 C2 | points p1 2");
    const auto older = after(drawn<ExpertPosition>(x25, first_edition, {.terrain = "C3=TR"}), "C4>BC3");
    EXPECT_EQ(words_of(motions_of(older, transfer)), "swap C3 A5 | win A5 A6 | points p1 1");
    EXPECT_EQ(refusal(newer, {"cell:D3"}), "there is no other cube on D3 (rule H57)");
}

TEST(H57Transfer, AnEnemysCubeScoresForItsOwner) {
    constexpr std::string_view x27 = "W1 4C FBE, W2 3D EFB, W3 6E FBE, K1 1E BFE, K2 1B FEB, K3 6A FEB";
    const ExpertPosition asked = after(expert(x27, {.terrain = "C3=TR"}), "C4>BC3");
    EXPECT_EQ(words_of(motions_of(asked, asked.parse_move("TR>E1").value())), "swap C3 E1 | win C3 D3 | points p2 1");
}

TEST(H57Transfer, AConflictOfTheTwoWithEachOtherIsToldOnce) {
    // Water goes to C2, fire to C3, beside each other as before.
    const ExpertPosition asked = after(expert("C4 HM, C2 hm, E6 KH", {.terrain = "C3=TR"}), "C4>BC3");
    EXPECT_EQ(words_of(motions_of(asked, asked.parse_move("TR>C2").value())), "swap C3 C2 | win C2 C3 | points p1 1");
}

TEST(H60MukYan, HasTheSameScreen) {
    Position position = Position::initial(Rules{.teams = Teams::solo});
    for (const std::string_view action : {"B5@HM", "C5@HM", "D5@HM"}) position = after(position, action);
    EXPECT_EQ(refusal(position, {"cell:D2"}), "Muk Yan's next cube is rolled onto B2 (rule H60)");
    EXPECT_THAT(gestures(position, "B2@KH"), ElementsAre("cell:B2 lies:KH"));
    EXPECT_THAT(facts_of(scene_of(position), "phase"), Each("place"));
}

}  // namespace
}  // namespace tessera::himiki
