// H40: what a seat may know, and drawing full positions that agree with it.

#include "games/himiki/view.hpp"

#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace tessera::himiki {
namespace {

constexpr Rules pairs = {.teams = Teams::pairs};

ExpertPosition at(std::string_view text, const Rules& rules = {}) {
    return *ExpertPosition::parse(text, rules);
}

TEST(H40Views, ShowOwnTilesTheBoardAndHowManyOthersHold) {
    const auto position = at("6/6/HM5/6/hm5 w 1-1 --- turn + - w:CJ,MH;b:IM,TR,VX C3=MR y:b");
    EXPECT_EQ(to_text(view_of(position, Seat{0})), "6/6/HM5/6/hm5 w 1-1 --- turn + - w:CJ,MH;b:?,?,? C3=MR y:b");
    EXPECT_EQ(to_text(view_of(position, Seat{1})), "6/6/HM5/6/hm5 w 1-1 --- turn + - w:?,?;b:IM,TR,VX C3=MR y:b");
    EXPECT_EQ(to_text(view_of(position, std::nullopt)), "6/6/HM5/6/hm5 w 1-1 --- turn + - w:?,?;b:?,?,? C3=MR y:b");
}

TEST(H40Views, PartnersDoNotSeeEachOthersTiles) {
    const auto position = at("6/6/HM5/6/hm5 wl 1-1 --- turn + - wl:CJ;bl:-;wd:IM,TR;bd:VX - -", pairs);
    EXPECT_EQ(to_text(view_of(position, Seat{0})), "6/6/HM5/6/hm5 wl 1-1 --- turn + - wl:CJ;bl:-;wd:?,?;bd:? - -");
    EXPECT_EQ(to_text(view_of(position, Seat{2})), "6/6/HM5/6/hm5 wl 1-1 --- turn + - wl:?;bl:-;wd:IM,TR;bd:? - -");
}

TEST(X36HiddenHands, AViewDoesNotChangeWhenOnlyHiddenTilesDo) {
    int compared = 0;
    for (const Rules& rules : Rules::all()) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            auto position = ExpertPosition::set_up(rules, 1, seed);
            while (!position.outcome()) {
                const auto seat = Seat{static_cast<std::uint8_t>(random.below(rules.seats()))};
                const View view = view_of(position, seat);
                const ExpertPosition other = sample(view, random);
                EXPECT_EQ(view_of(other, seat), view);
                EXPECT_EQ(to_text(view_of(other, seat)), to_text(view));
                compared += to_text(other) != to_text(position) ? 1 : 0;
                const auto moves = position.legal_moves();
                position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
    }
    EXPECT_GT(compared, 1'000);  // hidden tiles did change
}

TEST(H40Sampling, DrawsEveryHandThatAgreesEquallyOften) {
    // White sees its own tile, the mirror on the board and, from the actions, that CF and PE are gone: 8 tiles are left
    // for Black's two, 28 hands.
    const auto position = at("6/6/HM5/6/hm5 w 1-1 --- turn + - w:CJ;b:IM,TR C3=MR -");
    const std::array<Move, 2> played = {Move::plain(Act::confuse), Move::lay(Tile::gate_of_hell, Cell{0})};
    const View view = view_of(position, Seat{0}, played);
    constexpr int draws = 28'000;
    std::map<unsigned, int> seen;
    Random random(1);
    for (int i = 0; i < draws; ++i) {
        const ExpertPosition drawn = sample(view, random);
        EXPECT_EQ(drawn.chaos().hand(Seat{0}), TileSet{Tile::conjuration});
        const TileSet hand = drawn.chaos().hand(Seat{1});
        EXPECT_EQ(hand.size(), 2U);
        for (const Tile gone : {Tile::conjuration, Tile::mirror, Tile::confusion, Tile::gate_of_hell}) {
            EXPECT_FALSE(hand.has(gone));
        }
        ++seen[hand.bits()];
    }
    ASSERT_EQ(seen.size(), 28U);
    // Chi-square with 27 degrees of freedom: above 60 once in 4,000 seeds; this seed is fixed.
    double chi_square = 0;
    for (const auto& [hand, times] : seen) chi_square += std::pow(times - 1000.0, 2) / 1000.0;
    EXPECT_LT(chi_square, 60.0);
}

TEST(H40Sampling, AnOfferTellsThatSomeTileCanBePlayed) {
    // Black is offered a tile, so its one tile is not a mana that no black cube could use.
    const auto position = at("6/6/6/6/hm4HM b 0-2 --- chaos + A1!<A2 w:-;b:VX - -");
    const View view = view_of(position, Seat{0});
    Random random(2);
    std::set<unsigned> hands;
    for (int i = 0; i < 500; ++i) {
        const ExpertPosition drawn = sample(view, random);
        EXPECT_TRUE(drawn.can_play_a_tile()) << to_text(drawn);
        hands.insert(drawn.chaos().hand(Seat{1}).bits());
    }
    EXPECT_EQ(hands.size(), 10U);  // all twelve but the manas of water and wood
}

TEST(X01Deals, ComeFromTheSeedAndGiveThreeTilesEach) {
    std::set<std::string> starts;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (const Rules& rules : {Rules{}, pairs}) {
            const auto position = ExpertPosition::set_up(rules, 1, seed);
            EXPECT_EQ(position, ExpertPosition::set_up(rules, 1, seed));
            TileSet all;
            for (const Seat seat : seats_of(rules)) {
                EXPECT_EQ(position.chaos().hand(seat).size(), 3U);
                all = all.with(position.chaos().hand(seat));
            }
            EXPECT_EQ(all.size(), 3 * rules.seats());
            starts.insert(to_text(position));
        }
    }
    EXPECT_GT(starts.size(), 95U);
}

}  // namespace
}  // namespace tessera::himiki
