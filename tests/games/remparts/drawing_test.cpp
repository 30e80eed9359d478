#include "games/remparts/drawing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/remparts/drawn.hpp"

namespace tessera::remparts {
namespace {

using testing::HasSubstr;

/// How many columns a line takes: bytes that go on a UTF-8 character, and colour codes, take none.
std::size_t width(std::string_view line) {
    std::size_t columns = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\x1b') {
            i = line.find('m', i);
        } else if ((static_cast<unsigned char>(line[i]) & 0xC0U) != 0x80U) {
            ++columns;
        }
    }
    return columns;
}

TEST(RempartsDrawing, ShowsWallsAsBlocksAndKnightsBySize) {
    const Position before = after(Position::initial(), "-d6");
    const Move last = *before.parse_move("d7d3");
    EXPECT_EQ('\n' + draw(after(before, "d7d3"), last, {}), R"(
   +-------+-------+-------+-------+-------+-------+-------+
7  |  [s]  | [ m ] |[  l  ]|       |[  l  ]| [ m ] |  [s]  |   Black to move
   |  a7   |  b7   |  c7   |  d7*  |  e7   |  f7   |  g7   |   Action 3 of 3
   +-------+-------+-------+-------+-------+-------+-------+
6  |#######|#######|#######|       |#######|#######|#######|   Black lost none
   |# a6  #|# b6  #|# c6  #|  d6   |# e6  #|# f6  #|# g6  #|
   +-------+-------+-------+-------+-------+-------+-------+
5  |       |       |       |       |       |       |       |   Who takes whom
   |  a5   |  b5   |  c5   |  d5   |  e5   |  f5   |  g5   |   L large  > L M K
   +-------+-------+-------+-------+-------+-------+-------+   M medium > M S K
4  |       |       |       |       |       |       |       |   S small  > S L K
   |  a4   |  b4   |  c4   |  d4   |  e4   |  f4   |  g4   |   K monarch > all
   +-------+-------+-------+-------+-------+-------+-------+
3  |       |       |       | <*k*> |       |       |       |   A piece slides
   |  a3   |  b3   |  c3   |  d3*  |  e3   |  f3   |  g3   |   until stopped.
   +-------+-------+-------+-------+-------+-------+-------+
2  |#######|#######|#######|#######|#######|#######|#######|   No more flips.
   |# a2  #|# b2  #|# c2  #|# d2  #|# e2  #|# f2  #|# g2  #|
   +-------+-------+-------+-------+-------+-------+-------+
1  |  [S]  | [ M ] |[  L  ]| <*K*> |[  L  ]| [ M ] |  [S]  |   White lost none
   |  a1   |  b1   |  c1   |  d1   |  e1   |  f1   |  g1   |
   +-------+-------+-------+-------+-------+-------+-------+
)");
}

TEST(RempartsDrawing, FitsTheScreenInEveryStyle) {
    const Position crowded = *Position::parse("3k3/#######/7/7/7/#######/3K3 b LLMMSS LLMMSS 2 -d4 d7");
    for (const auto colours : {DrawStyle::Colours::none, DrawStyle::Colours::ansi}) {
        for (const auto letters : {DrawStyle::Letters::ascii, DrawStyle::Letters::unicode}) {
            const std::string drawing = draw(crowded, Move{Act::end}, {colours, letters});
            const auto lines = split(drawing, '\n');
            for (const Field& line : lines) EXPECT_LE(width(line.text), 80U) << line.text;
            EXPECT_LE(lines.size(), 24U) << "a prompt needs the 24th line";
        }
    }
}

TEST(RempartsDrawing, SaysWhoHasWonAndWhatWasLost) {
    const Position over = after(drawn({.pieces = "d1 K, d5 k", .white_lost = "LMS"}), "d1xd5");
    EXPECT_THAT(draw(over, std::nullopt, {}), HasSubstr("White wins\n"));
    EXPECT_THAT(draw(over, std::nullopt, {}), HasSubstr("White lost LMS\n"));
    EXPECT_THAT(draw(over, std::nullopt, {.colours = DrawStyle::Colours::ansi}), HasSubstr("\x1b["));
    EXPECT_THAT(draw(Position::initial(), std::nullopt, {.letters = DrawStyle::Letters::unicode}), HasSubstr("█"));
}

}  // namespace
}  // namespace tessera::remparts
