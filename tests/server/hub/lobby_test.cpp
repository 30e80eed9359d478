// Finding each other: lobby, pairing, television, bots by token, the puzzle of the day.

#include <fstream>

#include <gtest/gtest.h>

#include "server/hub/daily.hpp"
#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

struct Meeting : testing::Test {
    Served server;
};

bool has_game(const Json& list, const std::string& id) {
    return std::ranges::any_of(list["games"], [&](const Json& game) { return game["id"] == id; });
}

TEST_F(Meeting, AnOpenGameIsInTheLobbyUntilItIsTakenAndThenOnTelevision) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    Person eve(server.port());
    eve.connect();
    EXPECT_EQ(eve.call({{"t", "lobby"}, {"on", true}})["t"], "ok");
    EXPECT_EQ(eve.call({{"t", "tv"}, {"on", true}})["t"], "ok");
    ann.connect();
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    eve.until([&](const Json& m) { return m["t"] == "lobby" && has_game(m, id); });
    EXPECT_TRUE(has_game(ben.must("GET", "/api/v1/lobby"), id));
    ben.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    eve.until([&](const Json& m) { return m["t"] == "tv" && has_game(m, id); });
    EXPECT_FALSE(has_game(ben.must("GET", "/api/v1/lobby"), id));
    server.restart();
    // What a restarted server shows it must read first.
    for (int i = 0; i < 100 && !has_game(ben.must("GET", "/api/v1/tv"), id); ++i) {
    }
    EXPECT_TRUE(has_game(ben.must("GET", "/api/v1/tv"), id));
}

TEST_F(Meeting, AGameForInvitedPeopleOnlyIsNotInTheLobby) {
    Person ann = Person::guest(server.port());
    ann.connect();
    const std::string invited = ann.must("POST", "/api/v1/games", game_wish("pijersi", {"me", "invited"}))["id"];
    const std::string open = ann.must("POST", "/api/v1/games", game_wish("pijersi", {"me", "open"}))["id"];
    const std::string lobby = ann.must("GET", "/api/v1/lobby").dump();
    EXPECT_NE(lobby.find(open), std::string::npos);
    EXPECT_EQ(lobby.find(invited), std::string::npos);
}

TEST_F(Meeting, FinishedGamesTellTheirBotsAndClocks) {
    Person ann = Person::guest(server.port());
    const std::string id =
        ann.must("POST", "/api/v1/games", game_wish("pijersi", Json::array({"me", Json{{"bot", 3}}})))["id"];
    ann.must("POST", "/api/v1/games/" + id + "/resign");
    const Json game = ann.must("GET", "/api/v1/games?player=me&state=over")["games"][0];
    EXPECT_EQ(game["seats"][1], (Json{{"bot", 3}}));
    EXPECT_EQ(game["clock"]["kind"], "fischer");
}

TEST_F(Meeting, AWithdrawnGameIsGone) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    EXPECT_EQ(ben.ask("DELETE", "/api/v1/games/" + id).status, 403);
    EXPECT_EQ(ann.ask("DELETE", "/api/v1/games/" + id).status, 204);
    EXPECT_FALSE(has_game(ben.must("GET", "/api/v1/lobby"), id));
    EXPECT_EQ(ben.ask("POST", "/api/v1/games/" + id + "/join", Json::object()).status, 409);
}

TEST_F(Meeting, TwoWhoWantTheSameAreBroughtTogether) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    Person cat = Person::guest(server.port());
    for (Person* person : {&ann, &ben, &cat}) person->connect();
    const Json wish = {{"variant", "pijersi"}, {"clock", long_clock}, {"rated", false}};
    Json other = wish;
    other["variant"] = "versus";
    cat.must("POST", "/api/v1/pairing", other);
    ann.must("POST", "/api/v1/pairing", wish);
    ben.must("POST", "/api/v1/pairing", wish);
    const std::string id = ann.until_kind("paired")["game"];
    EXPECT_EQ(ben.until_kind("paired")["game"], id);
    const Json state = ann.must("GET", "/api/v1/games/" + id);
    EXPECT_EQ(state["state"], "running");
    EXPECT_EQ(state["you"].get<int>() + ben.must("GET", "/api/v1/games/" + id)["you"].get<int>(), 1);
    EXPECT_EQ(cat.ask("DELETE", "/api/v1/pairing").status, 204);
    EXPECT_EQ(ann.ask("POST", "/api/v1/pairing", {{"variant", "chess"}, {"clock", nullptr}}).status, 400);
}

