#include <gmock/gmock.h>

#include "store/contract.hpp"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> ids(const std::vector<GameRow>& games) {
    std::vector<std::string> result;
    result.reserve(games.size());
    for (const auto& game : games) result.push_back(game.id);
    return result;
}

TEST_P(GamesContract, AGameIsReadAsItWasWritten) {
    auto game = some_game("abcd1234", {"a:ann", "", "g:bob", ""});
    game.is_private = true;
    game.is_rated = true;
    game.deadline = 9'007'199'254'740'993;  // more than a double could hold
    game.created = -1;
    store().create_game(game);
    EXPECT_EQ(store().game("abcd1234"), game);
    EXPECT_EQ(store().game("ABCD1234"), std::nullopt);
}

TEST_P(GamesContract, AGameWithoutSeatsOrWithOneEmptySeatIsReadAsItWasWritten) {
    for (const auto& players : {std::vector<std::string>{}, {""}, {"", ""}}) {
        const auto game = some_game("g" + std::to_string(players.size()), players);
        store().create_game(game);
        EXPECT_EQ(store().game(game.id), game);
    }
}

TEST_P(GamesContract, AGamesIdIsTakenOnce) {
    store().create_game(some_game("one"));
    auto other = some_game("one", {"a:eve"});
    EXPECT_THROW(store().create_game(other), Conflict);
    EXPECT_EQ(store().game("one"), some_game("one"));
}

TEST_P(GamesContract, EverythingOfAGameCanBeUpdated) {
    store().create_game(some_game("one"));
    auto game = some_game("one");
    game.changed = 3'000;
    game.deadline = 60'000;
    store().update_game(game);  // as after an action
    EXPECT_EQ(store().game("one"), game);

    game.variant = "remparts-8";
    game.state = GameState::over;
    game.is_private = true;
    game.is_rated = true;
    game.created = 4'000;
    game.changed = 4'001;
    game.result = "p2win";
    game.players = {"g:bob", "a:cat", "a:dan"};
    game.deadline = {};
    game.strength = 1;
    game.terms = R"({"clock":null})";
    store().update_game(game);
    EXPECT_EQ(store().game("one"), game);
    EXPECT_THAT(store().games({.player = "a:ann", .with_private = true}), IsEmpty());
    EXPECT_THAT(ids(store().games({.player = "a:dan", .with_private = true})), ElementsAre("one"));
}

TEST_P(GamesContract, AGameThatIsNotThereCannotBeUpdated) {
    EXPECT_THROW(store().update_game(some_game("none")), Conflict);
    EXPECT_EQ(store().game("none"), std::nullopt);
}

TEST_P(GamesContract, ListsHaveTheNewestChangeFirstAndAreCut) {
    for (int index = 1; index <= 6; ++index) {
        auto game = some_game("g" + std::to_string(index));
        game.changed = 100 * index;
        if (index % 2 == 0) game.state = GameState::over;
        if (index == 5) game.state = GameState::waiting;
        store().create_game(game);
    }
    EXPECT_THAT(ids(store().games({})), ElementsAre("g6", "g5", "g4", "g3", "g2", "g1"));
    EXPECT_THAT(ids(store().games({.limit = 3})), ElementsAre("g6", "g5", "g4"));
    EXPECT_THAT(ids(store().games({.before = 500})), ElementsAre("g4", "g3", "g2", "g1"));
    EXPECT_THAT(ids(store().games({.state = GameState::over})), ElementsAre("g6", "g4", "g2"));
    EXPECT_THAT(ids(store().games({.state = GameState::running})), ElementsAre("g3", "g1"));
    EXPECT_THAT(ids(store().games({.state = GameState::waiting})), ElementsAre("g5"));
    EXPECT_THAT(store().games({.limit = 0}), IsEmpty());
    EXPECT_THAT(store().games({.limit = -1}), IsEmpty());
}

TEST_P(GamesContract, GamesOfOneMomentAreListedByTheirIds) {
    auto over = some_game("b");
    over.state = GameState::over;
    store().create_game(over);
    store().create_game(some_game("c"));
    store().create_game(some_game("a"));
    EXPECT_THAT(ids(store().games({})), ElementsAre("a", "b", "c"));
}

