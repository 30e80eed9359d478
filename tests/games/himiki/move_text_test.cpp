// Actions as text: the canonical form, what else is accepted, what records show, and why an action is refused.

#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/himiki/position.hpp"

namespace tessera::himiki {
namespace {

using testing::HasSubstr;

template <class P = Position>
P at(std::string_view text, const Rules& rules = {}) {
    const auto position = P::parse(text, rules);
    EXPECT_TRUE(position) << text << ": " << to_text(position.error());
    return *position;
}

/// The canonical form of what is typed; empty if it is refused.
template <class P>
std::string understood(const P& position, std::string_view typed) {
    const auto move = position.parse_move(typed);
    return move ? to_text(position, *move) : "";
}

TEST(ActionText, AcceptsTheFormsOfTheRulebooks) {
    const Position position = at("6/6/3HM2/1hk4/6 w 0-0 --- turn + -");
    for (const std::string_view typed :
         {"C4>BC3", "c4>bc3", "C4\u25BABC3", "4C>B3C", "C4>B3c", "R-C4>BC3", "C4>BC3*", "C4>BC3**H", "C4>BC3K"}) {
        EXPECT_EQ(understood(position, typed), "C4>BC3") << typed;
    }
    EXPECT_EQ(understood(position, "4c\u25BAp4c"), "C4>PC4");
    for (const std::string_view typed : {"", "C4", "C4>", "C4>BC", "C4>XC3", "C4>BC3X", "C4>BC3H*", "C4>PC3", "C4>BC33",
                                         "C4>PC4+", "R-", "R-R-C4>BC3", "C-", "C-MH", "IM>", "B5@HH", "B5@HMK"}) {
        EXPECT_EQ(understood(position, typed), "") << typed;
    }
}

TEST(ActionText, PivotsAreWrittenInTheOrderOfTheCells) {
    const Position position = at("6/6/3HM2/1KM4/6 w 0-0 --- turn + -");
    EXPECT_EQ(understood(position, "C4>PC4+B2>PB2"), "B2>PB2+C4>PC4");
    EXPECT_EQ(understood(position, "C4>PC4+C4>PC4"), "");
}

TEST(ActionText, RecordsShowReplaysPointsAndHolds) {
    // B05: a conflict won. B27 and B28: a hold, alone and with a conflict.
    const auto recorded = [](std::string_view text, std::string_view action) {
        const Position position = at(text);
        const auto move = position.parse_move(action);
        EXPECT_TRUE(move) << action;
        return record_text(position, *move);
    };
    EXPECT_EQ(recorded("6/6/1hk1HM2/6/6 w 0-0 --- turn + -", "C4>BC3"), "C4>BC3*");
    EXPECT_EQ(recorded("6/6/mk2HM2/6/mh4MK w 0-0 --- turn + -", "C4>BC3"), "C4>BC3M");
    EXPECT_EQ(recorded("6/6/1hk1HM2/mk5/mh4MK w 0-0 --- turn + -", "C4>BC3"), "C4>BC3*M");
    EXPECT_EQ(recorded("6/6/1hk1HM2/mk5/mh4MK w 0-0 --b replay + A6<A5", "C4>BC3"), "R-C4>BC3*M");
    EXPECT_EQ(recorded("6/6/1hk1HM2/mk5/mh4MK w 0-0 --b replay + A6<A5", "A6>PA6"), "R-A6>PA6");
    EXPECT_EQ(recorded("6/6/1hk1HM2/mk5/mh4MK w 0-0 --b replay + A6<A5", "end"), "end");
}

template <class P>
void expect_refusal(const P& position, std::string_view action, std::string_view why) {
    const auto move = position.parse_move(action);
    ASSERT_FALSE(move) << action;
    EXPECT_EQ(move.error().fault, Fault::illegal) << action;
    EXPECT_THAT(to_text(move.error()), HasSubstr(why)) << action;
}

TEST(Refusals, NameTheRuleInSinglesAndPairs) {
    const Position start = Position::initial({});
    expect_refusal(start, "B2@HM", "sets up on B5 C5 D5 only");
    expect_refusal(start, "C4>BC3", "the cubes are being placed");
    const Position replay = at("6/6/2HMHM2/1hk4/6 w 0-0 --- replay + C3<D3");
    expect_refusal(replay, "C3>BD3", "has left D3 in this turn");
    expect_refusal(replay, "C3>BC4", "C4 is taken");
    expect_refusal(replay, "C3>BE3", "no neighbour");
    expect_refusal(replay, "B2>BB3", "the opponent's");
    expect_refusal(replay, "E1>BE2", "no cube on E1");
    expect_refusal(replay, "pass", "replay");
    const Position banned = at("6/6/2HMHM2/1hk4/6 w 0-0 --- turn x -");
    expect_refusal(banned, "C3>PC3", "ended with a pivot");
    expect_refusal(banned, "pass", "nobody may pass");
    const Position paired = at("6/6/2HMHM2/1hk4/6 wl 0-0 --- turn + -", {.teams = Teams::pairs});
    expect_refusal(paired, "C3>BC2", "your partner's zone");
    expect_refusal(at("6/6/2HM3/6/6 b 5-0 --- turn + -"), "C3>BC2", "the game is over");
}

TEST(Refusals, NameTheRuleInExpert) {
    const auto chaos = at<ExpertPosition>("6/6/2HM3/1hk4/6 w 2-0 --- chaos + C3!<C4 w:CJ,MK,MR;b:VX D3=PE -");
    expect_refusal(chaos, "C-VX@A1", "you do not hold the tile VX");
    expect_refusal(chaos, "C-MR@D3", "not free of cubes and terrain");
    expect_refusal(chaos, "C-MR@C3", "not free of cubes and terrain");
    expect_refusal(chaos, "C-CJ:B2@HK", "a conjuration changes");
    expect_refusal(chaos, "C-CJ:C3@MK", "a conjuration changes");
    expect_refusal(chaos, "C-MK:C3>BC2", "mana tips one cube of yours");
    expect_refusal(chaos, "end", "play a tile or 'keep'");
    const auto impulse = at<ExpertPosition>("6/6/2HM3/1hk4/6 w 0-0 --- impulse + C3!<C4 w:-;b:- - -");
    expect_refusal(impulse, "IM>A1", "A1 is no free neighbour");
    expect_refusal(impulse, "keep", "the impulse must be answered first");
    const auto confused = at<ExpertPosition>("6/6/2HM1hm1/1hk4/6 w 0-0 --- turn + - w:-;b:- - c:w");
    expect_refusal(confused, "C3>BC4", "the other side's cubes");
    expect_refusal(confused, "B2>PB2+C5>PC5", "exactly one cube pivots");
}

}  // namespace
}  // namespace tessera::himiki
