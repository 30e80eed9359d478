// The rules look the same from the other long side of the board (in 2v2 after half a turn, the partners exchanged), and
// in 1v1 from the opponent's seat: an image of a game is a game.

#include "games/himiki/symmetry.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/himiki/scenario.hpp"

namespace tessera::himiki {
namespace {

/// A way to see positions and their actions.
template <class P>
struct Look {
    P (*position)(const P&);
    Move (*move)(const P&, Move);
};

template <class P>
constexpr Look<P> reflection = {[](const P& position) { return reflected(position); },
                                [](const P& position, Move move) { return reflected(position, move); }};
template <class P>
constexpr Look<P> exchange = {[](const P& position) { return with_sides_exchanged(position); },
                              [](const P&, Move move) { return with_sides_exchanged(move); }};

template <class P>
void expect_same(const P& one, const P& other) {
    ASSERT_EQ(to_text(one), to_text(other));
    ASSERT_EQ(one.key(), other.key());
    ASSERT_TRUE(one == other) << to_text(one);
}

/// The legal actions, in some order that does not depend on the way of seeing.
template <class P>
std::vector<std::string> sorted_texts(const P& position, const auto& moves) {
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(to_text(position, move));
    std::ranges::sort(texts);
    return texts;
}

template <class P>
void check_look(const Look<P>& look, const P& before, Move move, const P& after) {
    if (!is_reflectable(before)) return;
    const P image = look.position(before);
    expect_same(look.position(image), before);
    ASSERT_EQ(look.move(image, look.move(before, move)), move);

    std::vector<Move> images;
    for (const Move& legal : before.legal_moves()) images.push_back(look.move(before, legal));
    ASSERT_EQ(sorted_texts(image, images), sorted_texts(image, image.legal_moves())) << to_text(before);

    P played = image;
    played.play(look.move(before, move));
    expect_same(played, look.position(after));
}

template <class P>
void check_games(const Look<P>& look, const Rules& rules) {
    Random random(rules.seats());
    for (unsigned game = 0; game < 60 && !testing::Test::HasFatalFailure(); ++game) {
        P start = P::initial(rules);
        if constexpr (P::has_tiles) start = P::set_up(rules, 1, game);
        play_at_random(start, random, 400,
                       [&](const P& before, Move move, const P& after) { check_look(look, before, move, after); });
    }
}

class Symmetry : public testing::TestWithParam<Rules> {};
class ExpertSymmetry : public testing::TestWithParam<Rules> {};

TEST_P(Symmetry, AReflectedGameIsAGame) {
    check_games(reflection<Position>, GetParam());
}

TEST_P(ExpertSymmetry, AReflectedExpertGameIsAGame) {
    check_games(reflection<ExpertPosition>, GetParam());
}

INSTANTIATE_TEST_SUITE_P(AllRules, Symmetry, testing::ValuesIn(Position::modes()),
                         [](const auto& one) { return word_for(one.param); });
INSTANTIATE_TEST_SUITE_P(AllRules, ExpertSymmetry, testing::ValuesIn(ExpertPosition::modes()),
                         [](const auto& one) { return word_for(one.param); });

class SidesExchanged : public testing::TestWithParam<Edition> {};

TEST_P(SidesExchanged, TheOthersGameIsAGame) {
    check_games(exchange<Position>, Rules{.edition = GetParam()});
}

TEST_P(SidesExchanged, TheOthersExpertGameIsAGame) {
    check_games(exchange<ExpertPosition>, Rules{.edition = GetParam()});
}

INSTANTIATE_TEST_SUITE_P(Editions, SidesExchanged, testing::Values(Edition::first, Edition::second),
                         [](const auto& one) { return one.param == Edition::first ? "First" : "Second"; });

TEST(SymmetryExactly, FlipsTheRowsIn1v1) {
    const auto position = drawn<Position>("B4 HM, D5 MK, C1 kh", Rules{}, {.phase = "replay", .left = "B4<B5"});
    EXPECT_EQ(to_text(reflected(position)), "6/3HM2/kh5/4MK1/6 w 0-0 --- replay + D4<D5");
}

TEST(SymmetryExactly, TurnsTheBoardIn2v2AndExchangesThePartners) {
    const auto position = drawn<Position>("B4 HM, D5 MK, C1 kh", Rules{.teams = Teams::pairs}, {.actor = "bl"});
    EXPECT_EQ(to_text(reflected(position)), "6/2HM3/5kh/1MK4/6 bd 0-0 --- turn + -");
}

TEST(SymmetryExactly, ExchangesTheSides) {
    const auto position = drawn<ExpertPosition>(
        "B4 HM, D5 MK, C1 kh", Rules{},
        {.scores = "2-1", .holds = "-wb", .pivot = "x", .hands = "w:CJ;b:MH", .terrain = "A1=PE", .armed = "y:b"});
    EXPECT_EQ(to_text(with_sides_exchanged(position)), "6/1mk4/5KH/2hm3/6 b 1-2 -bw turn x - w:MH;b:CJ A6=PE y:w");
}

}  // namespace
}  // namespace tessera::himiki
