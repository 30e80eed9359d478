// Rules V1 to V7, V9 and V10, each by an example; pulls are in pull_test.cpp and repeated_pulls_test.cpp, ends in
// end_test.cpp.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/history.hpp"
#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(VersusBoard, V1CellsHaveTheNeighboursOfTheirRows) {
    const auto beside = [](std::string_view name) { return goals(drawn(std::string(name) + " A"), name); };
    EXPECT_THAT(beside("a1"), ElementsAre("a2", "b1", "b2"));
    EXPECT_THAT(beside("e1"), ElementsAre("d1", "e2", "f1"));
    EXPECT_THAT(beside("e9"), ElementsAre("d8", "e8", "f8"));
    EXPECT_THAT(beside("f3"), ElementsAre("e3", "e4", "f2", "f4", "g2", "g3"));
    EXPECT_THAT(beside("i5"), ElementsAre("h5", "h6", "i4"));
    EXPECT_EQ(Board<Size::cells_61>::cells, 61U);
    EXPECT_EQ(Board<Size::cells_91>::cells, 91U);
    EXPECT_THAT(goals(drawn<Position91>("f11 V"), "f11"), Contains("f2"));
}

template <Size S>
std::set<std::string> target_names() {
    std::set<std::string> names;
    for_each_in(Board<S>::targets, [&](unsigned index) { names.insert(Board<S>::name(Board<S>::cell(index))); });
    return names;
}

TEST(VersusBoard, V2TargetsLieInTheMiddleRow) {
    EXPECT_THAT(target_names<Size::cells_61>(), ElementsAre("e2", "e4", "e6", "e8"));
    EXPECT_THAT(target_names<Size::cells_91>(), ElementsAre("f1", "f11", "f3", "f5", "f7", "f9"));
}

TEST(VersusStart, V4EdgeRowsAndTwentyFirstActions) {
    const Position61 start = Position61::initial();
    EXPECT_EQ(to_text(start), "bcvda/6/7/8/9/8/7/6/ADVCB d -");
    EXPECT_EQ(on(start, "a2") + on(start, "a3") + on(start, "a4"), "DVC");
    EXPECT_EQ(on(start, "i5") + on(start, "i4") + on(start, "i3"), "adv");
    EXPECT_EQ(start.legal_moves().size(), 20U);
    EXPECT_EQ(goals(start, "a3").size(), 12U) << "and 8 for the pawns";
    EXPECT_EQ(to_text(Position91::initial()), "bcevda/7/8/9/10/11/10/9/8/7/ADVECB d -");
    EXPECT_EQ(Position91::initial().legal_moves().size(), 24U);
}

TEST(VersusTurn, V5SidesAlternateAndMoveOnlyWhatTheyControl) {
    const Position61 position = after(Position61::initial(), "a1b1");
    EXPECT_EQ(position.side_to_move(), Side::second);
    EXPECT_FALSE(is_legal(position, "b1c1"));
    EXPECT_TRUE(is_legal(position, "i1h1"));
}

TEST(VersusTurn, V5ThereIsNoPassSoAPlayerWithPlacedPawnsMovesTheVersus) {
    const Position61 position = drawn("a1 V, e2 A, e4 B, c3 d, g3 c, i3 v");
    EXPECT_EQ(end_of(position), "ongoing");
    EXPECT_EQ(goals(position, "a1").size(), position.legal_moves().size());
    EXPECT_FALSE(position.legal_moves().empty());
}

TEST(VersusPawn, V6StepsToAFreeCellTargetsIncluded) {
    EXPECT_THAT(goals(drawn("d3 A, d4 B, c2 c, a1 V"), "d3"), ElementsAre("c3", "d2", "e3", "e4"));
}

TEST(VersusSlide, V7GoesInStraightLinesUpToTheFirstPiece) {
    EXPECT_THAT(goals(drawn("a3 V, a5 A, c3 d, c5 b"), "a3"), ElementsAre("a1", "a2", "a4", "b3", "b4"));
}

TEST(VersusSlide, V7PassesOverAFreeTargetButDoesNotStopOnIt) {
    const auto free = goals(drawn("d3 V"), "d3");
    EXPECT_THAT(free, Not(Contains("e4")));
    for (const auto* cell : {"f4", "g4", "h4", "i4"}) EXPECT_THAT(free, Contains(cell));
    const auto taken = goals(drawn("d3 V, e4 A, e6 d"), "d3");
    for (const auto* cell : {"e4", "f4", "g4", "h4", "i4"}) EXPECT_THAT(taken, Not(Contains(cell)));
}

TEST(VersusPawn, V9APawnThatWalksIntoALineIsNotPulled) {
    const Position61 position = after(drawn("d3 V, c5 d, i3 v", Side::second), "c5d6");
    EXPECT_EQ(on(position, "d6"), "d");
    EXPECT_EQ(on(position, "d5"), "");
}

TEST(VersusTarget, V10APawnOnATargetNeverMovesAgain) {
    EXPECT_THAT(goals(drawn("e4 A, a1 V, c2 d"), "e4"), IsEmpty());
    const Position61 position = after(drawn("d3 A, a1 V, i3 v, g3 d"), "d3e4 i3i2");
    EXPECT_THAT(goals(position, "e4"), IsEmpty());
    EXPECT_THAT(goals(position, "a1"), Not(IsEmpty()));
}

TEST(VersusVariant, V3FiveTurnedOverIsWorthNothing) {
    const Position91 position = after(drawn<Position91>("a3 V, d6 e, k3 v"), "a3d3");
    EXPECT_EQ(on(position, "d5"), "O");
    EXPECT_EQ(position.at(*Board<Size::cells_91>::parse_cell("d5"))->number, 0U);
}

History<Position61> there_and_back(int rounds) {
    History<Position61> game(drawn("a1 V, i5 v, a3 A"));
    for (int i = 0; i < rounds; ++i) {
        for (const std::string_view action : {"a1b1", "i5h6", "b1a1", "h6i5"}) {
            game.play(game.current().parse_move(action).value());
        }
    }
    return game;
}

TEST(VersusHistory, T1TheThirdTimeIsADraw) {
    EXPECT_FALSE(there_and_back(1).outcome());
    const auto outcome = there_and_back(2).outcome();
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->reason->rule, "T1");
}

TEST(VersusHistory, T1CountsArePartOfThePosition) {
    const Position61 plain = drawn("a1 V, i5 v, c3 a");
    Position61 pulled = plain;
    pulled.set_pulls(*Board<Size::cells_61>::parse_cell("c3"), 1);
    EXPECT_NE(plain, pulled);
    EXPECT_NE(plain.key(), pulled.key());
}

TEST(VersusHistory, T2APawnOnATargetIsProgressAndNothingElseIs) {
    const Position61 before = drawn("a3 V, d3 A, d6 d, i3 v");
    EXPECT_TRUE(made_progress(before, after(before, "d3e4")));
    EXPECT_FALSE(made_progress(before, after(before, "d3d4")));
    EXPECT_FALSE(made_progress(before, after(before, "a3c3"))) << "a pull can be undone";
    const Position61 pulled_in = drawn("a3 V, f4 a, i1 v");
    EXPECT_TRUE(made_progress(pulled_in, after(pulled_in, "a3d3"))) << "onto e4";
}

}  // namespace
}  // namespace tessera::versus
