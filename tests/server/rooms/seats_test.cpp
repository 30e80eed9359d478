// Seats that are taken, given back, or wait for nobody.

#include "server/rooms/room.hpp"
#include "table.hpp"

namespace tessera::server::testing {
namespace {

constexpr Moment hour = 3'600'000;
constexpr Moment day = 24 * hour;
const Json blitz = {{"kind", "fischer"}, {"initial", 180'000}, {"increment", 2'000}};

TEST(WaitingGames, AreWithdrawnWhenNobodyComes) {
    Table table(wish_for("pijersi", {"me", "open"}, blitz), ann);
    EXPECT_EQ(table.room().next_tick(), Table::first_moment + hour);
    EXPECT_EQ(table.room().row().deadline, Table::first_moment + hour);
    table.now += hour - 1;
    EXPECT_EQ(table.tick(), 0U);
    ++table.now;
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_EQ(table.state()["outcome"]["result"], "aborted");
}

TEST(WaitingGames, GiveWhoWasInvitedMoreTime) {
    Json secret = wish_for("pijersi", {"me", "open"}, blitz);
    secret["isPrivate"] = true;
    EXPECT_EQ(Table(secret, ann).room().next_tick(), Table::first_moment + 14 * day);
    const Json four = wish_for("himiki-2v2", {"me", "open", "invited", "open"}, blitz);
    EXPECT_EQ(Table(four, ann).room().next_tick(), Table::first_moment + 14 * day);
    EXPECT_EQ(Table(wish_for("pijersi", {"me", "open"}), ann).room().next_tick(), Table::first_moment + 14 * day);
}

TEST(ASeatOfAWaitingGame, IsGivenBack) {
    Table table(wish_for("himiki-2v2", {"me", "open", "invited", "open"}), ann);
    const auto keys = table.room().keys();
    ASSERT_EQ(kinds_of(table.seat(ben)), "seated");
    const Json by_key = {{"t", "seat"}, {"seat", 2}, {"key", keys["seatKeys"]["2"]}};
    ASSERT_EQ(kinds_of(table.wish(by_key, cat)), "seated");
    EXPECT_EQ(kinds_of(table.wish({{"t", "leave"}}, ann)), "refused: Who made the game withdraws it instead.");
    EXPECT_EQ(kinds_of(table.wish({{"t", "leave"}}, ben)), "left");
    EXPECT_EQ(kinds_of(table.wish({{"t", "leave"}}, ben)), "");
    EXPECT_EQ(table.state()["seats"][1]["open"], true);
    EXPECT_EQ(kinds_of(table.wish({{"t", "leave"}}, cat)), "left");
    EXPECT_EQ(kinds_of(table.wish({{"t", "seat"}, {"seat", 2}}, ben)), "refused: The seat needs its key.");
    EXPECT_EQ(kinds_of(table.wish(by_key, cat)), "seated");
    EXPECT_EQ(table.replayed().state({}, "").dump(), table.state().dump());
}

TEST(FreeSeatsOfAWaitingGame, AreGivenToBotsByItsMaker) {
    Table table(wish_for("himiki-2v2", {"me", "open", "invited", "open"}), ann);
    ASSERT_EQ(kinds_of(table.seat(ben)), "seated");
    const Json fill = {{"t", "fill"}, {"level", 4}};
    EXPECT_EQ(kinds_of(table.wish(fill, ben)), "refused: Only who made the game gives its seats to bots.");
    EXPECT_FALSE(table.wish({{"t", "fill"}, {"level", 11}}, ann));
    EXPECT_EQ(kinds_of(table.wish(fill, ann)), "filled filled started");
    EXPECT_EQ(table.state()["seats"][2], (Json{{"bot", 4}}));
    EXPECT_EQ(table.state()["state"], "running");
    EXPECT_FALSE(table.wish(fill, ann));
    EXPECT_EQ(table.replayed().state({}, "").dump(), table.state().dump());
}

TEST(ASeatOfARunningGame, IsNotGivenBack) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    EXPECT_EQ(kinds_of(table.wish({{"t", "leave"}}, ben)), "refused: The game does not wait for players any more.");
}

TEST(WithoutAClock, WhoStaysAwayForAWeekHasLost) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    EXPECT_EQ(table.keep(table.room().presence(1, false, table.now)), 1U);
    table.now += 7 * day - 1;
    EXPECT_FALSE(table.wish({{"t", "claim"}}, ann));
    ++table.now;
    EXPECT_EQ(kinds_of(table.wish({{"t", "claim"}}, ann)), "ended");
    EXPECT_EQ(table.state()["outcome"]["result"], "p1win");
}

