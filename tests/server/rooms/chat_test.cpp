#include "server/rooms/chat.hpp"

#include "table.hpp"

namespace tessera::server::testing {
namespace {

std::string repeated(std::string_view part, int times) {
    std::string text;
    for (int n = 0; n < times; ++n) text += part;
    return text;
}

TEST(Messages, LoseControlCharactersAndBlanksAtTheirEnds) {
    EXPECT_EQ(cleaned_text("  hello\x01\x1b[31m\x7f world\n"), "hello[31m world");
    EXPECT_EQ(cleaned_text("a\nb\tc"), "a b c");
    EXPECT_EQ(cleaned_text("left\u202Eright\u2066\u200F\u2028"), "leftright");
    EXPECT_EQ(cleaned_text("\u0085caf\u00e9 \u706b\u6c34\u6728 \U0001F600"), "caf\u00e9 \u706b\u6c34\u6728 \U0001F600");
}

TEST(Messages, HaveOneToThreeHundredCharacters) {
    EXPECT_FALSE(cleaned_text(""));
    EXPECT_FALSE(cleaned_text(" \x02 \n"));
    EXPECT_TRUE(cleaned_text(repeated("\u706b", 300)));
    EXPECT_FALSE(cleaned_text(repeated("\u706b", 301)));
}

TEST(ChatRooms, KeepPlayersAndWatchersApartWhileTheGameIsOn) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    ASSERT_TRUE(table.seat(ben));
    EXPECT_EQ(kinds_of(table.say("players", "good luck", ann)), "said");
    EXPECT_EQ(kinds_of(table.say("watchers", "white wins", eve)), "said");
    EXPECT_EQ(table.say("watchers", "me too", ann).error().code, "forbidden");
    EXPECT_EQ(table.say("players", "me too", eve).error().code, "forbidden");
    EXPECT_FALSE(table.say("hall", "hello", eve));

    const auto& events = table.events();
    const store::EventRow& by_player = events[events.size() - 2];
    const store::EventRow& by_watcher = events.back();
    EXPECT_EQ(table.room().told(by_player, 1)["text"], "good luck");
    EXPECT_EQ(table.room().told(by_player, {}),
              (Json{{"n", by_player.number}, {"at", by_player.at}, {"kind", "hidden"}}));
    EXPECT_EQ(table.room().told(by_watcher, {})["text"], "white wins");
    EXPECT_EQ(table.room().told(by_watcher, 0)["kind"], "hidden");
    EXPECT_EQ(table.state(0)["chat"].size(), 1U);
    EXPECT_EQ(table.state(0)["chat"][0]["text"], "good luck");
    EXPECT_EQ(table.state({})["chat"][0]["text"], "white wins");
    EXPECT_EQ(table.state({})["chat"][0]["seat"], nullptr);

    ASSERT_TRUE(table.wish({{"t", "resign"}}, ben));
    EXPECT_EQ(table.state(0)["chat"].size(), 2U);
    EXPECT_EQ(table.state({})["chat"].size(), 1U);
    EXPECT_EQ(kinds_of(table.say("watchers", "well watched", ann)), "said");
}

TEST(AChat, IsFullAtLast) {
    Table table(wish_for("pijersi", {"me", "open"}), ann);
    for (int n = 0; n < 1'000; ++n) ASSERT_TRUE(table.say("watchers", "again", eve));
    EXPECT_EQ(table.say("watchers", "again", eve).error().code, "conflict");
    EXPECT_EQ(table.say("players", "hello", ann).error().code, "conflict");
}

TEST(H33Silence, IsKeptByAllFourWhileTheGameIsOn) {
    Table table(wish_for("himiki-2v2", seats_for("himiki-2v2")), ann, 1, Author::server);
    for (const Player& who : people) {
        const auto said = table.say("players", "tip C4", who);
        ASSERT_FALSE(said);
        EXPECT_EQ(said.error().rule, "H33");
        EXPECT_FALSE(table.say("watchers", "tip C4", who));
    }
    EXPECT_TRUE(table.say("watchers", "tip C4", eve));
    EXPECT_EQ(table.room().told(table.events().back(), 2)["kind"], "hidden");
    ASSERT_TRUE(table.wish({{"t", "resign"}}, dan));
    EXPECT_EQ(kinds_of(table.say("players", "well played", cat)), "said");
}

TEST(ChatLogs, KeepTheLatestOfEachRoom) {
    ChatLog log;
    log.add({ChatRoom::players, 0, "Ann", "first", 0});
    for (int n = 0; n < 200; ++n) log.add({ChatRoom::watchers, {}, "Eve", std::to_string(n), n});
    EXPECT_EQ(log.lines().size(), 1 + ChatLog::most_of_a_room);
    EXPECT_EQ(log.lines().front().text, "first");
    EXPECT_EQ(log.lines().back().text, "199");
}

}  // namespace
}  // namespace tessera::server::testing
