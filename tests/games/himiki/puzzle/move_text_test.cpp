// Actions as text: the canonical form, what else is accepted, what records show, and why an action is refused.

#include <string_view>

#include <gtest/gtest.h>

#include "games/himiki/puzzle/puzzle_scene.hpp"

namespace tessera::himiki::puzzle {
namespace {

/// The canonical form of what is typed; empty if it is refused.
std::string understood(std::string_view position, std::string_view typed) {
    const auto puzzle = Position::parse(position, {});
    EXPECT_TRUE(puzzle) << position;
    const auto move = puzzle->parse_move(typed);
    return move ? to_text(*puzzle, *move) : "";
}

constexpr std::string_view turn = "6/6/3HM2/1h.2KM1/6 turn 0 - - CJ,MH,YM - -";

TEST(PuzzleActionText, Z16AcceptsTheFormsOfTheRulebooks) {
    for (const std::string_view typed :
         {"C4>BC3", "c4>bc3", "C4\u25BABC3", "4C>B3C", "R-C4>BC3", "C4>BC3*", "C4\u25BABC3**H", "C4>BC3K"}) {
        EXPECT_EQ(understood(turn, typed), "C4>BC3") << typed;
    }
    for (const std::string_view typed : {"C4>PC4", "4c\u25BAp4c", "R-C4>PC4"}) {
        EXPECT_EQ(understood(turn, typed), "C4>PC4") << typed;
    }
    EXPECT_EQ(understood(turn, "C4>PC4+B5>PB5"), "B5>PB5+C4>PC4");
    // Not these of Z16: the rules name the tile after `C-`, and have no other letters for a tip.
    for (const std::string_view typed : {"C-C4>BC3", "C4>RC3", "C4>CC3"}) EXPECT_EQ(understood(turn, typed), "");
}

TEST(PuzzleActionText, H72AManaTipsOrPivots) {
    for (const std::string_view typed : {"C-MH:C4>BC3", "c-mh:c4\u25BAb3c", "C-MH:C4>BC3*", "C-MH:C4>BC3*H"}) {
        EXPECT_EQ(understood(turn, typed), "C-MH:C4>BC3") << typed;
    }
    for (const std::string_view typed : {"C-MH:C4>PC4", "c-mh:c4\u25BApc4"}) {
        EXPECT_EQ(understood(turn, typed), "C-MH:C4>PC4") << typed;
    }
    for (const std::string_view typed : {"C-MH", "C-MH:", "C-MH:C4>PC3", "C-MH:C4>BC4", "C-MH:C4", "C-MH@C3"}) {
        EXPECT_EQ(understood(turn, typed), "") << typed;
    }
}

TEST(PuzzleActionText, H72AConjurationNamesABlackTop) {
    for (const std::string_view typed : {"C-CJ:B2@m.", "c-cj:b2@m.", "C-CJ:B2@M.", "C-CJ:2B@m."}) {
        EXPECT_EQ(understood(turn, typed), "C-CJ:B2@m.") << typed;
    }
    for (const std::string_view typed : {"C-CJ:B2@MK", "C-CJ:B2@m", "C-CJ:B2@x.", "C-CJ:B2@h.", "C-CJ:B2", "C-CJ"}) {
        EXPECT_EQ(understood(turn, typed), "") << typed;
    }
}

TEST(PuzzleActionText, AnswersAndPlainWordsAreReadInSmallLettersToo) {
    EXPECT_EQ(understood(turn, "c-ym"), "C-YM");
    EXPECT_EQ(understood("6/6/2HM3/6/5h. impulse 1 - C3!<C4 - - -", "im\u25BA2c"), "IM>C2");
    EXPECT_EQ(understood("6/6/2HM3/6/5h. teleport 1 - C3!<C4 - - -", "tp>c1"), "TP>C1");
    EXPECT_EQ(understood("6/6/2HM3/6/5h. transfer 1 - C3!<C4 - - -", "TR>A6*"), "TR>A6");
    EXPECT_EQ(understood("6/6/2HM1h.1/6/6 yokai 1 - C3!<C4 - - y", "ym>c5"), "YM>C5");
    EXPECT_EQ(understood("6/6/2HM1h.1/6/6 yokai 1 - C3!<C4 - - y", "YM>NONE"), "YM>none");
    EXPECT_EQ(understood("6/6/2HM3/6/5h. replay 1 - C3<C4 - - -", "END"), "end");
}

TEST(PuzzleActionText, RecordsMarkFreeReplaysRemovedCubesAndHolds) {
    const Scene replay("6/2h.3/1h.1KM2/6/m.m.3MH replay 1 .?. C4<C5 MK - -", mindlock_only);
    EXPECT_EQ(replay.recorded("C4>BC3"), "R-C4>BC3**M");
    EXPECT_EQ(replay.recorded("C4>PC4"), "R-C4>PC4");
    EXPECT_EQ(replay.recorded("C-MK:C4>BC3"), "C-MK:C4>BC3**M");
    EXPECT_EQ(replay.recorded("end"), "end");
    const Scene paid("6/2h.3/1h.1KM2/6/m.m.3MH turn 1 .?. - - - -", mindlock_only);
    EXPECT_EQ(paid.recorded("C4>BC3"), "C4>BC3**M");
    EXPECT_EQ(paid.recorded("C4>PC4"), "C4>PC4");
}

TEST(PuzzleRefusals, NameTheRule) {
    const Scene scene(turn, mindlock_only);
    for (const auto& [action, why] : {
             std::pair("E1>BE2", "there is no cube on E1 (rule H12)"),
             std::pair("E1>PE1", "there is no cube on E1 (rule H12)"),
             std::pair("B2>BB3", "the black cube on B2 never acts (rule H70)"),
             std::pair("B2>PB2", "the black cube on B2 never acts (rule H70)"),
             std::pair("C4>BE4", "E4 is no neighbour of C4: a cube tips over one side (rule H5)"),
             std::pair("end", "a turn starts with a tip, a pivot or an event tile (rule H71)"),
             std::pair("pass", "a turn starts with a tip, a pivot or an event tile (rule H71)"),
             std::pair("IM>C3", "a turn starts with a tip, a pivot or an event tile (rule H71)"),
             std::pair("C-MR@C3", "a turn starts with a tip, a pivot or an event tile (rule H71)"),
             std::pair("C-MK:B5>BB4", "the tile MK is not among those given (rule H72)"),
             std::pair("C-MH:B5>BB4", "mana moves one white cube that shows its element (rule H72)"),
             std::pair("C-MH:B2>BB3", "mana moves one white cube that shows its element (rule H72)"),
             std::pair("C-MH:E1>BE2", "mana moves one white cube that shows its element (rule H72)"),
             std::pair("C-MH:C4>BE4", "E4 is no neighbour of C4: a cube tips over one side (rule H5)"),
             std::pair("C-CJ:B2@h.", "a conjuration gives one black cube another top (rule H72)"),
             std::pair("C-CJ:C4@m.", "a conjuration gives one black cube another top (rule H72)"),
             std::pair("C-CJ:E1@m.", "a conjuration gives one black cube another top (rule H72)"),
         }) {
        EXPECT_EQ(scene.refusal(action), why) << action;
    }
}

TEST(PuzzleRefusals, NameTheRuleInAReplayAndWhereATileAsks) {
    const Scene replay("6/6/2KMHM2/1h.4/6 replay 1 - C4<D4 - - -");
    EXPECT_EQ(replay.refusal("C4>BD4"),
              "the cube on C4 has left D4 since the last paid move and may not tip back for free (rule H73)");
    EXPECT_EQ(replay.refusal("C4>BC3"), "C3 is taken (rule H5)");
    EXPECT_EQ(replay.refusal("pass"), "it is a free replay: tip, pivot, play an event tile or 'end' (rule H17)");
    const Scene impulse("6/6/2HM3/6/5h. impulse 1 - C3!<C4 - - -");
    EXPECT_EQ(impulse.refusal("IM>A1"), "A1 is no free neighbour (rule H52)");
    EXPECT_EQ(impulse.refusal("end"), "the impulse must be answered first, as 'IM>C2' (rule H71)");
    const Scene teleport("6/6/2HM3/6/5h. teleport 1 - C3!<C4 - - -");
    EXPECT_EQ(teleport.refusal("TP>C2"), "C2 is no free cell two steps away in a line (rule H53)");
    EXPECT_EQ(teleport.refusal("C3>BC2"), "the teleport must be answered first, as 'TP>C2' (rule H71)");
    const Scene transfer("6/6/2HM3/6/5h. transfer 1 - C3!<C4 - - -");
    EXPECT_EQ(transfer.refusal("TR>C3"), "there is no other cube on C3 (rule H57)");
    EXPECT_EQ(transfer.refusal("TR>E1"), "there is no other cube on E1 (rule H57)");
    EXPECT_EQ(transfer.refusal("C3>PC3"), "the transfer must be answered first, as 'TR>D5' (rule H71)");
    const Scene yokai("6/6/2HM1h.1/6/6 yokai 1 - C3!<C4 - - y", mindlock_only);
    EXPECT_EQ(yokai.refusal("YM>C4"),
              "C4 holds no black cube two cells away in a line with nothing between (rule H46)");
    EXPECT_EQ(yokai.refusal("end"), "say whether the yokai fights, as 'YM>C5' or 'YM>none' (rule H71)");
    EXPECT_EQ(Scene("6/6/2HM3/6/6 turn 3 - - - - -").refusal("C3>BC2"), "the puzzle is solved (rule H70)");
}

TEST(PuzzleRefusals, AMalformedActionIsToldFromAnIllegalOne) {
    const Position position = Position::initial({});
    EXPECT_EQ(position.parse_move("C4>XC3").error().fault, Fault::malformed);
    EXPECT_EQ(position.parse_move("C4>PC4+C4>PC4").error().fault, Fault::malformed);
    EXPECT_EQ(position.parse_move("C4>BE4").error().fault, Fault::illegal);
}

}  // namespace
}  // namespace tessera::himiki::puzzle