TEST(WithDaysAMove, OnlyTheClockDecides) {
    Table table(wish_for("pijersi", {"me", "open"}, {{"kind", "days"}, {"days", 3}}), ann);
    ASSERT_TRUE(table.seat(ben));
    EXPECT_TRUE(table.room().presence(1, false, table.now).empty());
}

TEST(ARematch, IsAskedForOnce) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    ASSERT_TRUE(table.wish({{"t", "resign"}}, ann));
    EXPECT_EQ(kinds_of(table.offer("rematch", ann)), "offered");
    EXPECT_EQ(kinds_of(table.answer("rematch", false, ben)), "declined");
    EXPECT_EQ(kinds_of(table.offer("rematch", ann)), "refused: You have asked for it already.");
    // Who declined may think better of it.
    EXPECT_EQ(kinds_of(table.offer("rematch", ben)), "offered");
}

TEST(ARematch, OfAPrivateGameTellsItsKeyToAllWhoPlayIt) {
    Json wish = wish_for("pijersi", seats_for("pijersi"));
    wish["isPrivate"] = true;
    const Table table(wish, Player{.id = std::string(id_of_server), .name = "Tessera"}, 1, Author::server);
    EXPECT_TRUE(table.state(0, people[0].id)["keys"].contains("key"));
    EXPECT_TRUE(table.state(1, people[1].id)["keys"].contains("key"));
    EXPECT_FALSE(table.state({}, "g:eve").contains("keys"));
}

TEST(WhoHasLeft, IsNotNamedInTheChatEither) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    ASSERT_TRUE(table.say("players", "Hello", ben));
    EXPECT_EQ(table.state(0, ann.id)["chat"][0]["name"], ben.name);
    ASSERT_EQ(table.keep(table.room().renamed(ben.id, {.id = "", .name = "gone"}, table.now)), 1U);
    EXPECT_EQ(table.state(0, ann.id)["chat"][0]["name"], "gone");
    EXPECT_EQ(table.state().dump().find(ben.name), std::string::npos);
}

TEST(WhoHasLeft, IsNotNamedByWhatIsToldAgain) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    ASSERT_TRUE(table.say("watchers", "Hello", eve));
    ASSERT_TRUE(table.say("players", "Hello", ben));
    EXPECT_EQ(table.state()["chat"][0]["player"], eve.id);
    const Player nobody{.id = "", .name = "gone"};
    ASSERT_EQ(kinds_of(table.room().renamed(eve.id, nobody, table.now)), "renamed");
    table.keep(table.room().renamed(eve.id, nobody, table.now));
    table.keep(table.room().renamed(ben.id, nobody, table.now));
    EXPECT_TRUE(table.room().renamed(eve.id, nobody, table.now).empty());
    EXPECT_EQ(table.state()["chat"][0]["name"], "gone");
    EXPECT_FALSE(table.state()["chat"][0].contains("player"));
    for (const Eyes eyes : {Eyes(), Eyes(0), Eyes(1)}) {
        for (const store::EventRow& event : table.events()) {
            const std::string told = table.room().told(event, eyes).dump();
            EXPECT_EQ(told.find(ben.name), std::string::npos) << told;
            EXPECT_EQ(told.find(eve.name), std::string::npos) << told;
        }
    }
    EXPECT_EQ(table.replayed().state({}, "").dump(), table.state().dump());
}

TEST(AGuestWhoRegisters, KeepsWhatWasSaidAsAWatcher) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.say("watchers", "Hello", eve));
    table.keep(table.room().renamed(eve.id, cat, table.now));
    EXPECT_EQ(table.state()["chat"][0]["name"], cat.name);
    EXPECT_EQ(table.room().told(table.events().back(), {})["kind"], "renamed");
    ASSERT_TRUE(table.seat(ben));
    EXPECT_EQ(table.room().told(table.events()[2], 0)["kind"], "hidden") << "players do not hear watchers now";
}

TEST(AnInvitation, IsNoOpenSeat) {
    EXPECT_TRUE(Table(wish_for("pijersi", {"me", "open"}), ann).room().has_open_seat());
    EXPECT_FALSE(Table(wish_for("pijersi", {"me", "invited"}), ann).room().has_open_seat());
}

TEST(ARow, TellsListsOfBotsAndClock) {
    const Json clock = {{"kind", "days"}, {"days", 3}};
    const Json seats = Json::array({"me", Json{{"bot", 4}}});
    const Json terms = Json::parse(Table(wish_for("pijersi", seats, clock), ann).room().row().terms);
    EXPECT_EQ(terms["clock"], clock);
    EXPECT_EQ(terms["seats"], Json::array({nullptr, Json{{"bot", 4}}}));
}

}  // namespace
}  // namespace tessera::server::testing
