// Puzzle strings: what is written is read back, and what cannot be is refused with its place.

#include <string_view>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/puzzle/random_puzzle.hpp"

namespace tessera::himiki::puzzle {
namespace {

constexpr Rules mindlock = {Edition::second};
constexpr Rules headlock = {Edition::first};

TEST(PuzzleText, TheStartIsPuzzleF01InBothEditions) {
    for (const Rules& rules : Rules::all()) {
        EXPECT_EQ(to_text(Position::initial(rules)), "2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -");
    }
}

TEST(PuzzleText, IsReadAndWrittenToTheLetter) {
    for (const std::string_view text : {
             "6/1HM4/6/1m.MK3/6 turn 0 - - CJ,MH,MK A1=MR,A3=TP,A4=PE,C1=IM,C4=TR -",
             "m.KH4/m.HK1h.KM1/1MH2k.1/6/6 turn 0 ?w. - MK,MM E3=VX,E5=TR y",
             "2MH3/5KH/6/2HKHK2/4k.1 replay 9999 - B3<A3<A2,D6<D5 - - -",
             "6/6/2HM3/6/5h. impulse 1 - C3!<C4 - - -",
             "6/6/2HM3/6/5h. teleport 1 - C3!<C4 - - -",
             "6/6/2HM3/6/5h. transfer 1 - C3!<C4 - - -",
             "6/6/2HM1h.1/6/6 yokai 1 ..? C3!<C4 - - y",
             // A terrain tile may lie under a cube, a cell may have been left twice, a puzzle may be over.
             "6/6/2HM3/6/5h. turn 0 - C3<C4<C5<C4 - C3=PE -",
             "6/6/2HM3/6/6 turn 3 www - - - -",
             "6/6/2h.3/6/6 turn 3 - - - - -",
             "h.h.h.h.h.h./h.h.4/6/6/2HMHMHMHM turn 0 - - - - -",
         }) {
        const auto position = Position::parse(text, mindlock);
        ASSERT_TRUE(position) << text << ": " << to_text(position.error());
        EXPECT_EQ(to_text(*position), text);
    }
}

TEST(PuzzleText, H74NoHoldIsWrittenAsAStroke) {
    EXPECT_EQ(to_text(*Position::parse("6/6/2HM3/6/5h. turn 0 ... - - - -", mindlock)),
              "6/6/2HM3/6/5h. turn 0 - - - - -");
}

TEST(PuzzleText, TilesAreWrittenInTheOrderOfTheirNamesAndCells) {
    EXPECT_EQ(to_text(*Position::parse("6/6/2HM3/6/5h. turn 0 - - YM,CJ,MH D4=VX,A1=IM -", mindlock)),
              "6/6/2HM3/6/5h. turn 0 - - CJ,MH,YM A1=IM,D4=VX -");
}

TEST(PuzzleText, EveryPositionOfRandomPlayIsReadBack) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        const Position start = random_puzzle(Rules::all()[seed % 2], random);
        play_at_random(start, random, 40, [](const Position&, Move, const Position& after) {
            const auto again = Position::parse(to_text(after), after.rules());
            ASSERT_TRUE(again) << to_text(after) << ": " << to_text(again.error());
            ASSERT_EQ(*again, after) << to_text(after);
            ASSERT_EQ(again->key(), after.key()) << to_text(after);
            ASSERT_EQ(to_text(*again), to_text(after));
        });
    }
}

TEST(PuzzleText, ATrailThatIsFullForgetsACellButNoCube) {
    // More than any turn is known to lead to, but an editor may write it.
    std::string left = "A1<B1,C3";
    while (left.size() < 8 + 3 * 63) left += "<E6";
    auto position = Position::parse(fmt::format("6/6/2HM3/6/HM4h. replay 0 - {} - - -", left), {});
    ASSERT_TRUE(position);
    position->play(*position->parse_move("C3>BC2"));
    EXPECT_TRUE(to_text(*position).contains(" A1<B1,C2<C3<E6<"));
    EXPECT_EQ(*Position::parse(to_text(*position), {}), *position);
}

struct Refused {
    std::string_view text;
    std::string_view why;
    std::size_t at;
    Rules rules = mindlock;
};

