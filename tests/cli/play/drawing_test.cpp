#include <gmock/gmock.h>

#include "cli/play/scripted_game.hpp"

namespace tessera::cli::terminal {

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

TEST(Drawing, ShowsTheBoardAndMarksTheLastTurn) {
    const auto session = *play::new_session("pijersi");
    ASSERT_TRUE(session->act("b4c4c4"));
    ASSERT_TRUE(session->act("f1e1"));
    EXPECT_EQ('\n' + session->drawing({}), R"(
          / \     / \     / \     / \     / \     / \
        /     \ /     \ /     \ /     \ /     \ /     \        White to move
g      |  [s]  |  [p]  |  [r]  |  [s]  |  [p]  |  [r]  |       Quiet turns 2/20
      / \ g1  / \ g2  / \ g3  / \ g4  / \ g5  / \ g6  / \
    /     \ /     \ /     \ / [w] \ /     \ /     \ /     \
f  |       |  [r]  |  [s]  |  (w)  |  [r]  |  [s]  |  [p]  |   Black: 14 cubes
    \ f1* / \ f2  / \ f3  / \ f4  / \ f5  / \ f6  / \ f7  /    goes down to a
      \ /     \ /     \ /     \ /     \ /     \ /     \ /
e      |  [p]  |       |       |       |       |       |
      / \ e1* / \ e2  / \ e3  / \ e4  / \ e5  / \ e6  / \      Who takes whom
    /     \ /     \ /     \ /     \ /     \ /     \ /     \    R rock     > S
d  |       |       |       |       |       |       |       |   S scissors > P
    \ d1  / \ d2  / \ d3  / \ d4  / \ d5  / \ d6  / \ d7  /    P paper    > R
      \ /     \ /     \ /     \ / [W] \ /     \ /     \ /      W wise
c      |       |       |       |  (W)  |       |       |
      / \ c1  / \ c2  / \ c3  / \ c4  / \ c5  / \ c6  / \
    /     \ /     \ /     \ /     \ /     \ /     \ /     \    White: 14 cubes
b  |  [P]  |  [S]  |  [R]  |       |  [S]  |  [R]  |  [P]  |   goes up to g
    \ b1  / \ b2  / \ b3  / \ b4  / \ b5  / \ b6  / \ b7  /
      \ /     \ /     \ /     \ /     \ /     \ /     \ /
a      |  [R]  |  [P]  |  [S]  |  [R]  |  [P]  |  [S]  |
        \ a1  / \ a2  / \ a3  / \ a4  / \ a5  / \ a6  /
          \ /     \ /     \ /     \ /     \ /     \ /
)");
}

TEST(Drawing, FitsTheScreenInEveryStyle) {
    const auto session = *play::new_session("pijersi");
    ASSERT_TRUE(session->start_from("s-p-r-s-p-r-/p-r-s-wwr-s-p-/6/7/6/P-S-R-WWS-R-P-/R-P-S-R-P-S- b 9999 999999"));
    for (const auto colours : {DrawStyle::Colours::none, DrawStyle::Colours::ansi}) {
        for (const auto letters : {DrawStyle::Letters::ascii, DrawStyle::Letters::unicode}) {
            std::istringstream lines(session->drawing({colours, letters}));
            std::size_t count = 0;
            for (std::string line; std::getline(lines, line); ++count) EXPECT_LE(width(line), 80) << line;
            EXPECT_LE(count, 23) << "a prompt needs the 24th line";
        }
    }
}

TEST(Drawing, HasNoEscapeCodesWithoutColours) {
    const auto session = *play::new_session("pijersi");
    EXPECT_THAT(session->drawing({}), Not(HasSubstr("\x1b")));
    for (const char c : session->drawing({})) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
    EXPECT_THAT(session->drawing({.colours = DrawStyle::Colours::ansi}), HasSubstr("\x1b["));
    EXPECT_THAT(session->drawing({.letters = DrawStyle::Letters::unicode}), HasSubstr("╱"));
}

TEST(Drawing, SaysWhoHasWon) {
    const auto session = *play::new_session("pijersi");
    for (const auto* action : {"a5b6d5", "f6f7", "d5f6g6"}) ASSERT_TRUE(session->act(action));
    EXPECT_THAT(session->drawing({}), HasSubstr("White wins\n"));
}

}  // namespace

}  // namespace tessera::cli::terminal
