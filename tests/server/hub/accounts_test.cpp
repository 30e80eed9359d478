// Accounts, sessions and what belongs to them, by a real server.

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

struct Accounts : testing::Test {
    Served server;

    /// A rated game in which the second player resigns.
    void play_rated(Person& winner, Person& loser) {
        Json wish = game_wish("pijersi", {"me", "open"});
        wish["rated"] = true;
        winner.disconnect();
        loser.disconnect();
        const auto id = begin_game(winner, loser, wish);
        const auto session = session_of(winner.must("GET", "/api/v1/games/" + id));
        play_at_random(winner, loser, id, *session, 4);
        ASSERT_EQ(loser.call({{"t", "resign"}, {"game", id}})["t"], "ok");
        const Json ended = winner.until_event("ended");
        ASSERT_TRUE(ended.contains("ratings")) << ended.dump();
        EXPECT_GT(ended["ratings"]["after"][0], ended["ratings"]["before"][0]);
        EXPECT_LT(ended["ratings"]["after"][1], ended["ratings"]["before"][1]);
    }
};

TEST_F(Accounts, RegisterSignOutAndSignInAgain) {
    Person ann = Person::account(server.port(), "Ann");
    EXPECT_EQ(ann.must("GET", "/api/v1/me")["kind"], "account");
    EXPECT_EQ(
        Person(server.port()).ask("POST", "/api/v1/accounts", {{"name", "ann"}, {"password", "correct horse"}}).status,
        409);
    const std::string old = ann.cookie;
    EXPECT_EQ(ann.ask("POST", "/api/v1/logout").status, 204);
    Person thief(server.port());
    thief.cookie = old;
    EXPECT_EQ(thief.must("GET", "/api/v1/me")["kind"], "nobody");
    EXPECT_EQ(ann.ask("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "wrong horse"}}).status, 401);
    EXPECT_EQ(ann.must("POST", "/api/v1/login", {{"name", "ANN"}, {"password", "correct horse"}})["name"], "Ann");
}

TEST(Guesses, OfOneNameAreFewHoweverItIsWritten) {
    Served limited({.has_limits = true});
    Person ann = Person::account(limited.port(), "Casey");
    int tried = 0;
    for (const char* name : {"casey", "CASEY", "cAsEy"}) {
        for (int i = 0; i < 8; ++i) {
            const auto told =
                Person(limited.port()).ask("POST", "/api/v1/login", {{"name", name}, {"password", "wrong horse"}});
            if (told.status == 401) ++tried;
        }
    }
    EXPECT_LE(tried, 21);
}

TEST_F(Accounts, AGuestLeavesWithoutATrace) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    const auto id = begin_game(ann, ben, game_wish("versus", {"me", "open"}));
    EXPECT_EQ(ann.call({{"t", "chat"}, {"game", id}, {"room", "players"}, {"text", "Hello"}})["t"], "ok");
    EXPECT_EQ(ann.must("GET", "/api/v1/me/export")["games"].size(), 1U);
    EXPECT_EQ(ann.ask("DELETE", "/api/v1/me").status, 204);
    EXPECT_EQ(ben.until_event("ended")["outcome"]["result"], "p2win");
    const auto state = ben.must("GET", "/api/v1/games/" + id).dump();
    EXPECT_EQ(state.find(ann.name()), std::string::npos) << state;
    EXPECT_EQ(state.find(ann.id()), std::string::npos) << state;
}

TEST_F(Accounts, AnUnknownNameAndAWrongPasswordGetTheSameAnswer) {
    Person ann = Person::account(server.port(), "Ann");
    const auto wrong = Person(server.port()).ask("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "wrong one"}});
    const auto unknown =
        Person(server.port()).ask("POST", "/api/v1/login", {{"name", "Nan"}, {"password", "wrong one"}});
    EXPECT_EQ(wrong.status, unknown.status);
    EXPECT_EQ(wrong.body, unknown.body);
    auto one = wrong.headers;
    auto other = unknown.headers;
    for (auto* headers : {&one, &other}) {
        headers->erase("date");
        headers->erase("x-request-id");
    }
    EXPECT_EQ(one, other);
}

TEST_F(Accounts, BadNamesAndPasswordsGetASentence) {
    for (const char* name : {"", "x", "has blank", "guest", "a-name-that-is-far-too-long", "<b>", "Änne"}) {
        const auto told =
            Person(server.port()).ask("POST", "/api/v1/accounts", {{"name", name}, {"password", "correct horse"}});
        EXPECT_EQ(told.status, 400) << name;
        EXPECT_FALSE(told.body["error"]["sentence"].get<std::string>().empty());
    }
    EXPECT_EQ(Person(server.port()).ask("POST", "/api/v1/accounts", {{"name", "Ann"}, {"password", "short"}}).status,
              400);
    EXPECT_EQ(
        Person(server.port()).ask("POST", "/api/v1/accounts", {{"name", 7}, {"password", "correct horse"}}).status,
        400);
}

TEST_F(Accounts, ChangesNeedTheHeaderThatOtherSitesCannotSend) {
    Person ann = Person::account(server.port(), "Ann");
    const std::string cookie = "Cookie: tessera=" + ann.cookie + "\r\nContent-Type: application/json\r\n";
    EXPECT_EQ(ask(server.port(), "POST", "/api/v1/logout", cookie, "{}").status, 403);
    EXPECT_EQ(
        ask(server.port(), "POST", "/api/v1/logout", cookie + "X-Tessera: 1\r\nOrigin: https://evil.example\r\n", "{}")
            .status,
        403);
    EXPECT_EQ(ann.must("GET", "/api/v1/me")["kind"], "account");
    RawClient socket(server.port());
    EXPECT_EQ(socket.upgrade("Origin: https://evil.example\r\nCookie: tessera=" + ann.cookie + "\r\n").status, 403);
}

TEST_F(Accounts, ANewPasswordEndsAllOtherSessions) {
    Person ann = Person::account(server.port(), "Ann");
    Person other(server.port());
    other.must("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "correct horse"}});
    other.connect();
    EXPECT_EQ(ann.must("GET", "/api/v1/sessions").size(), 2U);
    EXPECT_EQ(ann.ask("POST", "/api/v1/password", {{"old", "wrong"}, {"new", "battery staple"}}).status, 403);
    EXPECT_EQ(ann.ask("POST", "/api/v1/password", {{"old", "correct horse"}, {"new", "battery staple"}}).status, 204);
    EXPECT_EQ(other.must("GET", "/api/v1/me")["kind"], "nobody");
    EXPECT_TRUE(other.socket().is_closed_by_server());
    EXPECT_EQ(ann.must("GET", "/api/v1/sessions").size(), 1U);
}

TEST_F(Accounts, ALoginWithTheOldPasswordCannotComeAfterTheNewOne) {
    Person ann = Person::account(server.port(), "Ann");
    std::atomic<bool> is_changed = false;
    {
        std::vector<std::jthread> old_friends;
        for (int i = 0; i < 6; ++i) {
            old_friends.emplace_back([&] {
                while (!is_changed) {
                    (void)Person(server.port())
                        .ask("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "correct horse"}});
                }
            });
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        EXPECT_EQ(ann.ask("POST", "/api/v1/password", {{"old", "correct horse"}, {"new", "battery staple"}}).status,
                  204);
        is_changed = true;
    }
    EXPECT_EQ(ann.must("GET", "/api/v1/sessions").size(), 1U);
}

TEST(NewPassword, EndsNotesToAllBrowsers) {
    Served server({.more = {"--push-public-key",
                            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                            "--push-private-key", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "--push-contact",
                            "mailto:a@example.org"}});
    Person ann = Person::account(server.port(), "Ann");
    const Json browser = {
        {"endpoint", "https://push.example.net/to/ann"},
        {"key", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"},
        {"auth", "BTBZMqHH6r4Tts7J_aSIgg"}};
    EXPECT_EQ(ann.ask("POST", "/api/v1/push", browser).status, 204);
    EXPECT_EQ(ann.must("GET", "/api/v1/me/export")["push"].size(), 1U);
    EXPECT_EQ(ann.ask("POST", "/api/v1/password", {{"old", "correct horse"}, {"new", "battery staple"}}).status, 204);
    EXPECT_EQ(ann.must("GET", "/api/v1/me/export")["push"].size(), 0U);
}

TEST_F(Accounts, AGuestsGamesBecomeTheAccountsWhenItRegisters) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 2);
    ann.must("POST", "/api/v1/accounts", {{"name", "Ann"}, {"password", "correct horse"}});
    EXPECT_EQ(ben.until_event("seated")["player"]["name"], "Ann");
    ann.connect();
    ASSERT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    EXPECT_EQ(ann.until_kind("joined")["you"], 0);
    EXPECT_EQ(ann.call(act(id, 2, *session->random_action(1)))["t"], "ok");
    EXPECT_EQ(ann.must("GET", "/api/v1/games?player=me")["games"].size(), 1U);
    server.restart();
    EXPECT_EQ(ann.must("GET", "/api/v1/games/" + id)["you"], 0);
}

TEST_F(Accounts, WhoSignsInTakesTheGuestsUnfinishedGamesAlong) {
    (void)Person::account(server.port(), "Ann");
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    const auto over = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    ASSERT_EQ(ann.call({{"t", "resign"}, {"game", over}})["t"], "ok");
    ann.disconnect();
    ben.disconnect();
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    ann.must("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "correct horse"}});
    EXPECT_EQ(ben.until_event("seated")["player"]["name"], "Ann");
    // Her socket is the guest's, who is no more.
    ann.until_closed();
    EXPECT_EQ(ann.must("GET", "/api/v1/games/" + id)["you"], 0);
    const Json mine = ann.must("GET", "/api/v1/games?player=me");
    ASSERT_EQ(mine["games"].size(), 1U);
    EXPECT_EQ(mine["games"][0]["id"], id);
}

TEST_F(Accounts, RatingsChangeAreListedAndDrawn) {
    Person ann = Person::account(server.port(), "Ann");
    Person ben = Person::account(server.port(), "Ben");
    play_rated(ann, ben);
    play_rated(ann, ben);
    const Json profile = ben.must("GET", "/api/v1/players/ann");
    EXPECT_EQ(profile["ratings"][0]["variant"], "pijersi");
    EXPECT_EQ(profile["ratings"][0]["games"], 2);
    EXPECT_GT(profile["ratings"][0]["rating"], 1500);
    EXPECT_EQ(ben.must("GET", "/api/v1/players/Ann/ratings/pijersi").size(), 2U);
    EXPECT_EQ(ben.ask("GET", "/api/v1/players/Nobody").status, 404);
    // Two games do not make anybody sure: nobody's deviation is small enough yet.
    EXPECT_TRUE(ben.must("GET", "/api/v1/leaderboards/pijersi").empty());
    EXPECT_EQ(ben.ask("GET", "/api/v1/leaderboards/chess").status, 404);
    EXPECT_EQ(ben.must("GET", "/api/v1/games?player=Ann&state=over")["games"].size(), 2U);
}

TEST_F(Accounts, GuestsCannotPlayForTheRating) {
    Person guest = Person::guest(server.port());
    Json wish = game_wish("pijersi", {"me", "open"});
    wish["rated"] = true;
    EXPECT_GE(guest.ask("POST", "/api/v1/games", wish).status, 400);
}

TEST_F(Accounts, WhoIsBlockedCannotJoinOrWrite) {
    Person ann = Person::account(server.port(), "Ann");
    Person ben = Person::account(server.port(), "Ben");
    EXPECT_EQ(ann.ask("POST", "/api/v1/blocks", {{"player", "Ben"}}).status, 204);
    EXPECT_EQ(ann.must("GET", "/api/v1/blocks")[0]["name"], "Ben");
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("pijersi", {"me", "open"}))["id"];
    EXPECT_EQ(ben.ask("POST", "/api/v1/games/" + id + "/join", Json::object()).status, 403);
    ben.connect();
    EXPECT_EQ(ben.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    EXPECT_EQ(ben.call({{"t", "chat"}, {"game", id}, {"room", "watchers"}, {"text", "hey"}})["t"], "refused");
    EXPECT_EQ(ann.ask("DELETE", "/api/v1/blocks", {{"player", "Ben"}}).status, 204);
    EXPECT_EQ(ben.ask("POST", "/api/v1/games/" + id + "/join", Json::object()).status, 200);
    EXPECT_EQ(ben.ask("POST", "/api/v1/reports", {{"player", "Ann"}, {"game", id}, {"text", "rude"}}).status, 204);
    EXPECT_EQ(ben.ask("POST", "/api/v1/reports", {{"player", "Nan"}, {"text", "rude"}}).status, 404);
}

TEST_F(Accounts, ExportTellsAllAndDeletionLeavesGamesWithoutAName) {
    Person ann = Person::account(server.port(), "Ann");
    Person ben = Person::account(server.port(), "Ben");
    play_rated(ann, ben);
    const Json games = ann.must("GET", "/api/v1/games?player=me")["games"];
    const std::string id = games[0]["id"];
    Person cat = Person::account(server.port(), "Cat");
    const std::string watched = cat.must("POST", "/api/v1/games", game_wish("pijersi", {"me", "open"}))["id"];
    const auto say = [&](Person& who, const std::string& text) {
        return who.ask("POST", "/api/v1/games/" + watched + "/chat", {{"room", "watchers"}, {"text", text}}).status;
    };
    EXPECT_EQ(say(ann, "Hello from the fence"), 200);
    EXPECT_EQ(ann.ask("POST", "/api/v1/reports", {{"player", "Ben"}, {"game", id}, {"text", "He is rude"}}).status,
              204);
    const Json mine = ann.must("GET", "/api/v1/me/export");
    EXPECT_EQ(mine["name"], "Ann");
    EXPECT_EQ(mine["said"][0]["text"], "Hello from the fence");
    EXPECT_EQ(mine["said"][0]["game"], watched);
    EXPECT_EQ(mine["reports"][0]["text"], "He is rude");
    EXPECT_EQ(mine["games"][0]["id"], id);
    EXPECT_EQ(mine["ratings"][0]["history"].size(), 1U);
    EXPECT_EQ(mine.dump().find("hash"), std::string::npos);

    EXPECT_EQ(ann.ask("DELETE", "/api/v1/me", {{"password", "wrong"}}).status, 403);
    EXPECT_EQ(ann.ask("DELETE", "/api/v1/me", {{"password", "correct horse"}}).status, 204);
    EXPECT_EQ(ben.ask("GET", "/api/v1/players/Ann").status, 404);
    EXPECT_EQ(
        Person(server.port()).ask("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "correct horse"}}).status,
        401);
    const Json state = ben.must("GET", "/api/v1/games/" + id);
    EXPECT_EQ(state["seats"].dump().find("Ann"), std::string::npos) << state["seats"].dump();
    const Json chat = cat.must("GET", "/api/v1/games/" + watched)["chat"];
    EXPECT_EQ(chat[0]["name"], "gone");
    EXPECT_FALSE(chat[0].contains("player"));
    // What is sent again to who comes again does not name her either.
    Person page(server.port());
    page.cookie = ben.cookie;
    page.connect();
    for (const auto& game : {id, watched}) {
        EXPECT_EQ(page.call({{"t", "join"}, {"game", game}, {"seen", 1}})["t"], "ok");
    }
    EXPECT_EQ(page.call({{"t", "ping"}})["t"], "ok");
    for (const auto& bytes : page.bytes()) EXPECT_EQ(bytes.find("Ann"), std::string::npos) << bytes;
    server.restart();
    EXPECT_EQ(ben.must("GET", "/api/v1/games/" + id)["seats"].dump().find("Ann"), std::string::npos);
    EXPECT_EQ(ben.ask("GET", "/api/v1/games/" + id + "/record").body.dump().find("Ann"), std::string::npos);
}

TEST_F(Accounts, TooManyGuessesFromOneAddressHaveToWait) {
    Served limited({.has_limits = true});
    Person ann = Person::account(limited.port(), "Ann");
    int refused = 0;
    std::string wait;
    for (int i = 0; i < 40; ++i) {
        const auto told = Person(limited.port()).ask("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "guess"}});
        if (told.status != 429) continue;
        ++refused;
        wait = told.headers.at("retry-after");
    }
    EXPECT_GT(refused, 10);
    EXPECT_GT(std::stoi(wait), 0);
}

}  // namespace
}  // namespace tessera::server::test
