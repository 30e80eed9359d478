// What holds for the session of every game in the registry, by random play: a new game gets these tests for free.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "play/registry.hpp"
#include "play/saved_game.hpp"
#include "play/session_json.hpp"

namespace tessera::play {
namespace {

constexpr std::uint64_t games_each = 6;
constexpr std::size_t longest_game = 300;

std::unique_ptr<Session> started(const Game& game, std::uint64_t number) {
    auto session = game.start(game.info);
    const auto setups = game.info.setups;
    if (!setups.empty()) {
        EXPECT_TRUE(session->set_up(setups[number % setups.size()], number)) << game.info.id;
    }
    return session;
}

/// Plays at random, calling `visit` at each position, and gives back the game at its end.
template <class Visit>
std::unique_ptr<Session> played(const Game& game, std::uint64_t number, const Visit& visit) {
    auto session = started(game, number);
    while (!session->outcome() && session->played().size() < longest_game) {
        visit(*session);
        const auto action = session->random_action(number * 1'000 + session->played().size());
        EXPECT_TRUE(action && session->act(*action)) << game.info.id << " " << session->position();
        if (!action) break;
    }
    return session;
}

TEST(EveryGame, ActionsAreSortedUniqueAndReadInBothForms) {
    for (const Game& game : games()) {
        for (std::uint64_t n = 0; n < games_each; ++n) {
            played(game, n, [&](const Session& session) {
                if (session.played().size() % 7 != 0) return;
                const auto actions = session.actions();
                EXPECT_TRUE(std::is_sorted(actions.begin(), actions.end()));
                EXPECT_EQ(std::set<std::string>(actions.begin(), actions.end()).size(), actions.size());
                for (const std::string& action : actions) {
                    const auto notation = session.notation_of(action);
                    ASSERT_TRUE(notation) << game.info.id << " " << action;
                    const auto by_notation = session.clone();
                    ASSERT_TRUE(by_notation->act(*notation)) << game.info.id << " " << *notation;
                    EXPECT_EQ(by_notation->played().back().text, action);
                }
            });
        }
    }
}

TEST(EveryGame, RecordsReplayToTheSameGame) {
    for (const Game& game : games()) {
        for (std::uint64_t n = 0; n < games_each; ++n) {
            const auto session = played(game, n, [](const Session&) {});
            const auto text = to_record_text(*session, {.players = {"Ada", "Bo"}});
            ASSERT_TRUE(text) << game.info.id << ": " << to_text(text.error());
            const auto again = parse_saved_game(*text);
            ASSERT_TRUE(again) << game.info.id << ": " << to_text(again.error()) << "\n" << *text;
            EXPECT_EQ(again->session->position(), session->position());
            EXPECT_EQ(again->session->outcome(), session->outcome());
            EXPECT_EQ(*to_record_text(*again->session, again->info), *text);
        }
    }
}

TEST(EveryGame, JsonIsWellFormedAtEveryPosition) {
    for (const Game& game : games()) {
        const auto check = [&](const Session& session) {
            const auto json = nlohmann::json::parse(to_json(session));
            EXPECT_EQ(json["game"], game.info.id);
            EXPECT_EQ(json["position"], session.position());
            EXPECT_EQ(json["actions"].empty(), session.outcome().has_value());
            EXPECT_EQ(json["outcome"].is_null(), !session.outcome().has_value());
        };
        check(*played(game, 1, check));
    }
}

TEST(EveryGame, UndoLeadsBackToTheStart) {
    for (const Game& game : games()) {
        const auto session = played(game, 2, [](const Session&) {});
        while (session->undo()) {
        }
        EXPECT_EQ(session->position(), session->start().position) << game.info.id;
    }
}

TEST(EveryGame, TheEngineAnswersWithALegalAction) {
    for (const Game& game : games()) {
        const auto session = started(game, 0);
        const auto action = session->think({.depth = 1}, {});
        ASSERT_TRUE(action) << game.info.id;
        EXPECT_TRUE(session->act(*action)) << game.info.id;
    }
}

}  // namespace
}  // namespace tessera::play
