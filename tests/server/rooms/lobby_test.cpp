#include "server/rooms/lobby.hpp"

#include <set>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "server/rooms/guest_name.hpp"
#include "table.hpp"

namespace tessera::server::testing {
namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

Waiting waiting(std::string id, double rating, Moment since, bool rated = true) {
    return {.player = {"a:" + id, id}, .variant = "pijersi", .is_rated = rated, .rating = rating, .since = since};
}

TEST(ThePairingPool, PairsNearRatingsAtOnceAndFarOnesLater) {
    const std::vector<Waiting> pool = {waiting("x", 1500, 0), waiting("y", 1900, 0)};
    EXPECT_EQ(paired(pool, 0), Pairs());
    EXPECT_EQ(paired(pool, 11'999), Pairs());
    EXPECT_EQ(paired(pool, 12'000), (Pairs{{0, 1}}));
    EXPECT_EQ(paired(std::vector{waiting("x", 1500, 0), waiting("y", 1590, 0)}, 0), (Pairs{{0, 1}}));
}

TEST(ThePairingPool, PairsAnybodyAfterAMinuteAndInCasualGames) {
    EXPECT_EQ(paired(std::vector{waiting("x", 500, 0), waiting("y", 2900, 0)}, 60'000), (Pairs{{0, 1}}));
    EXPECT_EQ(paired(std::vector{waiting("x", 500, 0, false), waiting("y", 2900, 0, false)}, 0), (Pairs{{0, 1}}));
}

TEST(ThePairingPool, GivesTheLongestWaiterTheNearest) {
    const std::vector<Waiting> pool = {waiting("late", 1500, 50), waiting("near", 1520, 60), waiting("first", 1530, 0)};
    EXPECT_EQ(paired(pool, 100), (Pairs{{2, 1}}));
}

TEST(ThePairingPool, NeverPairsDifferentGamesBlockedPlayersOrOneWithOneself) {
    auto other = waiting("y", 1500, 0);
    other.variant = "versus";
    EXPECT_EQ(paired(std::vector{waiting("x", 1500, 0), other}, 1'000'000), Pairs());
    other = waiting("y", 1500, 0);
    other.clock = ClockTerms{ClockTerms::Kind::fischer, 60'000, 0};
    EXPECT_EQ(paired(std::vector{waiting("x", 1500, 0), other}, 1'000'000), Pairs());
    other = waiting("y", 1500, 0, false);
    EXPECT_EQ(paired(std::vector{waiting("x", 1500, 0), other}, 1'000'000), Pairs());
    other = waiting("y", 1500, 0);
    other.blocked = {"a:x"};
    EXPECT_EQ(paired(std::vector{waiting("x", 1500, 0), other}, 1'000'000), Pairs());
    EXPECT_EQ(paired(std::vector{waiting("x", 1500, 0), waiting("x", 1500, 0)}, 1'000'000), Pairs());
}

TEST(ThePairingPool, LeavesNoTwoWaitingWhoMayMeet) {
    Random random(1);
    for (int round = 0; round < 200; ++round) {
        std::vector<Waiting> pool;
        for (std::uint32_t n = random.below(30); n > 0; --n) {
            pool.push_back(waiting("p" + std::to_string(n), 1000 + random.below(1'000), random.below(90'000)));
        }
        const Moment now = 90'000;
        std::set<std::size_t> taken;
        for (const auto& [one, other] : paired(pool, now)) {
            EXPECT_TRUE(taken.insert(one).second && taken.insert(other).second);
            EXPECT_LE(std::abs(pool[one].rating - pool[other].rating),
                      std::min(rating_window(pool[one], now), rating_window(pool[other], now)));
        }
        for (std::size_t i = 0; i < pool.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (taken.contains(i) || taken.contains(j)) continue;
                EXPECT_EQ(paired(std::vector{pool[i], pool[j]}, now), Pairs());
            }
        }
    }
}

TEST(APairing, IsAWishForAGameOfTwo) {
    const Json clock = {{"kind", "fischer"}, {"initial", 60'000}, {"increment", 0}};
    const Json wish = {{"variant", "versus"}, {"clock", clock}, {"rated", true}};
    const auto one = parse_pairing(wish, ann, 1600, 5);
    const auto other = parse_pairing(wish, ben, 1500, 6);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->since, 5);
    const Table table(game_for(*one, *other), ann, 3, Author::server);
    EXPECT_EQ(table.state()["state"], "running");
    EXPECT_TRUE(table.room().eyes_of("a:ann") && table.room().eyes_of("a:ben"));
    EXPECT_EQ(parse_pairing(wish, eve, 1500, 0).error().code, "forbidden");
    for (const char* variant : {"himiki-2v2", "mukyan", "mindlock", "chess", ""}) {
        EXPECT_FALSE(parse_pairing({{"variant", variant}}, ann, 1500, 0)) << variant;
    }
    EXPECT_FALSE(parse_pairing(Json(3), ann, 1500, 0));
    EXPECT_FALSE(parse_pairing({{"variant", "versus"}, {"rated", 1}}, ann, 1500, 0));
    EXPECT_FALSE(parse_pairing({{"variant", "versus"}, {"clock", 1}}, ann, 1500, 0));
}

TEST(Guests, HaveNamesThatTellNothingOfTheirIds) {
    EXPECT_EQ(guest_name("g:1"), guest_name("g:1"));
    EXPECT_NE(guest_name("g:1"), guest_name("g:2"));
    EXPECT_EQ(guest_name("g:1").size(), std::string("Guest 1a2b").size());
}

}  // namespace
}  // namespace tessera::server::testing
