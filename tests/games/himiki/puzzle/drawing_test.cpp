#include "games/himiki/puzzle/drawing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/text.hpp"

namespace tessera::himiki::puzzle {
namespace {

using testing::HasSubstr;

std::string drawn(std::string_view text) {
    return draw(*Position::parse(text, {}), std::nullopt, {});
}

TEST(PuzzleDrawing, ABlackCubeShowsItsTopOnly) {
    EXPECT_THAT(drawn("6/6/HM4k./6/6 turn 0 - - - - -"),
                HasSubstr("   |   K   |       |       |       |       |       |\n"
                          " C | M[H]M |       |       |       |       |  (k)  |\n"
                          "   |   K C1|     C2|     C3|     C4|     C5|     C6|\n"));
}

TEST(PuzzleDrawing, TellsWhatWasSpentWhatIsLeftAndWhatIsAsked) {
    const std::string picture = drawn("6/6/HM1k.2h./6/6 replay 4 ?.w C1<B1 CJ,MH - y");
    for (const std::string_view part :
         {"Free replay, or end", "Moves spent: 4", "Black cubes: 2", "Hold of fire: take it", "Hold of wood: taken",
          "CJ conjuration", "MH mana of fire", "The yokai waits"}) {
        EXPECT_THAT(picture, HasSubstr(part));
    }
    EXPECT_THAT(drawn("6/6/HM5/6/6 turn 4 - - - - -"), HasSubstr("Solved"));
    EXPECT_THAT(drawn("6/6/h.5/6/6 turn 4 - - - - -"), HasSubstr("No white cube is left"));
}

TEST(PuzzleDrawing, NamesTheTaskOfEveryPhase) {
    for (const auto& [phase, task] : {std::pair("impulse", "IM>"), std::pair("teleport", "TP>"),
                                      std::pair("transfer", "TR>"), std::pair("yokai", "YM>")}) {
        EXPECT_THAT(drawn(std::string("6/6/HM1k.3/6/6 ") + phase + " 1 - C1!<B1 - - y"), HasSubstr(task));
    }
}

TEST(PuzzleDrawing, FitsATerminalOf80By24) {
    const std::string picture = drawn("h.h.4/6/HM1k.3/6/6 yokai 99 ?.w C1!<B1 CJ,MH,MK,MM A1=VX,A2=IM y");
    for (const auto& line : split(picture, '\n')) EXPECT_LE(line.text.size(), 80U);
    EXPECT_LE(split(picture, '\n').size(), 23U);
}

}  // namespace
}  // namespace tessera::himiki::puzzle
