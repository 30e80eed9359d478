#include <gmock/gmock.h>

#include "store/contract.hpp"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

RatingRow rating(const std::string& player, double value, double deviation = 50,
                 const std::string& variant = "versus") {
    return {player, variant, value, deviation, 0.06, 3, 7};
}

TEST_P(RatingsContract, ARatingIsReadToTheLastDigit) {
    const RatingRow row = {"a:1", "versus", 1500.1234567890123, 1.0 / 3.0, 0.059999999999999998, 12, 99};
    store().set_rating(row, "g1");
    EXPECT_EQ(store().rating("a:1", "versus"), row);
    EXPECT_EQ(store().rating("a:1", "pijersi"), std::nullopt);
    EXPECT_THAT(store().rating_history("a:1", "versus"), ElementsAre(RatingPoint{99, row.rating, row.deviation, "g1"}));
}

TEST_P(RatingsContract, AGraphHasOnePointAGameInTheOrderOfTime) {
    auto row = rating("a:1", 1510);
    row.changed = 20;
    store().set_rating(row, "g2");
    row.rating = 1505;
    row.changed = 10;
    store().set_rating(row, "g1");
    row.rating = 1520;
    row.changed = 30;
    store().set_rating(row, "g3");
    store().set_rating(row, "g3");  // told twice
    store().set_rating(row, "");    // by no game: no point
    EXPECT_THAT(
        store().rating_history("a:1", "versus"),
        ElementsAre(RatingPoint{10, 1505, 50, "g1"}, RatingPoint{20, 1510, 50, "g2"}, RatingPoint{30, 1520, 50, "g3"}));
    EXPECT_EQ(store().rating("a:1", "versus"), row);
}

TEST_P(RatingsContract, APlayersRatingsAreListedByVariant) {
    store().set_rating(rating("a:1", 1500, 50, "versus"), "g1");
    store().set_rating(rating("a:1", 1400, 50, "himiki"), "g2");
    store().set_rating(rating("a:2", 1600), "g1");
    EXPECT_THAT(store().ratings("a:1"), ElementsAre(rating("a:1", 1400, 50, "himiki"), rating("a:1", 1500)));
}

TEST_P(RatingsContract, ALeaderboardHasTheBestOfThoseWhoseRatingIsSure) {
    store().set_rating(rating("a:1", 1500), "g1");
    store().set_rating(rating("a:2", 1700), "g1");
    store().set_rating(rating("a:3", 1900, 111), "g2");
    store().set_rating(rating("a:4", 1600, 110), "g2");
    store().set_rating(rating("a:5", 2000, 50, "himiki"), "g3");
    EXPECT_THAT(store().leaderboard("versus", 110, 10),
                ElementsAre(rating("a:2", 1700), rating("a:4", 1600, 110), rating("a:1", 1500)));
    EXPECT_THAT(store().leaderboard("versus", 110, 1), ElementsAre(rating("a:2", 1700)));
}

TEST_P(RatingsContract, AGuestsGamesAndRatingsBecomeTheAccounts) {
    store().create_game(some_game("one", {"g:1", "a:2"}));
    auto over = some_game("two", {"a:2", "g:1", "g:1"});
    over.state = GameState::over;
    store().create_game(over);
    store().set_rating(rating("g:1", 1550), "two");
    store().keep_daily({"2026-11-18", "g:1", "Guest", 3, 100, 1});
    store().block("g:1", "a:2");
    store().keep_push({"g:1", "https://push", "key", "auth"});

    store().rename_player("g:1", "a:1");
    EXPECT_THAT(store().game("one")->players, ElementsAre("a:1", "a:2"));
    EXPECT_THAT(store().game("two")->players, ElementsAre("a:2", "a:1", "a:1"));
    EXPECT_EQ(store().games({.player = "a:1"}).size(), 2U);
    EXPECT_THAT(store().games({.player = "g:1"}), IsEmpty());
    EXPECT_EQ(store().rating("a:1", "versus"), rating("a:1", 1550));
    EXPECT_THAT(store().ratings("g:1"), IsEmpty());
    EXPECT_EQ(store().rating_history("a:1", "versus").size(), 1U);
    EXPECT_THAT(store().daily("2026-11-18", 9), ElementsAre(DailyRow{"2026-11-18", "a:1", "Guest", 3, 100, 1}));
    EXPECT_THAT(store().blocked("a:1"), ElementsAre("a:2"));
    EXPECT_THAT(store().pushes("a:1"), ElementsAre(PushRow{"a:1", "https://push", "key", "auth"}));
}

TEST_P(RatingsContract, WhereBothHaveARatingTheNewOwnersStays) {
    store().set_rating(rating("g:1", 1550), "one");
    store().set_rating(rating("a:1", 1700), "two");
    store().keep_daily({"2026-11-18", "g:1", "Guest", 3, 100, 1});
    store().keep_daily({"2026-11-18", "a:1", "Ann", 3, 200, 1});
    store().rename_player("g:1", "a:1");
    EXPECT_EQ(store().rating("a:1", "versus"), rating("a:1", 1700));
    EXPECT_EQ(store().rating_history("a:1", "versus").size(), 2U);
    EXPECT_THAT(store().daily("2026-11-18", 9), ElementsAre(DailyRow{"2026-11-18", "a:1", "Ann", 3, 100, 1}));
}

TEST_P(RatingsContract, WhoLeavesLeavesAnEmptySeat) {
    store().create_game(some_game("one", {"a:1", "a:2"}));
    store().set_rating(rating("a:1", 1550), "one");
    store().rename_player("a:1", "");
    EXPECT_THAT(store().game("one")->players, ElementsAre("", "a:2"));
    EXPECT_THAT(store().games({.player = "a:1"}), IsEmpty());
    EXPECT_THAT(store().ratings("a:1"), IsEmpty());
    EXPECT_THAT(store().ratings(""), IsEmpty());
    store().rename_player("", "a:9");  // nobody is nobody's to be renamed
    EXPECT_THAT(store().game("one")->players, ElementsAre("", "a:2"));
}

INSTANTIATE_TEST_SUITE_P(Store, RatingsContract, testing::Values(Backend::file, Backend::memory, Backend::postgres),
                         name_of);

}  // namespace
}  // namespace tessera::store
