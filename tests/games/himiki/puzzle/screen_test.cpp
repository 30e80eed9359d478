// What screens get of Mindlock and Headlock: docs/screen-json.md.

#include "games/himiki/puzzle/screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/screen_laws.hpp"
#include "games/himiki/puzzle/random_puzzle.hpp"
#include "games/himiki/screen_words.hpp"

namespace tessera::himiki::puzzle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr Rules mindlock = {Edition::second};
constexpr Rules headlock = {Edition::first};

Position at(std::string_view text, const Rules& rules = mindlock) {
    return Position::parse(text, rules).value();
}

Position after(Position position, std::string_view action) {
    position.play(position.parse_move(action).value());
    return position;
}

std::vector<std::string> gestures(const Position& position, std::string_view action) {
    return words_of(gestures_of(position, position.parse_move(action).value()));
}

std::string told(const Position& position, std::string_view action) {
    return words_of(motions_of(position, position.parse_move(action).value()));
}

std::string refusal(const Position& position, const std::vector<std::string>& taps) {
    const auto move = position.parse_move(attempt_of(position, taps));
    return move ? "" : to_text(move.error());
}

TEST(H70Task, ABlackCubeShowsItsTopOnly) {
    const tessera::Scene scene = scene_of(Position::initial(mindlock));
    EXPECT_THAT(words_of(scene.pieces), UnorderedElementsAre("C4 p1 HKM", "C2 p2 M", "E3 p2 H", "D5 p2 K"));
    EXPECT_THAT(facts_of(scene, "score"), IsEmpty());
    EXPECT_EQ(refusal(Position::initial(mindlock), {"cell:C2"}), "the black cube on C2 never acts (rule H70)");
}

TEST(H71Cost, WhatWasPaidIsAFactAndBeatenCubesLeaveAtOnce) {
    const Position position = at("6/2m.3/3MK2/6/h.5 turn 3 - - - - -");
    EXPECT_THAT(facts_of(scene_of(position), "spent"), ElementsAre("3"));
    EXPECT_EQ(told(position, "C4>BC3"), "tip C4 C3 | win C3 D3, take D3");
    EXPECT_THAT(facts_of(scene_of(after(position, "C4>BC3")), "spent"), ElementsAre("4"));
    EXPECT_EQ(told(at("6/2h.3/3MK2/6/h.5 turn 3 - - - - -"), "C4>BC3"), "tip C4 C3 | lose C3 D3");
}

TEST(H72Events, AreAHandOfWhichAManaAlsoPivots) {
    const Position position = at("6/6/2h.MK2/6/6 turn 0 - - CJ,MM,YM - -");
    EXPECT_THAT(facts_of(scene_of(position), "hand"), ElementsAre("w p1 CJ,MM,YM"));
    EXPECT_THAT(gestures(position, "C-MM:C4>BC5"), ElementsAre("tile:MM cell:C4 cell:C5"));
    EXPECT_THAT(gestures(position, "C-MM:C4>PC4"), ElementsAre("tile:MM cell:C4 cell:C4"));
    EXPECT_THAT(gestures(position, "C-CJ:C3@k."), ElementsAre("tile:CJ cell:C3 lies:k."));
    EXPECT_EQ(told(position, "C-MM:C4>PC4"), "play p1 MM | turn C4");
    EXPECT_EQ(told(position, "C-CJ:C3@k."), "play p1 CJ | lies C3") << "without a conflict";
    EXPECT_EQ(told(position, "C-YM"), "play p1 YM");
    EXPECT_THAT(facts_of(scene_of(after(position, "C-YM")), "yokai"), ElementsAre("w p1"));
}

TEST(H72Events, SayWhyTheyCannotBePlayedSo) {
    const Position position = at("6/6/2h.MK2/6/6 turn 0 - - CJ,MM - -");
    EXPECT_EQ(refusal(position, {"tile:MH"}), "the tile MH is not among those given (rule H72)");
    EXPECT_EQ(refusal(position, {"tile:MM", "cell:C3"}), "mana moves one white cube that shows its element (rule H72)");
    EXPECT_EQ(refusal(position, {"tile:MM", "cell:C4", "cell:C3"}), "C3 is taken (rule H5)");
    EXPECT_EQ(refusal(position, {"tile:CJ", "cell:C4"}), "a conjuration gives one black cube another top (rule H72)");
}

TEST(H73Memory, MarksWhatFreeTipsMayNotGoBackTo) {
    const Position replay = at("6/3m.2/3MK2/6/6 replay 1 - C4<C5 MM - -");
    EXPECT_THAT(words_of(scene_of(replay).marks), ElementsAre("C5 left C4"));
    EXPECT_EQ(refusal(replay, {"cell:C4", "cell:C5"}),
              "the cube on C4 has left C5 since the last paid move and may not tip back for free (rule H73)");
}

TEST(H74Holds, ListsThoseAskedForOnly) {
    const Position position = at("6/6/3MH2/6/h.h.3HM turn 0 ?.w - MM - -");
    EXPECT_THAT(facts_of(scene_of(position), "hold"), ElementsAre("H", "p1 K"));
    EXPECT_EQ(told(position, "C-MM:C4>BC3"), "play p1 MM | tip C4 C3 | hold p1 H");
}

TEST(H75Transfer, ASwappedWhiteCubeFightsInMindlockOnly) {
    // Fire from C3 to A6, where nothing is near; the wood from there beats the water on C2.
    constexpr std::string_view text = "6/6/1m.HM3/6/5KH transfer 1 - C3!<C4 - - -";
    EXPECT_EQ(told(at(text), "TR>A6"), "swap C3 A6 | win C3 C2, take C2");
    EXPECT_EQ(told(at(text, headlock), "TR>A6"), "swap C3 A6");
    EXPECT_EQ(told(at(text), "TR>C2"), "swap C3 C2 | lose C2 C3") << "a black one does nothing by itself";
    EXPECT_THAT(words_of(scene_of(at(text)).marks), ElementsAre("C4 left C3", "C3 active"));
}

TEST(H51GateOfHell, TakesTheCube) {
    EXPECT_EQ(told(at("6/6/3MK2/6/h.4HM turn 0 - - - C3=PE -"), "C4>BC3"), "tip C4 C3 | lift C3 PE | take C3");
}

class PuzzleStory : public testing::TestWithParam<Rules> {};

TEST_P(PuzzleStory, TellsWhatEveryActionDid) {
    Random random(3);
    for (unsigned game = 0; game < 200; ++game) {
        play_at_random(random_puzzle(GetParam(), random), random, 60,
                       [](const Position& before, Move move, const Position& next) {
                           const Beats beats = motions_of(before, move);
                           EXPECT_EQ(replayed(before.board(), beats, next.board()), next.board())
                               << to_text(before, move) << " in " << to_text(before);
                           if (Position::asks_about_a_cube(before.phase())) conformance::screen_holds_at(before);
                       });
    }
}

INSTANTIATE_TEST_SUITE_P(BothBoxes, PuzzleStory, testing::ValuesIn(Rules::all()),
                         [](const auto& one) { return word_for(one.param); });

}  // namespace
}  // namespace tessera::himiki::puzzle