TEST(PuzzleText, FaultsAreNamedWithTheirPlace) {
    for (const auto& [text, why, at, rules] : {
             Refused{"", "a puzzle has 8 fields", 0},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - -", "not 7", 0},
             Refused{"6/6/2HM3/6/5h.  turn 0 - - - - -", "not 9", 0},
             Refused{"6/6/2HM3/6 turn 0 - - - - -", "the board has 4 rows, not 5", 0},
             Refused{"6/6/2HM3/6/5hk turn 0 - - - - -", "'hk' is no cube", 12},
             Refused{"6/6/2HH3/6/5h. turn 0 - - - - -", "'HH' is no cube", 5},
             Refused{"6/6/2H.3/6/5h. turn 0 - - - - -", "'H.' is no cube", 5},
             Refused{"6/6/2HM2/6/5h. turn 0 - - - - -", "row C has 5 cells, not 6", 4},
             Refused{"6/6/2HM4/6/5h. turn 0 - - - - -", "row C has more than its 6 cells", 7},
             Refused{"6/6/HMHMHMHMHM1/6/5h. turn 0 - - - - -", "White has 5 cubes, the game has 4", 0},
             Refused{"h.h.h.h.h.h./h.h.h.3/6/6/2HM3 turn 0 - - - - -", "Black has 9 cubes, the game has 8", 0},
             Refused{"6/6/2HM3/6/5h. chaos 0 - - - - -", "'chaos' is no phase", 15},
             Refused{"6/6/2HM3/6/5h. turn -1 - - - - -", "'-1' is no number from 0 to 9999", 20},
             Refused{"6/6/2HM3/6/5h. turn 10000 - - - - -", "is no number from 0 to 9999", 20},
             Refused{"6/6/2HM3/6/5h. turn 0 ?. - - - -", "'?.' does not say which holds", 22},
             Refused{"6/6/2HM3/6/5h. turn 0 ?b. - - - -", "'?b.' does not say which holds", 22},
             Refused{"6/6/2HM3/6/5h. turn 0 ?.. - - - -", "Headlock has no holds", 22, headlock},
             Refused{"6/6/2HM3/6/5h. turn 0 - C4<C3 - - -", "C4 holds no cube that can have tipped", 24},
             Refused{"6/6/2HM3/6/5h. turn 0 - A6<A5 - - -", "A6 holds no cube that can have tipped", 24},
             Refused{"6/6/2HM3/6/5h. turn 0 - C3 - - -", "C3 is said to have left no cell", 24},
             Refused{"6/6/2HM3/6/5h. turn 0 - C3<F9 - - -", "'F9' is no cell", 27},
             Refused{"6/6/2HM3/6/5h. turn 0 - C3<C4,C3<C5 - - -", "the cube on C3 is listed twice", 30},
             Refused{"6/6/2HM3/6/5h. turn 0 - C3!<C4 - - -", "phase 'turn' marks no cube", 24},
             Refused{"6/6/2HM3/6/5h. impulse 0 - C3<C4 - - -", "phase 'impulse' wants the cube", 27},
             Refused{"6/6/2HMKM2/6/5h. impulse 0 - C3!<C4,C4!<C5 - - -", "two cubes are marked", 36},
             Refused{"6/6/2HM3/6/5h. turn 0 - - XX - -", "'XX' is no tile", 26},
             Refused{"6/6/2HM3/6/5h. turn 0 - - MH,MH - -", "the tile MH is there twice", 29},
             Refused{"6/6/2HM3/6/5h. turn 0 - - CF - -", "confusion is never given", 26},
             Refused{"6/6/2HM3/6/5h. turn 0 - - MR - -", "terrain tiles lie on the board", 26},
             Refused{"6/6/2HM3/6/5h. turn 0 - - MH - -", "Headlock has no event tiles", 26, headlock},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - C3=MH -", "MH is no terrain tile", 31},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - C3MR -", "'C3MR' does not tell a terrain tile", 28},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - C3=MR,C3=VX -", "two terrain tiles lie on C3", 34},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - C3=MR,C4=MR -", "the tile MR is there twice", 37},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - - y:w", "'y:w' is neither '-' nor 'y'", 30},
             Refused{"6/6/2HM3/6/5h. turn 0 - - YM - y", "the tile YM is there twice", 31},
             Refused{"6/6/2HM3/6/5h. turn 0 - - - - y", "Headlock has no yokai", 30, headlock},
             Refused{"6/6/2HM1h.1/6/6 yokai 0 - C3!<C4 - - -", "phase 'yokai' wants the yokai before the player to act",
                     16},
             Refused{"h.5/h.5/HMh.4/h.5/6 impulse 0 - C1!<C2 - - -", "the cube on C1 has nowhere to go", 20},
         }) {
        const auto position = Position::parse(text, rules);
        ASSERT_FALSE(position) << text;
        EXPECT_EQ(position.error().fault, Fault::malformed) << text;
        EXPECT_THAT(position.error().what, testing::HasSubstr(why)) << text;
        EXPECT_EQ(position.error().at, at) << text << ": " << to_text(position.error());
    }
}

}  // namespace
}  // namespace tessera::himiki::puzzle
