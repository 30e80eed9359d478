// Position strings: what is written is read back, and what cannot be is refused with its place.

#include <array>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/position.hpp"

namespace tessera::himiki {
namespace {

using testing::HasSubstr;

constexpr Rules pairs = {.teams = Teams::pairs};
constexpr Rules first_edition = {.edition = Edition::first};
constexpr Rules solo = {.teams = Teams::solo};
constexpr Rules first_solo = {.edition = Edition::first, .teams = Teams::solo};

TEST(PositionText, StartsAreWrittenAsTheRulesSay) {
    EXPECT_EQ(to_text(Position::initial({})), "6/6/6/6/6 w 0-0 --- place + -");
    EXPECT_EQ(to_text(Position::initial(solo)), "6/6/6/6/6 w 0-0 --- place + -");
    EXPECT_EQ(to_text(Position::initial(pairs)), "6/6/6/6/6 wl 0-0 --- place + -");
    EXPECT_EQ(to_text(ExpertPosition::initial({})), "6/6/6/6/6 w 0-0 --- place + - w:MH,MR,YM;b:CJ,IM,TR - -");
    EXPECT_EQ(to_text(ExpertPosition::initial(pairs)),
              "6/6/6/6/6 wl 0-0 --- place + - wl:MH,MR,YM;bl:CJ,IM,TR;wd:CF,MK,PE;bd:MM,TP,VX - -");
}

struct Kept {
    std::string_view text;
    Rules rules = {};
};

template <class P>
void expect_kept(const Kept& kept) {
    const auto position = P::parse(kept.text, kept.rules);
    ASSERT_TRUE(position) << kept.text << ": " << to_text(position.error());
    EXPECT_EQ(to_text(*position), kept.text);
}

TEST(PositionText, IsReadAndWrittenToTheLetter) {
    for (const Kept& kept : {
             Kept{"6/3HK2/4khKH/mh5/mk4MH w 2-1 wwb replay + A6<A5,C6<B6"},
             Kept{"1mh4/3mk2/1MH1MH2/4hk1/2KM3 w 4-3 wwb replay + C4<C5<C6"},
             Kept{"6/6/HM5/6/6 b 0-0 --- turn x -"},
             Kept{"6/6/6/6/6 b 7-99 --- turn + -"},
             Kept{"km2KM2/6/1HM2mhMK/HK1mk3/4kh1 bl 2-0 --w replay + A5<A6,C5<B5", pairs},
             // No game leads here, but an editor may: a trail that is no path, and one as long as a turn can be.
             Kept{"6/6/HM5/6/6 w 0-0 --- replay + C1<E6<A6<E1"},
             Kept{"6/6/HM5/6/6 w 0-0 --- replay + -"},
             Kept{"6/6/6/4HM1/6 b 0-0 --- place + -"},
             Kept{"6/6/6/1hm4/6 w 0-0 --- place + -", first_edition},
             Kept{"6/4HM1/6/6/6 w 0-0 --- place + -", solo},
             Kept{"6/4HM1/4HM1/4HM1/6 b 0-0 --- place + -", solo},
             Kept{"6/4HM1/1hm2HM1/1hm2HM1/6 b 0-0 --- place + -", solo},
             Kept{"6/4HM1/2hm1HM1/2hm1HM1/6 b 0-0 --- place + -", first_solo},
             Kept{"6/6/HM5/6/6 b 0-0 --- turn x -", solo},
         }) {
        expect_kept<Position>(kept);
    }
    for (const Kept& kept : {
             Kept{"6/kmmhmh1HM1/6/MH5/2MH3 b 2-3 -b- chaos:r + D3!<D4 w:CF;b:IM,VX,YM E2=PE -"},
             Kept{"6/2km1HM1/2km1hm1/2KHKH2/6 w 2-3 -bw chaos:r + B3<A3<A2<A1,B4!<A4 w:MH,MR,YM;b:- - -"},
             Kept{"6/6/2HM3/6/5hm w 0-0 --- impulse + C3!<C4<C2<C1 w:-;b:- - -"},
             Kept{"6/6/2HM3/6/5hm w 0-0 --- turn + - w:-;b:- - y:w;c:b,w"},
             Kept{"6/6/2HM3/6/5hm wd 0-0 --- turn + - wl:CF,CJ,IM,MH;bl:-;wd:-;bd:- C3=VX y:bd", pairs},
         }) {
        expect_kept<ExpertPosition>(kept);
    }
}

struct Refused {
    std::string_view text;
    std::string_view why;
    Rules rules = {};
};

template <class P>
void expect_refused(const Refused& refused) {
    const auto position = P::parse(refused.text, refused.rules);
    ASSERT_FALSE(position) << refused.text;
    EXPECT_THAT(to_text(position.error()), HasSubstr(refused.why)) << refused.text;
}

TEST(PositionText, RefusesWhatIsMalformed) {
    for (const Refused& refused : {
             Refused{"6/6/6/6/6 w 0-0 --- place +", "7 fields"},
             Refused{"6/6/6/6 w 0-0 --- place + -", "4 rows, not 5"},
             Refused{"6/6/6/5/6 w 0-0 --- turn + -", "row B has 5 cells, not 6 (at character 7)"},
             Refused{"6/6/6/33HM/6 w 0-0 --- turn + -", "one number"},
             Refused{"6/6/6/5HMHK/6 w 0-0 --- turn + -", "row B has more than its 6 cells"},
             Refused{"6/6/6/HH5/6 w 0-0 --- turn + -", "'HH' is no cube"},
             Refused{"6/6/6/Hm5/6 w 0-0 --- turn + -", "'Hm' is no cube"},
             Refused{"6/6/6/5H/6 w 0-0 --- turn + -", "'H' is no cube"},
             Refused{"HMHMHMHM2/6/6/6/6 w 0-0 --- turn + -", "White has 4 cubes, the game has 3"},
             Refused{"6/6/6/6/6 wl 0-0 --- turn + -", "'wl' is no player: one of w b"},
             Refused{"6/6/6/6/6 w 0-0 --- turn + -", "'w' is no player: one of wl bl wd bd", pairs},
             Refused{"6/6/6/6/6 w 0 --- turn + -", "'0' is no score"},
             Refused{"6/6/6/6/6 w 0-100 --- turn + -", "'100' is no number from 0 to 99"},
             Refused{"6/6/6/6/6 w 0-0 -- turn + -", "'--' does not say who holds"},
             Refused{"6/6/6/6/6 w 0-0 -x- turn + -", "'-x-' does not say who holds"},
             Refused{"6/6/6/6/6 w 0-0 --- chaos + -", "'chaos' is no phase"},
             Refused{"6/6/6/6/6 w 0-0 --- turn ? -", "'+' or 'x', not '?'"},
             Refused{"6/6/HM5/6/6 w 0-0 --- replay x -", "a pivot is banned at the start of a turn only"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + C1<C2", "in phase 'turn' no cube has left a cell"},
             Refused{"6/6/HM5/6/6 w 0-0 --- replay + C1<C7", "'C7' is no cell (A1 to E6) (at character 35)"},
             Refused{"6/6/HM5/6/6 w 0-0 --- replay + C2<C1", "C2 holds no cube that can have tipped"},
             Refused{"6/6/hm5/6/6 w 0-0 --- replay + C1<C2", "C1 holds no cube that can have tipped"},
             Refused{"6/6/HM5/6/6 w 0-0 --- replay + C1", "C1 is said to have left no cell"},
             Refused{"6/6/HM5/6/6 w 0-0 --- replay + C1<C2,C1<B1", "listed twice"},
             Refused{"6/6/HM5/6/6 w 0-0 --- replay + C1!<C2", "marks no cube with '!'"},
             Refused{"6/6/6/4HM1/6 w 0-0 --- place + -", "not those of players who are still placing"},
             Refused{"HM5/6/6/6/6 b 0-0 --- place + -", "not those of players who are still placing"},
             Refused{"6/4HM1/1hm2HM1/1hm2HM1/1hm4 w 0-0 --- place + -", "not those of players"},
             // H60: White first, all three; then Muk Yan's from row B up, in edition 1 one column nearer.
             Refused{"6/6/6/4HM1/6 b 0-0 --- place + -", "not those of players", solo},
             Refused{"6/6/6/1hm4/6 b 0-0 --- place + -", "not those of players", solo},
             Refused{"6/4HM1/4HM1/4HM1/6 w 0-0 --- place + -", "not those of players", solo},
             Refused{"6/4HM1/1hm2HM1/4HM1/6 b 0-0 --- place + -", "not those of players", solo},
             Refused{"6/1hm2HM1/4HM1/1hm2HM1/6 b 0-0 --- place + -", "not those of players", solo},
             Refused{"6/4HM1/4HM1/1hm2HM1/6 b 0-0 --- place + -", "not those of players", first_solo},
             Refused{"6/1hm2HM1/1hm2HM1/1hm2HM1/6 w 0-0 --- place + -", "not those of players", solo},
         }) {
        expect_refused<Position>(refused);
    }
    for (const Refused& refused : {
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + -", "10 fields"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:MH,MH - -", "the tile MH is there twice"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:MR;b:- C3=MR -", "the tile MR is there twice"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:YM;b:- - y:b", "the tile YM is there twice"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:CF;b:- - c:b", "the tile CF is there twice"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:XX;b:- - -", "'XX' is no tile"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - b:-;w:- - -", "hand number 1 starts with 'w:'"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:- - -", "there are 1 hands, not 2"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:- C3=MH -", "MH is no terrain tile"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:- C3=MR,C3=VX -", "two terrain tiles lie on C3"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:- C3MR -", "'C3MR' does not tell a terrain tile"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:- - z", "'z' is not '-', 'y:' with a player"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:- - c:b,b", "the same player is confused twice"},
             Refused{"6/6/HM5/6/6 w 0-0 --- turn + - w:-;b:- - y:q", "'q' is no player"},
             Refused{"6/6/HM5/6/6 w 0-0 --- chaos + C1<C2 w:-;b:- - -", "wants the cube that tipped last marked"},
             Refused{"6/6/HMHK4/6/6 w 0-0 --- chaos + C1!<C3,C2!<C3 w:-;b:- - -", "two cubes are marked"},
             Refused{"6/6/HM5/6/6 w 0-0 --- transfer + C1!<C2 w:-;b:- - -", "the cube on C1 has nowhere to go"},
             Refused{"6/6/HM5/6/6 w 0-0 --- yokai + C1!<C2 w:-;b:- - -", "the yokai before the player to act"},
         }) {
        expect_refused<ExpertPosition>(refused);
    }
}

TEST(PositionText, AFinishedGameHasNoActions) {
    const auto position = Position::parse("6/6/HM5/6/6 b 5-2 --- turn + -", {});
    ASSERT_TRUE(position);
    EXPECT_EQ(to_text(position->outcome()), "p1win");
    EXPECT_TRUE(position->legal_moves().empty());
}

}  // namespace
}  // namespace tessera::himiki
