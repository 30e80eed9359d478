#include <gmock/gmock.h>

#include "store/contract.hpp"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

DailyRow daily(const std::string& player, int cost, std::int64_t millis, Moment at = 1) {
    return {"2026-11-18", player, "Name of " + player, cost, millis, at};
}

TEST_P(PeopleContract, OnlyABetterSolutionOfTheDayReplacesAnEarlierOne) {
    store().keep_daily(daily("a:1", 5, 1'000));
    store().keep_daily(daily("a:1", 6, 10));
    store().keep_daily(daily("a:1", 5, 1'000, 9));
    EXPECT_THAT(store().daily("2026-11-18", 10), ElementsAre(daily("a:1", 5, 1'000)));
    store().keep_daily(daily("a:1", 5, 999));
    EXPECT_THAT(store().daily("2026-11-18", 10), ElementsAre(daily("a:1", 5, 999)));
    store().keep_daily(daily("a:1", 4, 5'000));
    EXPECT_THAT(store().daily("2026-11-18", 10), ElementsAre(daily("a:1", 4, 5'000)));
}

TEST_P(PeopleContract, TheDaysBestAreThoseOfLeastCostThenLeastTimeThenTheEarlier) {
    store().keep_daily(daily("a:1", 5, 100, 2));
    store().keep_daily(daily("a:2", 5, 100, 1));
    store().keep_daily(daily("a:3", 5, 99, 3));
    store().keep_daily(daily("a:4", 4, 9'999, 4));
    EXPECT_THAT(store().daily("2026-11-18", 10), ElementsAre(daily("a:4", 4, 9'999, 4), daily("a:3", 5, 99, 3),
                                                             daily("a:2", 5, 100, 1), daily("a:1", 5, 100, 2)));
    EXPECT_EQ(store().daily("2026-11-18", 2).size(), 2U);
    EXPECT_THAT(store().daily("2026-11-19", 10), IsEmpty());
}

TEST_P(PeopleContract, SomebodyIsBlockedUntilUnblocked) {
    store().block("a:1", "a:3");
    store().block("a:1", "a:2");
    store().block("a:1", "a:2");
    EXPECT_THAT(store().blocked("a:1"), ElementsAre("a:2", "a:3"));
    EXPECT_THAT(store().blocked("a:2"), IsEmpty());
    store().unblock("a:1", "a:2");
    EXPECT_THAT(store().blocked("a:1"), ElementsAre("a:3"));
}

TEST_P(PeopleContract, ReportsAreReadNewestFirstByAllOrByOne) {
    const ReportRow early{"g:ann", "g:ben", "game0001", "rude", 1'000};
    const ReportRow late{"g:cat", "a:dan", "", "cheats", 2'000};
    store().report(early);
    store().report(late);
    EXPECT_EQ(store().reports("", 10), (std::vector{late, early}));
    EXPECT_EQ(store().reports("", 1), (std::vector{late}));
    EXPECT_EQ(store().reports("g:ann", 10), (std::vector{early}));
    EXPECT_TRUE(store().reports("g:eve", 10).empty());
}

TEST_P(PeopleContract, WhatSomebodySaidIsFoundAndGoesWithThem) {
    const auto say = [&](const std::string& game, std::int64_t number, const std::string& by) {
        if (!store().game(game)) store().create_game({.id = game, .variant = "pijersi"});
        const EventRow event{number, 1'000 + number, "said", "{\"n\":" + std::to_string(number) + "}"};
        store().append_events(game, {&event, 1});
        store().note_spoken(by, game, number);
    };
    say("game0001", 1, "g:ann");
    say("game0001", 2, "g:ben");
    say("game0002", 1, "g:ann");
    const auto said = store().spoken("g:ann");
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0], (SpokenRow{"game0001", 1, 1'001, "{\"n\":1}"}));
    EXPECT_EQ(said[1].game, "game0002");
    store().rename_player("g:ann", "a:ann");
    EXPECT_TRUE(store().spoken("g:ann").empty());
    EXPECT_EQ(store().spoken("a:ann").size(), 2U);
    store().rename_player("a:ann", "");
    EXPECT_TRUE(store().spoken("a:ann").empty());
    EXPECT_EQ(store().spoken("g:ben").size(), 1U);
}

TEST_P(PeopleContract, TheSameReportMayBeMadeTwice) {
    const ReportRow report = {"a:1", "a:2", "game1", "It was rude.", 5};
    store().report(report);
    EXPECT_NO_THROW(store().report(report));
}

TEST_P(PeopleContract, AnEndpointIsKeptOnceWithItsLatestKeys) {
    store().keep_push({"a:1", "https://b", "k1", "s1"});
    store().keep_push({"a:1", "https://a", "k2", "s2"});
    store().keep_push({"a:1", "https://b", "k3", "s3"});
    EXPECT_THAT(store().pushes("a:1"),
                ElementsAre(PushRow{"a:1", "https://a", "k2", "s2"}, PushRow{"a:1", "https://b", "k3", "s3"}));
    store().delete_push("a:2", "https://a");
    store().delete_push("a:1", "https://b");
    EXPECT_THAT(store().pushes("a:1"), ElementsAre(PushRow{"a:1", "https://a", "k2", "s2"}));
}

INSTANTIATE_TEST_SUITE_P(Store, PeopleContract, testing::Values(Backend::file, Backend::memory, Backend::postgres),
                         name_of);

}  // namespace
}  // namespace tessera::store
