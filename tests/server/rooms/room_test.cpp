// A game at the server, from its making to its end.

#include "server/rooms/room.hpp"

#include "table.hpp"

namespace tessera::server::testing {
namespace {

const Json blitz = {{"kind", "fischer"}, {"initial", 180'000}, {"increment", 2'000}};

Table pijersi(Json clock = nullptr, bool rated = false) {
    Json wish = wish_for("pijersi", {"me", "open"}, std::move(clock));
    wish["rated"] = rated;
    Table table(wish, ann);
    EXPECT_EQ(kinds_of(table.seat(ben)), "seated started");
    return table;
}

TEST(NewRooms, WaitForPlayersAndStartWithTheLast) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    EXPECT_EQ(table.state()["state"], "waiting");
    EXPECT_EQ(table.state()["seats"][1]["open"], true);
    EXPECT_EQ(table.room().row().players, (std::vector<std::string>{"a:ann", ""}));
    EXPECT_EQ(kinds_of(table.act(0, "a1-b1", ann)), "refused: The game has not begun.");
    EXPECT_EQ(kinds_of(table.seat(ben)), "seated started");
    EXPECT_EQ(table.state()["state"], "running");
    EXPECT_EQ(table.room().eyes_of("a:ben"), 1);
    EXPECT_EQ(table.room().eyes_of("g:eve"), std::nullopt);
    EXPECT_EQ(kinds_of(table.seat(ben)), "");
    EXPECT_EQ(kinds_of(table.seat(cat)), "refused: The game does not wait for players any more.");
}

TEST(NewRooms, StartAtOnceWhereBotsHaveTheOtherSeats) {
    const Table table(wish_for("himiki-2v2", {"me", {{"bot", 3}}, {{"bot", 5}}, {{"bot", 10}}}), ann);
    EXPECT_EQ(table.state()["state"], "running");
    EXPECT_EQ(table.room().number(), 2);
    EXPECT_EQ(table.state()["seats"][3], (Json{{"bot", 10}}));
}

TEST(ActingInARoom, IsOnlyForTheSeatWhoseTurnItIs) {
    Table table = pijersi();
    EXPECT_EQ(kinds_of(table.act(0, "a4-b5", ben)), "refused: It is not your turn.");
    EXPECT_EQ(kinds_of(table.act(0, "a4-b5", eve)), "refused: You have no seat in this game.");
    EXPECT_EQ(kinds_of(table.act(1, "a4-b5", ann)), "refused: Action 0 comes next, not 1.");
    const auto nonsense = table.act(0, "hello", ann);
    ASSERT_FALSE(nonsense);
    EXPECT_EQ(nonsense.error().code, "malformed");
    EXPECT_EQ(table.room().number(), 3);
}

TEST(ActingInARoom, IsDoneOnceHoweverOftenItIsSent) {
    Table table(wish_for("himiki", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    EXPECT_EQ(kinds_of(table.act(0, "B5@HM", ann)), "action");
    EXPECT_EQ(kinds_of(table.act(0, "B5@HM", ann)), "");
    EXPECT_EQ(kinds_of(table.act(0, "b5@hm", ann)), "");
    EXPECT_EQ(kinds_of(table.act(0, "B5@HK", ann)), "refused: Action 0 was played already.");
    EXPECT_EQ(kinds_of(table.act(0, "B5@HM", ben)), "refused: Action 0 was played already.");
    EXPECT_EQ(table.state()["played"].size(), 1U);
    EXPECT_EQ(table.state()["script"]["actions"], Json({"B5@HM"}));
}

TEST(ActingInARoom, IsRefusedWithTheRuleThatForbidsIt) {
    Table table(wish_for("himiki", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    const auto answer = table.act(0, "B2@HM", ann);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, "illegal");
    EXPECT_EQ(answer.error().rule, "H10");
    EXPECT_TRUE(answer.error().sentence.ends_with('.'));
}

}  // namespace
}  // namespace tessera::server::testing
