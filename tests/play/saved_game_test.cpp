#include "play/saved_game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

using testing::HasSubstr;

/// A random game to its end.
std::unique_ptr<Session> played_game(std::string_view setup, std::uint64_t seed) {
    auto session = *new_session("pijersi");
    EXPECT_TRUE(session->set_up(setup, seed));
    while (!session->outcome()) {
        EXPECT_TRUE(session->act(*session->random_action(seed * 1'000 + session->played().size())));
    }
    return session;
}

void expect_same_game(const Session& a, const Session& b) {
    EXPECT_EQ(a.info().id, b.info().id);
    EXPECT_EQ(a.position(), b.position());
    EXPECT_EQ(a.start().position, b.start().position);
    EXPECT_EQ(a.start().setup, b.start().setup);
    ASSERT_EQ(a.played().size(), b.played().size());
    for (std::size_t i = 0; i < a.played().size(); ++i) EXPECT_EQ(a.played()[i].text, b.played()[i].text);
}

TEST(SavedGame, ReplaysToTheSameEndFromEverySetup) {
    for (const std::string_view setup : {"classic", "half-random", "full-random"}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto session = played_game(setup, seed);
            const SaveInfo info{.players = {"Ada", "Brahms, \"Jo\""}, .date = "2026-03-01", .event = "Tea"};
            const auto text = to_record_text(*session, info);
            ASSERT_TRUE(text);
            const auto saved = parse_saved_game(*text);
            ASSERT_TRUE(saved) << to_text(saved.error()) << "\n" << *text;
            expect_same_game(*session, *saved->session);
            EXPECT_EQ(saved->info.players, info.players);
            EXPECT_EQ(saved->info.date, info.date);
            EXPECT_EQ(saved->info.event, info.event);
            EXPECT_EQ(*to_record_text(*saved->session, saved->info), *text);
        }
    }
}

TEST(SavedGame, KeepsAGivenPositionAndAResignation) {
    auto session = *new_session("pijersi");
    ASSERT_TRUE(session->start_from("6/7/5p-/3WR3/6/7/6 b 3 12"));
    ASSERT_TRUE(session->act("e6e5"));
    const auto text = to_record_text(*session, {.resigned = Side::first});
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("0-1"));
    const auto saved = parse_saved_game(*text);
    ASSERT_TRUE(saved) << to_text(saved.error());
    expect_same_game(*session, *saved->session);
    EXPECT_EQ(saved->info.resigned, Side::first);
}

TEST(SavedGame, KeepsEverySeatAndGivenPointsOfAGameOfFour) {
    auto session = *new_session("himiki-2v2");
    ASSERT_TRUE(session->give_point(Side::first));
    ASSERT_TRUE(session->act("E5@MH"));
    ASSERT_TRUE(session->act("B6@KH"));
    ASSERT_TRUE(session->give_point(Side::second));
    const SaveInfo info{.players = {"Ada", "Benoit", "Chen", "Dalia"}, .teams = {"Light and shade", ""}};
    const auto text = to_record_text(*session, info);
    ASSERT_TRUE(text);
    EXPECT_EQ(*text,
              "[Game \"himiki-2v2\"]\n[P1 \"Light and shade\"]\n"
              "[P1a \"Ada\"]\n[P2a \"Benoit\"]\n[P1b \"Chen\"]\n[P2b \"Dalia\"]\n[Result \"*\"]\n\n"
              "(point P1 they_spoke) 1. E5@MH 2. B6@KH (point P2 they_spoke) *\n");
    const auto saved = parse_saved_game(*text);
    ASSERT_TRUE(saved) << to_text(saved.error());
    expect_same_game(*session, *saved->session);
    EXPECT_EQ(saved->info.players, info.players);
    EXPECT_EQ(saved->info.teams, info.teams);
    ASSERT_EQ(saved->session->given_points().size(), 2);
    EXPECT_EQ(saved->session->given_points()[1].after, 2);
    EXPECT_EQ(saved->session->given_points()[1].side, Side::second);
    EXPECT_EQ(*to_record_text(*saved->session, saved->info), *text);
}

TEST(SavedGame, ADealIsKeptByItsSeed) {
    auto session = *new_session("himiki-expert");
    ASSERT_TRUE(session->set_up("random-deal", 7));
    const auto text = to_record_text(*session, {});
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("[Setup \"random-deal 7\"]"));
    const auto saved = parse_saved_game(*text);
    ASSERT_TRUE(saved);
    expect_same_game(*session, *saved->session);
}

TEST(SavedGame, ANameMayBeMissing) {
    auto session = *new_session("himiki-2v2");
    const auto saved = parse_saved_game(*to_record_text(*session, {.players = {"", "Benoit"}}));
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->info.players, (std::vector<std::string>{"", "Benoit", "", ""}));
}

TEST(SavedGame, SaysWhichActionCannotBePlayed) {
    auto session = *new_session("pijersi");
    ASSERT_TRUE(session->act("a4-b5=c4"));
    ASSERT_TRUE(session->act("g1-f1"));
    std::string text = *to_record_text(*session, {});
    text.replace(text.find("g1-f1"), 5, "g1-e1");
    const auto saved = parse_saved_game(text);
    ASSERT_FALSE(saved);
    EXPECT_EQ(
        to_text(saved.error()),
        "action 2 'g1-e1' cannot be played: a cube moves to a neighbouring cell, and e1 is not beside g1 (rule P5)");
}

TEST(SavedGame, RefusesAResultThatTheBoardContradicts) {
    auto session = *new_session("pijersi");
    ASSERT_TRUE(session->start_from("6/2R-4/6/7/6/r-6/6 w 0 1"));
    ASSERT_TRUE(session->act("f3g3"));
    std::string text = *to_record_text(*session, {});
    for (auto at = text.find("1-0"); at != std::string::npos; at = text.find("1-0", at + 3)) text.replace(at, 3, "0-1");
    const auto saved = parse_saved_game(text);
    ASSERT_FALSE(saved);
    EXPECT_THAT(to_text(saved.error()), HasSubstr("the record says 0-1 but the board says 1-0"));
}

TEST(SavedGame, RefusesAnUnknownGame) {
    std::string text = *to_record_text(**new_session("pijersi"), {});
    text.replace(text.find("pijersi"), 7, "go-moku");
    const auto saved = parse_saved_game(text);
    ASSERT_FALSE(saved);
    EXPECT_THAT(to_text(saved.error()), HasSubstr("there is no game 'go-moku'"));
}

TEST(SavedGame, ACollectionIsTakenApart) {
    const std::string one = "[Game \"pijersi\"]\n\n1. a1-a2 *\n";
    const std::string two = "[Game \"versus\"]\n\n{Nobody came.} *\n";
    const std::string both = one + "\n" + two;
    const auto games = split_saved_games(both);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(parse_saved_game(games[0])->session->played().size(), 1U);
    EXPECT_EQ(parse_saved_game(games[1])->session->info().id, "versus");
    for (const std::string& whole : {one, std::string(), std::string("no record"), std::string("[Game")}) {
        EXPECT_EQ(split_saved_games(whole), std::vector<std::string_view>{whole});
    }
    const std::string broken = both + "\n[Game \"pijersi\"]\n1. a1-a2";
    ASSERT_EQ(split_saved_games(broken).size(), 3U);
    EXPECT_FALSE(parse_saved_game(split_saved_games(broken)[2]));
}

}  // namespace
}  // namespace tessera::play