TEST_F(Meeting, AGameWhoseMakerHasGoneIsNotInTheLobby) {
    Person ann = Person::guest(server.port());
    Person eve(server.port());
    eve.connect();
    ann.connect();
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    const std::string slow =
        ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}, {{"kind", "days"}, {"days", 3}}))["id"];
    EXPECT_TRUE(has_game(eve.must("GET", "/api/v1/lobby"), id));
    EXPECT_EQ(eve.call({{"t", "lobby"}, {"on", true}})["t"], "ok");
    ann.disconnect();
    eve.until([&](const Json& m) { return m["t"] == "lobby" && !has_game(m, id); });
    // Who plays over days need not be there.
    EXPECT_TRUE(has_game(eve.must("GET", "/api/v1/lobby"), slow));
    ann.connect();
    eve.until([&](const Json& m) { return m["t"] == "lobby" && has_game(m, id); });
}

TEST_F(Meeting, ASeatThatIsGivenBackIsOpenAgain) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    ben.connect();
    const std::string id =
        ann.must("POST", "/api/v1/games", game_wish("himiki-2v2", {"me", "open", "open", "open"}))["id"];
    const std::string path = "/api/v1/games/" + id;
    ben.must("POST", path + "/join", {{"seat", 3}});
    EXPECT_EQ(ben.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    EXPECT_EQ(ben.until_kind("joined")["you"], 3);
    EXPECT_EQ(ann.ask("POST", path + "/leave", Json::object()).status, 409);
    ben.must("POST", path + "/leave", Json::object());
    EXPECT_EQ(ben.until_event("left")["seat"], 3);
    EXPECT_EQ(ben.until_kind("joined")["you"], nullptr);
    EXPECT_EQ(ben.must("GET", path)["seats"][3]["open"], true);
}

TEST_F(Meeting, PlayersHearWhenAGameOfTheirsBeginsAndEnds) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    ann.connect();
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    ben.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    const Json begun = ann.until_kind("games");
    EXPECT_EQ(begun["game"], id);
    EXPECT_EQ(begun["state"], "running");
    ben.must("POST", "/api/v1/games/" + id + "/resign", Json::object());
    EXPECT_EQ(ann.until_kind("games")["state"], "over");
}

TEST_F(Meeting, WhoNeverComesIsGoneLikeWhoLeft) {
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    ann.connect();
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    EXPECT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    ben.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    EXPECT_EQ(ann.until_event("gone")["seat"], 1);
}

TEST_F(Meeting, ABotPlaysByTokenAndStream) {
    Person owner = Person::account(server.port(), "Robot");
    const Json made = owner.must("POST", "/api/v1/tokens", {{"name", "my engine"}});
    Person bot(server.port());
    bot.token = made.at("token");
    EXPECT_EQ(bot.must("GET", "/api/v1/me")["name"], "Robot");
    RawClient stream(server.port());
    stream.send(request("GET", "/api/v1/bot/events", "Authorization: Bearer " + bot.token + "\r\n"));
    // Chunks: lines of JSON between lines of lengths.
    const auto next = [&] {
        while (const auto line = stream.read_line()) {
            if (line->starts_with("{")) return Json::parse(*line);
        }
        return Json();
    };
    const auto until = [&](const std::function<bool(const Json&)>& is_wanted) {
        while (true) {
            Json message = next();
            if (message.is_null() || is_wanted(message)) return message;
        }
    };
    EXPECT_EQ(next()["t"], "hello");
    Person ann = Person::guest(server.port());
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("pijersi", {"me", "open"}))["id"];
    const std::string path = "/api/v1/games/" + id;
    bot.must("POST", path + "/join", Json::object());
    // Its stream was open before the game was made, and a page of its own sees no more than it.
    const Json joined = until([](const Json& m) { return m["t"] == "joined"; });
    ASSERT_EQ(joined["you"], 1);
    const auto session = session_of(joined);
    ann.connect();
    EXPECT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const auto action = *session->random_action(1);
    EXPECT_EQ(ann.call(act(id, 0, action))["t"], "ok");
    EXPECT_EQ(until([](const Json& m) { return m.value("kind", "") == "action"; })["action"], action);
    ASSERT_TRUE(session->act(action));
    const auto answer = *session->random_action(2);
    EXPECT_EQ(bot.ask("POST", path + "/act", {{"ply", 1}, {"action", "nonsense"}}).status, 400);
    EXPECT_EQ(bot.ask("POST", path + "/act", {{"ply", 1}, {"action", answer}}).status, 200);
    EXPECT_EQ(ann.until([](const Json& m) { return m.value("kind", "") == "action" && m["ply"] == 1; })["action"],
              answer);
    EXPECT_EQ(ann.must("GET", path)["seats"][1]["player"]["isBot"], true) << "others see that it is a program";
    EXPECT_EQ(ann.must("GET", "/api/v1/players/Robot")["isBot"], true);
    EXPECT_EQ(bot.ask("POST", path + "/chat", {{"text", "good game"}}).status, 200);
    EXPECT_EQ(bot.ask("POST", path + "/resign").status, 200);
    EXPECT_EQ(ann.until_event("ended")["outcome"]["result"], "p1win");
    EXPECT_EQ(bot.ask("POST", "/api/v1/tokens", {{"name", "another"}}).status, 403);
    for (const char* path_of_person : {"/api/v1/sessions", "/api/v1/tokens", "/api/v1/me/export"}) {
        EXPECT_EQ(bot.ask("GET", path_of_person).status, 403) << path_of_person;
    }
    // A game that the bot itself makes is told to its stream, too.
    const std::string own = bot.must("POST", "/api/v1/games", game_wish("versus", {"me", "open"}))["id"];
    until([&](const Json& m) { return m["t"] == "joined" && m["id"] == own; });
    ann.must("POST", "/api/v1/games/" + own + "/join", Json::object());
    until([](const Json& m) { return m.value("kind", "") == "started"; });
    EXPECT_EQ(owner.ask("DELETE", "/api/v1/tokens/" + made["id"].get<std::string>()).status, 204);
    // The stream ends with the token.
    EXPECT_TRUE(until([](const Json&) { return false; }).is_null());
    EXPECT_EQ(bot.must("GET", "/api/v1/me")["kind"], "nobody");
}

