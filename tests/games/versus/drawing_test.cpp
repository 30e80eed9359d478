#include "games/versus/drawing.hpp"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

using testing::HasSubstr;
using testing::Not;

/// How many columns a line takes: bytes that go on a UTF-8 character, and colour codes, take none.
std::size_t width(const std::string& line) {
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

TEST(VersusDrawing, ShowsPiecesTargetsPointsCountsAndTheLastTurn) {
    const Position61 before = drawn("a3 V, d6 d, e2 D, e6 b, i3 v, h1 a");
    const auto move = *before.parse_move("a3d3");
    EXPECT_EQ('\n' + draw(after(before, "a3d3"), std::optional(move), {}), R"(
                 / \   / \   / \   / \   / \                  Light to move
i              |     |     | (V) |     |     |
              / \i1 / \i2 / \i3 / \i4 / \i5 / \               Light () 2 points
h           | (1) |     |     |     |     |     |             at most 5 more
           / \h1 / \h2 / \h3 / \h4 / \h5 / \h6 / \
g        |     |     |     |     |     |     |     |
        / \g1 / \g2 / \g3 / \g4 / \g5 / \g6 / \g7 / \
f     |     |     |     |     |     |     |     |     |
     / \f1 / \f2 / \f3 / \f4 / \f5 / \f6 / \f7 / \f8 / \
e  |     |>[4]<|     |>   <|     |>(2)<|     |>   <|     |
    \e1 / \e2 / \e3 /*\e4 / \e5 / \e6 / \e7 / \e8 / \e9 /
d     |     |     | [V] |     | [1] |     |     |     |
       \d1 / \d2 / \d3 / \d4 / \d5 / \d6 / \d7 / \d8 /
c        |     |     |     |     |     |     |     |          Dark  [] 4 points
          \c1 / \c2 / \c3 / \c4 / \c5 / \c6 / \c7 /           at most 5 more
b           |     |     |     |     |     |     |             V VERSUS >< target
             \b1 / \b2 / \b3 /*\b4 / \b5 / \b6 /              Pulled d5:1
a              |     |     |     |     |     |
                \a1 / \a2 / \a3 / \a4 / \a5 /
)");
}

template <class P>
void fits_the_screen(const P& position) {
    for (const auto colours : {DrawStyle::Colours::none, DrawStyle::Colours::ansi}) {
        for (const auto letters : {DrawStyle::Letters::ascii, DrawStyle::Letters::unicode}) {
            std::istringstream lines(draw(position, std::optional<typename P::Move>(), {colours, letters}));
            std::size_t count = 0;
            for (std::string line; std::getline(lines, line); ++count) EXPECT_LE(width(line), 80U) << line;
            EXPECT_LE(count, 23U) << "a prompt needs the 24th line";
        }
    }
}

TEST(VersusDrawing, FitsTheScreenInEveryStyle) {
    fits_the_screen(Position61::initial());
    fits_the_screen(*Position91::parse("6/7/8/9/10/5dABCDE/6abcde4/9/8/7/V5 l e7:2,e8:2,e9:2,e10:2"));
    fits_the_screen(
        *Position91::parse("6/7/8/9/10/11/cebaddEDCB/9/8/7/V5 l "
                           "e1:2,e2:2,e3:2,e4:2,e5:2,e6:2,e7:1,e8:1,e9:1,e10:2"));
}

TEST(VersusDrawing, IsPlainWithoutColours) {
    const std::string plain = draw(Position91::initial(), std::optional<Position91::Move>(), {});
    for (const char c : plain) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
    EXPECT_THAT(draw(Position61::initial(), std::optional<Position61::Move>(), {.colours = DrawStyle::Colours::ansi}),
                HasSubstr("\x1b["));
}

TEST(VersusDrawing, SaysHowItEnded) {
    const auto drawing = [](const Position61& position) {
        return draw(position, std::optional<Position61::Move>(), {});
    };
    EXPECT_THAT(drawing(drawn("e2 d, e4 c, a3 V")), HasSubstr("Light wins\n"));
    EXPECT_THAT(drawing(Position61()), HasSubstr("A draw\n"));
}

}  // namespace
}  // namespace tessera::versus