TEST_P(GamesContract, PrivateGamesAreListedOnlyWhereAskedFor) {
    auto game = some_game("secret");
    game.is_private = true;
    store().create_game(game);
    EXPECT_THAT(store().games({}), IsEmpty());
    EXPECT_THAT(store().games({.player = "a:ann"}), IsEmpty());
    EXPECT_THAT(ids(store().games({.player = "a:ann", .with_private = true})), ElementsAre("secret"));
}

TEST_P(GamesContract, ListsCanBeOfOnePlayerAndOneVariant) {
    auto first = some_game("first", {"a:ann", "a:ann"});
    auto second = some_game("second", {"", "g:bob"});
    second.variant = "pijersi";
    store().create_game(first);
    store().create_game(second);
    EXPECT_THAT(ids(store().games({.player = "a:ann"})), ElementsAre("first"));
    EXPECT_THAT(ids(store().games({.player = "g:bob", .variant = "pijersi"})), ElementsAre("second"));
    EXPECT_THAT(store().games({.player = "g:bob", .variant = "versus"}), IsEmpty());
    EXPECT_THAT(store().games({.player = ""}), IsEmpty());
    EXPECT_THAT(store().games({.player = "a:ann' OR '1'='1"}), IsEmpty());
}

TEST_P(GamesContract, UnfinishedGamesAreWaitingOrRunning) {
    auto game = some_game("over");
    game.state = GameState::over;
    store().create_game(game);
    game = some_game("waiting");
    game.state = GameState::waiting;
    store().create_game(game);
    game = some_game("running");
    game.is_private = true;
    game.created = 2'000;
    store().create_game(game);
    EXPECT_THAT(ids(store().unfinished_games()), ElementsAre("waiting", "running"));
}

TEST_P(GamesContract, EventsAreReadInOrderAndFromANumberOn) {
    store().create_game(some_game("one"));
    store().create_game(some_game("two"));
    append("one", {some_event(1)});
    append("one", {some_event(2), some_event(3)});
    append("two", {some_event(1)});
    append("two", {});
    EXPECT_THAT(store().events("one"), ElementsAre(some_event(1), some_event(2), some_event(3)));
    EXPECT_THAT(store().events("one", 2), ElementsAre(some_event(3)));
    EXPECT_THAT(store().events("one", 3), IsEmpty());
    EXPECT_THAT(store().events("none"), IsEmpty());
}

TEST_P(GamesContract, EventsKeepEveryByteOfTheirText) {
    store().create_game(some_game("one"));
    const EventRow event{
        1, 1, "said", "{\"text\":\"\\u0000 '; DROP TABLE events; -- \xF0\x9F\x8E\xB2 \n\"}" + std::string(20'000, 'x')};
    append("one", {event});
    EXPECT_THAT(store().events("one"), ElementsAre(event));
}

TEST_P(GamesContract, AnEventNumberIsTakenOnceAndLeavesNoGap) {
    store().create_game(some_game("one"));
    EXPECT_THROW(append("one", {some_event(0)}), Conflict);
    EXPECT_THROW(append("one", {some_event(2)}), Conflict);
    append("one", {some_event(1)});
    EXPECT_THROW(append("one", {some_event(1)}), Conflict);
    EXPECT_THROW(append("one", {some_event(3)}), Conflict);
    EXPECT_THROW(append("one", {some_event(2), some_event(4)}), Conflict);
    EXPECT_THROW(append("one", {some_event(2), some_event(2)}), Conflict);
    EXPECT_THAT(store().events("one"), ElementsAre(some_event(1)));
}

TEST_P(GamesContract, EventsNeedTheirGame) {
    EXPECT_THROW(append("none", {some_event(1)}), Conflict);
    EXPECT_THAT(store().events("none"), IsEmpty());
}

TEST_P(GamesContract, WhatWasKeptIsThereAfterReopening) {
    if (GetParam() == Backend::memory) GTEST_SKIP() << "A store in memory ends with its connection.";
    store().create_game(some_game("one"));
    append("one", {some_event(1), some_event(2)});
    const auto secret = store().secret("cookie", "first");
    reopen();
    EXPECT_EQ(store().game("one"), some_game("one"));
    EXPECT_THAT(store().events("one"), ElementsAre(some_event(1), some_event(2)));
    EXPECT_EQ(store().secret("cookie", "second"), secret);
}

INSTANTIATE_TEST_SUITE_P(Store, GamesContract, testing::Values(Backend::file, Backend::memory, Backend::postgres),
                         name_of);

}  // namespace
}  // namespace tessera::store
