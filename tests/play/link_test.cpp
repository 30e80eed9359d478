#include "play/link.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/random_games.hpp"
#include "play/saved_game.hpp"

namespace tessera::play {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

void expect_same_game(const Session& a, const Session& b) {
    EXPECT_EQ(a.info().id, b.info().id);
    EXPECT_EQ(a.start().position, b.start().position);
    EXPECT_EQ(a.start().setup, b.start().setup);
    EXPECT_EQ(a.position(), b.position());
    EXPECT_TRUE(std::ranges::equal(a.played(), b.played(), {}, &PlayedAction::text, &PlayedAction::text));
    EXPECT_TRUE(std::ranges::equal(a.given_points(), b.given_points(), {}, &GivenPoint::after, &GivenPoint::after));
}

std::string expect_round_trip(const Session& session) {
    const auto link = to_link(session);
    EXPECT_TRUE(link) << session.info().id << ": " << to_text(link.error());
    if (!link) return {};
    EXPECT_EQ(link->find_first_not_of(letters), std::string::npos);
    const auto again = parse_link(*link);
    EXPECT_TRUE(again) << session.info().id << " " << *link;
    if (again) expect_same_game(session, **again);
    return *link;
}

TEST(Link, KeepsEveryGoldenGame) {
    for (const auto& file : fs::directory_iterator(TESSERA_SOURCE_DIR "/tests/data/games")) {
        if (file.path().extension() != ".record") continue;
        std::ifstream text(file.path());
        const auto game = parse_saved_game(std::string(std::istreambuf_iterator<char>(text), {}));
        ASSERT_TRUE(game) << file.path();
        expect_round_trip(*game->session);
    }
}

TEST(Link, KeepsRandomGamesOfEveryId) {
    for (const Game& game : games()) {
        for (std::uint64_t number = 1; number <= 4; ++number) expect_round_trip(*random_game(game, number, 120));
    }
}

TEST(Link, KeepsEveryGameFromAPositionInItsMiddle) {
    for (const Game& game : games()) {
        auto session = game.start(game.info);
        ASSERT_TRUE(session->start_from(random_game(game, 3, 9)->position())) << game.info.id;
        for (int i = 0; i < 3 && !session->outcome(); ++i) {
            const auto action = session->random_action(static_cast<std::uint64_t>(i));
            if (!action) break;
            ASSERT_TRUE(session->act(*action));
        }
        expect_round_trip(*session);
    }
}

TEST(Link, KeepsSeedsOfAnySize) {
    auto session = *new_session("himiki-expert");
    for (const std::uint64_t seed : {0ULL, 1ULL, 4'294'967'296ULL, ~0ULL}) {
        ASSERT_TRUE(session->set_up("random-deal", seed));
        expect_round_trip(*session);
        const auto again = parse_link(*to_link(*session));
        ASSERT_TRUE(again);
        EXPECT_EQ((*again)->start().seed, seed);
    }
}

TEST(Link, KeepsPointsOfAnArbiter) {
    auto session = *new_session("himiki-2v2");
    ASSERT_TRUE(session->give_point(Side::first));
    ASSERT_TRUE(session->act("E5@MH"));
    ASSERT_TRUE(session->give_point(Side::second));
    ASSERT_TRUE(session->give_point(Side::second));
    expect_round_trip(*session);
}

/// Forty turns of each side, the whole game in one line of a chat.
TEST(Link, IsShort) {
    EXPECT_LE(to_link(**new_session("pijersi"))->size(), 10U);
    for (std::uint64_t number = 0; number < 5; ++number) {
        auto session = random_game(*game_named("pijersi").value(), number, 80);
        EXPECT_LT(expect_round_trip(*session).size(), 200U) << session->played().size();
    }
    auto session = *new_session("pijersi");
    ASSERT_TRUE(session->start_from("1p-r-s-p-r-/psr-s-wwr-s-p-/6/7/3SR2/P-S-R-WW1R-P-/R-P-S-1P-S- w 2 2"));
    EXPECT_LT(expect_round_trip(*session).size(), 64U);
}

TEST(Link, RefusesEveryChangeOfACharacterAndEveryCut) {
    for (const Game& game : games()) {
        const std::string link = *to_link(*random_game(game, 5, 40));
        for (std::size_t at = 0; at < link.size(); ++at) {
            for (const char other : letters) {
                if (other == link[at]) continue;
                std::string changed = link;
                changed[at] = other;
                const auto read = parse_link(changed);
                ASSERT_FALSE(read) << game.info.id << " " << changed;
                EXPECT_EQ(read.error().key, link_fault::damaged);
            }
            EXPECT_FALSE(parse_link(link.substr(0, at))) << at;
            EXPECT_FALSE(parse_link(link.substr(at + 1))) << at;
            if (at > 0 && link[at] != link[at - 1]) {
                std::string swapped = link;
                std::swap(swapped[at], swapped[at - 1]);
                EXPECT_FALSE(parse_link(swapped)) << swapped;
            }
        }
    }
}

TEST(Link, SaysInASentenceWhatIsWrong) {
    for (const std::string_view text : {"", "1", "123456", "1é0000", "not a link", "1000000000000"}) {
        const auto read = parse_link(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().what, "this link is damaged: a part of it is missing or was changed");
    }
    // Version 2 of something, with the checksum that belongs to it.
    const auto newer = parse_link("2abcTFA7K");
    ASSERT_FALSE(newer);
    EXPECT_EQ(newer.error().key, link_fault::newer);
}

TEST(Link, RefusesAGameThatIsTooLong) {
    auto session = *new_session("versus");
    // To and fro for ever: a session does not stop at a repetition.
    while (session->played().size() <= 10'000) {
        for (const std::string_view action : {"a3c3", "i3g3", "c3a3", "g3i3"}) ASSERT_TRUE(session->act(action));
    }
    const auto link = to_link(*session);
    ASSERT_FALSE(link);
    EXPECT_EQ(link.error().key, link_fault::too_long);
}

}  // namespace
}  // namespace tessera::play
