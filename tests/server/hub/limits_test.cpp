// What strangers may do how often, by a real server behind a proxy.

#include <gtest/gtest.h>

#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

struct Limited : testing::Test {
    /// The edge's own limit is wide, so that the hub's show.
    Served server{
        {.more = {"--trusted-proxy", "127.0.0.1", "--requests-per-second", "1000", "--requests-burst", "5000"},
         .has_limits = true}};

    /// Nobody yet, from this address.
    [[nodiscard]] Person from(const std::string& address) const {
        Person person(server.port());
        person.more_headers = "X-Forwarded-For: " + address + "\r\n";
        return person;
    }
    [[nodiscard]] Person guest_from(const std::string& address) const {
        Person person = from(address);
        person.must("POST", "/api/v1/guest");
        return person;
    }
    [[nodiscard]] int guess(const std::string& address, const std::string& name) const {
        return from(address).ask("POST", "/api/v1/login", {{"name", name}, {"password", "wrong horse"}}).status;
    }
};

TEST_F(Limited, NobodyIsLockedOutByGuessesFromElsewhere) {
    Person ann = from("198.51.100.7");
    ann.must("POST", "/api/v1/accounts", {{"name", "Ann"}, {"password", "correct horse"}});
    int refused = 0;
    for (int place = 1; place <= 3; ++place) {
        for (int i = 0; i < 15; ++i) {
            if (guess("203.0.113." + std::to_string(place), "Ann") == 429) ++refused;
        }
    }
    EXPECT_GE(refused, 3) << "one place has few guesses";
    EXPECT_EQ(from("192.0.2.1").ask("POST", "/api/v1/login", {{"name", "Ann"}, {"password", "correct horse"}}).status,
              200);
    EXPECT_EQ(ann.ask("POST", "/api/v1/password", {{"old", "correct horse"}, {"new", "battery staple"}}).status, 204);
    EXPECT_EQ(ann.ask("DELETE", "/api/v1/me", {{"password", "battery staple"}}).status, 204);
}

TEST_F(Limited, GuessesOfWhoIsSignedInAreFewToo) {
    Person ann = from("198.51.100.7");
    ann.must("POST", "/api/v1/accounts", {{"name", "Ann"}, {"password", "correct horse"}});
    int tried = 0;
    for (int i = 0; i < 15; ++i) {
        if (ann.ask("POST", "/api/v1/password", {{"old", "wrong"}, {"new", "battery staple"}}).status == 403) ++tried;
        if (ann.ask("DELETE", "/api/v1/me", {{"password", "wrong"}}).status == 403) ++tried;
    }
    EXPECT_LE(tried, 25);
}

TEST_F(Limited, ManyGuestsOfOneAddressReportNoMoreThanOneCrowd) {
    Person ann = from("192.0.2.1");
    ann.must("POST", "/api/v1/accounts", {{"name", "Ann"}, {"password", "correct horse"}});
    int refused = 0;
    for (int guest = 0; guest < 12 && refused == 0; ++guest) {
        Person person = guest_from("198.51.100.7");
        for (int i = 0; i < 25 && refused == 0; ++i) {
            if (person.ask("POST", "/api/v1/reports", {{"player", "Ann"}, {"text", "rude"}}).status == 429) ++refused;
        }
    }
    EXPECT_GT(refused, 0);
    EXPECT_EQ(guest_from("203.0.113.9").ask("POST", "/api/v1/reports", {{"player", "Ann"}, {"text", "rude"}}).status,
              204);
}

TEST_F(Limited, ManyGuestsOfOneAddressTalkNoMoreThanOneCrowd) {
    Person ann = guest_from("192.0.2.1");
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    const Json line = {{"room", "watchers"}, {"text", "hey"}};
    int refused = 0;
    for (int guest = 0; guest < 30 && refused == 0; ++guest) {
        Person person = guest_from("198.51.100.7");
        for (int i = 0; i < 9 && refused == 0; ++i) {
            if (person.ask("POST", "/api/v1/games/" + id + "/chat", line).status == 429) ++refused;
        }
    }
    EXPECT_GT(refused, 0);
    Person crowd = guest_from("198.51.100.7");
    crowd.connect();
    ASSERT_EQ(crowd.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    // All at once, so that the bucket does not fill in between.
    for (int i = 0; i < 9; ++i)
        crowd.send({{"t", "chat"}, {"game", id}, {"room", "watchers"}, {"text", "hey"}, {"rid", i}});
    EXPECT_EQ(crowd.until_kind("refused")["code"], "too_often") << "the socket is no way around";
    EXPECT_EQ(guest_from("203.0.113.9").ask("POST", "/api/v1/games/" + id + "/chat", line).status, 200);
}

}  // namespace
}  // namespace tessera::server::test