TEST_F(Meeting, TheDaysPuzzleIsReplayedAndRanked) {
    const Daily daily(TESSERA_SOURCE_DIR "/data/puzzles");
    const std::string today = date_of(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count());
    const auto* puzzle = daily.of(today);
    ASSERT_NE(puzzle, nullptr);
    // The pack's own solution.
    const auto slash = puzzle->key.find('/');
    std::ifstream file(TESSERA_SOURCE_DIR "/data/puzzles/" + puzzle->key.substr(0, slash) + ".json");
    Json actions = Json::array();
    const Json pack = Json::parse(file);
    for (const Json& one : pack["puzzles"]) {
        if (one["id"] != puzzle->key.substr(slash + 1)) continue;
        std::istringstream words(one["solutions"][0].get<std::string>());
        for (std::string word; words >> word;) actions.push_back(word);
    }
    Person ann = Person::guest(server.port());
    const std::string path = "/api/v1/daily/" + today;
    EXPECT_EQ(ann.ask("POST", path, {{"actions", Json::array()}, {"millis", 1'000}}).status, 422);
    const Json told = ann.must("POST", path, {{"actions", actions}, {"millis", 61'000}});
    EXPECT_EQ(told["cost"], puzzle->par);
    const Json board = ann.must("GET", path);
    ASSERT_EQ(board["entries"].size(), 1U);
    EXPECT_EQ(board["entries"][0]["name"], ann.name());
    EXPECT_EQ(board["entries"][0]["millis"], 61'000);
    EXPECT_EQ(ann.ask("GET", "/api/v1/daily/2026-02-30").status, 404);
    EXPECT_EQ(ann.ask("GET", "/api/v1/daily/2999-01-01").status, 404);
    EXPECT_EQ(ann.ask("POST", "/api/v1/daily/2026-01-01", {{"actions", actions}, {"millis", 1'000}}).status, 409);
}

TEST_F(Meeting, HealthReadinessAndFigures) {
    EXPECT_EQ(ask(server.port(), "GET", "/healthz").status, 200);
    EXPECT_EQ(ask(server.port(), "GET", "/readyz").status, 200);
    const auto figures = ask(server.port(), "GET", "/metrics");
    EXPECT_EQ(figures.status, 200);
    EXPECT_NE(figures.body.find("tessera_store_commits"), std::string::npos);
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/nothing").status, 404);
    const auto other =
        ask(server.port(), "PUT", "/api/v1/me", "X-Tessera: 1\r\nContent-Type: application/json\r\n", "{}");
    EXPECT_EQ(other.status, 405);
}

}  // namespace
}  // namespace tessera::server::test
