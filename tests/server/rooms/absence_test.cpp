// Who never came, who could not come, and what nobody waits for any more.

#include "table.hpp"

namespace tessera::server::testing {
namespace {

const Json blitz = {{"kind", "fischer"}, {"initial", 180'000}, {"increment", 2'000}};
const Json claim = {{"t", "claim"}};
constexpr Moment day = 86'400'000;

Table game_of(std::string_view variant, const Json& clock, bool rated) {
    Json wish = wish_for(variant, seats_for(variant), clock);
    wish["rated"] = rated;
    return {wish, ann, 1, Author::server};
}

TEST(ARatedGame, IsAbortedIfTheSecondSideNeverBegins) {
    Table table = game_of("pijersi", blitz, true);
    table.now += 10'000;
    table.act_at_random(1);
    EXPECT_EQ(table.room().next_tick(), table.now + 60'000);
    table.now += 59'999;
    EXPECT_EQ(table.tick(), 0U);
    table.now += 1;
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_EQ(table.room().row().result, "aborted");
    EXPECT_FALSE(table.room().rated_result());
}

TEST(ARatedGame, RunsByItsClockOnceBothSidesHaveBegun) {
    Table table = game_of("pijersi", blitz, true);
    table.act_at_random(2);
    table.now += 60'000;
    EXPECT_EQ(table.tick(), 0U);
    EXPECT_EQ(table.room().next_tick(), table.now + 122'000);
}

TEST(ARatedGame, IsNotWonFromWhoWasNeverThere) {
    for (const bool is_rated : {true, false}) {
        Table table = game_of("pijersi", {{"kind", "fischer"}, {"initial", 60'000}, {"increment", 0}}, is_rated);
        table.act_at_random(1);
        ASSERT_EQ(table.keep(table.room().presence(1, false, table.now)), 1U);
        table.now += 30'000;
        EXPECT_EQ(kinds_of(table.wish(claim, ann)), is_rated ? "aborted" : "ended");
    }
}

TEST(WhoGoesAway, HasTimeToComeBackAfterTheServerWasAwayToo) {
    Table table = game_of("pijersi", blitz, false);
    table.act_at_random(2);
    ASSERT_EQ(table.keep(table.room().presence(1, false, table.now)), 1U);
    // The grace ends while the server is down.
    table.now += 90'000;
    Room room = table.replayed();
    room.serve_since(table.now);
    EXPECT_EQ(room.state({}, "")["graceUntil"], table.now + 60'000);
    EXPECT_FALSE(room.decide(claim, ann, table.now + 59'999));
    EXPECT_EQ(kinds_of(room.decide(claim, ann, table.now + 60'000)), "ended");
}

TEST(WhoGoesAway, IsNotMissedByBots) {
    const Table table(wish_for("pijersi", {"me", {{"bot", 1}}}), ann);
    EXPECT_TRUE(table.room().presence(0, false, table.now).empty());
}

TEST(AGameWithoutAClock, IsOverWhenNobodyActsForSixtyDays) {
    Table table = game_of("pijersi", nullptr, false);
    table.now += 30 * day;
    table.act_at_random(1);
    EXPECT_EQ(table.room().row().deadline, table.now + 60 * day);
    table.now += 60 * day - 1;
    EXPECT_EQ(table.tick(), 0U);
    table.now += 1;
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_EQ(table.room().row().result, "aborted");
}

TEST(ARematch, IsNotPlayedAgainstWhoIsGoneForGood) {
    Table table = game_of("pijersi", nullptr, false);
    ASSERT_TRUE(table.wish({{"t", "resign"}}, ann));
    EXPECT_EQ(kinds_of(table.offer("rematch", ann)), "offered");
    table.keep(table.room().renamed(ann.id, {"", "gone"}, table.now));
    EXPECT_EQ(kinds_of(table.offer("rematch", ben)), "refused: Somebody of this game is gone for good.");
    EXPECT_FALSE(table.room().rematch());
}

TEST(AnUndo, EndsSomewhereEvenAgainstABot) {
    Table table(wish_for("pijersi", {"me", {{"bot", 1}}}), ann);
    const auto action = table.truth().random_action(1).value_or("none");
    Answer<Events> undone = Events{};
    int times = 0;
    while (times < 10'000 && table.act(0, action, ann) && (undone = table.offer("undo", ann))) ++times;
    ASSERT_FALSE(undone);
    EXPECT_EQ(undone.error().sentence, "Too much has been taken back in this game.");
    EXPECT_LT(table.events().size(), 10'010U);
}

}  // namespace
}  // namespace tessera::server::testing
