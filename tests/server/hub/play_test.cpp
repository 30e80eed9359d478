// People at one game, by real sockets against a real server.

#include <chrono>

#include <gtest/gtest.h>

#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

struct OnlinePlay : testing::Test {
    Served server;
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
};

TEST_F(OnlinePlay, TwoGuestsPlayAWholeGameOfPijersi) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session);
    ASSERT_TRUE(session->outcome());
    const Json ended = ann.until_event("ended");
    EXPECT_EQ(ended["outcome"]["result"], std::string(to_text(session->outcome())));
    EXPECT_TRUE(ended["fairness"].contains("seed"));
    EXPECT_EQ(ben.until_event("ended"), ended);
    const Json state = ben.must("GET", "/api/v1/games/" + id);
    EXPECT_EQ(state["state"], "over");
    EXPECT_EQ(state["played"].size(), session->played().size());
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/games/" + id + "/record").status, 200);
}

TEST_F(OnlinePlay, TheSameActionSentTwiceCountsOnce) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    const auto action = *session->random_action(1);
    EXPECT_EQ(ann.call(act(id, 0, action))["t"], "ok");
    EXPECT_EQ(ann.call(act(id, 0, action))["t"], "ok");
    ASSERT_TRUE(session->act(action));
    EXPECT_EQ(ben.call(act(id, 1, *session->random_action(2)))["t"], "ok");
    EXPECT_EQ(ann.must("GET", "/api/v1/games/" + id)["played"].size(), 2U);
}

TEST_F(OnlinePlay, WhoComesAgainGetsOnlyWhatIsMissing) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 4);
    const auto seen = ben.must("GET", "/api/v1/games/" + id)["n"].get<int>();
    ben.disconnect();
    const auto action = *session->random_action(3);
    EXPECT_EQ(ann.call(act(id, 4, action))["t"], "ok");
    ben.connect();
    EXPECT_EQ(ben.call({{"t", "join"}, {"game", id}, {"seen", seen}})["t"], "ok");
    const Json missed = ben.until([](const Json& message) { return message["t"] != "presence"; });
    EXPECT_EQ(missed["kind"], "action");
    EXPECT_EQ(missed["n"], seen + 1);
    EXPECT_EQ(missed["action"], action);
    // Somebody who has seen more than there is has seen another game: all of it.
    EXPECT_EQ(ben.call({{"t", "join"}, {"game", id}, {"seen", 9'999}})["t"], "ok");
    EXPECT_EQ(ben.until_kind("joined")["played"].size(), 5U);
}

TEST_F(OnlinePlay, TwoTabsOfOnePlayerStayInStep) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    Person tab(server.port());
    tab.cookie = ann.cookie;
    tab.connect();
    EXPECT_EQ(tab.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    EXPECT_EQ(tab.until_kind("joined")["you"], 0);
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 6);
    for (int ply = 0; ply < 6; ++ply) EXPECT_EQ(tab.until_event("action")["ply"], ply);
    // The second tab may act as well.
    const auto action = *session->random_action(8);
    EXPECT_EQ(tab.call(act(id, 6, action))["t"], "ok");
    EXPECT_EQ(ann.until_event("action")["action"], action);
}

TEST_F(OnlinePlay, ItIsTheServerWhoDecidesWhatIsLegal) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    const auto first = *session->random_action(1);
    EXPECT_EQ(ben.call(act(id, 0, first))["t"], "refused");             // another's turn
    EXPECT_EQ(ann.call(act(id, 0, "a1-a1"))["t"], "refused");           // no such action
    EXPECT_EQ(ann.call(act(id, 5, first))["t"], "refused");             // from the future
    EXPECT_EQ(ann.call({{"t", "act"}, {"game", id}})["t"], "refused");  // half a message
    Person eve = Person::guest(server.port());
    eve.connect();
    EXPECT_EQ(eve.call(act(id, 0, first))["t"], "refused");
    EXPECT_EQ(eve.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    EXPECT_EQ(eve.call(act(id, 0, first))["t"], "refused");
    EXPECT_EQ(eve.call({{"t", "resign"}, {"game", id}})["t"], "refused");
    EXPECT_TRUE(ann.must("GET", "/api/v1/games/" + id)["played"].empty());
    // An old message again, later in the game.
    play_at_random(ann, ben, id, *session, 4);
    EXPECT_EQ(ann.call(act(id, 0, "b1-b2"))["t"], "refused");
    EXPECT_EQ(ann.must("GET", "/api/v1/games/" + id)["played"].size(), 4U);
}

TEST_F(OnlinePlay, NonsenseIsRefusedAndTooMuchOfItEndsTheConnection) {
    ann.connect();
    for (const char* text :
         {"", "[]", "null", "{\"t\":", "{\"t\":\"dance\",\"rid\":1}", "{\"t\":7}", "{\"t\":\"join\"}",
          "{\"t\":\"join\",\"game\":{}}", "{\"t\":\"act\",\"game\":\"x\"}", "[[[[[[[[[[[[[[[["}) {
        ann.send_text(text);
        EXPECT_EQ(ann.until_kind("refused")["code"].get<std::string>().empty(), false) << text;
    }
    EXPECT_EQ(ann.call({{"t", "ping"}})["t"], "ok");
    ann.socket().send_frame(std::string(200'000, 'x'));
    EXPECT_TRUE(ann.socket().is_closed_by_server());
    EXPECT_EQ(ask(server.port(), "GET", "/healthz").status, 200);
}

TEST_F(OnlinePlay, APrivateGameIsNotThereWithoutItsKey) {
    Json wish = game_wish("pijersi", {"me", "open"});
    wish["isPrivate"] = true;
    const Json made = ann.must("POST", "/api/v1/games", wish);
    const std::string path = "/api/v1/games/" + made["id"].get<std::string>();
    const std::string key = made.at("key");
    EXPECT_EQ(ben.ask("GET", path).status, 404);
    EXPECT_EQ(ben.ask("GET", path + "/record").status, 404);
    EXPECT_EQ(ben.ask("GET", path + "/fairness").status, 404);
    EXPECT_EQ(ben.ask("POST", path + "/join", Json::object()).status, 404);
    EXPECT_EQ(ben.ask("POST", path + "/join", {{"key", "guessed"}}).status, 404);
    ben.connect();
    EXPECT_EQ(ben.call({{"t", "join"}, {"game", made["id"]}, {"seen", 0}})["code"], "not_found");
    for (const Json& game : ben.must("GET", "/api/v1/lobby")["games"]) EXPECT_NE(game["id"], made["id"]);
    for (const Json& game : ben.must("GET", "/api/v1/games")["games"]) EXPECT_NE(game["id"], made["id"]);
    EXPECT_EQ(ben.ask("GET", path + "?key=" + key).status, 200);
    EXPECT_EQ(ben.ask("POST", path + "/join", {{"key", key}}).status, 200);
    EXPECT_EQ(ben.ask("GET", path).status, 200);
}

TEST_F(OnlinePlay, FourSeatsAreFilledByAPartnerAFriendAndABot) {
    const Json made = ann.must("POST", "/api/v1/games",
                               game_wish("himiki-2v2", Json::array({"me", "open", "invited", Json{{"bot", 1}}})));
    const std::string id = made.at("id");
    const std::string path = "/api/v1/games/" + id;
    Person cat = Person::guest(server.port());
    EXPECT_EQ(cat.ask("POST", path + "/join", {{"seat", 2}}).status, 403);
    EXPECT_EQ(cat.ask("POST", path + "/join", {{"seat", 2}, {"key", made["seatKeys"]["2"]}}).status, 200);
    EXPECT_EQ(ben.ask("POST", path + "/join", {{"seat", 1}}).status, 200);
    std::vector<Person*> people = {&ann, &ben, &cat};
    std::unique_ptr<play::Session> session;
    for (Person* person : people) {
        person->connect();
        EXPECT_EQ(person->call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
        const Json state = person->until_kind("joined");
        EXPECT_EQ(state["state"], "running");
        if (!session) session = session_of(state);
    }
    // H33: no talk while the game is on.
    EXPECT_EQ(ann.call({{"t", "chat"}, {"game", id}, {"room", "players"}, {"text", "take the left"}})["t"], "refused");
    for (std::size_t ply = 0; ply < 12 && !session->outcome(); ++ply) {
        const auto seat = session->seat_to_move().index;
        if (seat < 3) {
            const auto action = *session->random_action(ply);
            EXPECT_EQ(people[seat]->call(act(id, ply, action))["t"], "ok");
        }
        const Json told = ann.until_event("action");
        EXPECT_EQ(told["seat"], seat);
        ASSERT_TRUE(session->act(told["action"].get<std::string>()));
    }
}

TEST_F(OnlinePlay, OffersAreMadeAnsweredAndTold) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 2);
    EXPECT_EQ(ann.call({{"t", "offer"}, {"game", id}, {"what", "undo"}})["t"], "ok");
    EXPECT_EQ(ben.until_event("offered")["what"], "undo");
    EXPECT_EQ(ben.call({{"t", "answer"}, {"game", id}, {"what", "undo"}, {"yes", true}})["t"], "ok");
    EXPECT_LT(ann.until_event("undone")["played"], 2);
    EXPECT_EQ(ben.call({{"t", "offer"}, {"game", id}, {"what", "draw"}})["t"], "ok");
    EXPECT_EQ(ann.call({{"t", "answer"}, {"game", id}, {"what", "draw"}, {"yes", true}})["t"], "ok");
    EXPECT_EQ(ann.until_event("ended")["outcome"]["result"], "draw");
    EXPECT_EQ(ann.call({{"t", "offer"}, {"game", id}, {"what", "rematch"}})["t"], "ok");
    EXPECT_EQ(ben.call({{"t", "answer"}, {"game", id}, {"what", "rematch"}, {"yes", true}})["t"], "ok");
    const std::string next = ann.until_event("rematched")["next"];
    const Json state = ann.must("GET", "/api/v1/games/" + next);
    EXPECT_EQ(state["state"], "running");
    EXPECT_EQ(state["you"], 1);  // sides are exchanged
}

TEST_F(OnlinePlay, PlayersAndWatchersTalkApart) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    Person eve = Person::guest(server.port());
    eve.connect();
    EXPECT_EQ(eve.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    EXPECT_EQ(ann.call({{"t", "chat"}, {"game", id}, {"room", "players"}, {"text", "good luck"}})["t"], "ok");
    EXPECT_EQ(ben.until_event("said")["text"], "good luck");
    EXPECT_EQ(eve.until_event("hidden").contains("text"), false);
    EXPECT_EQ(eve.call({{"t", "chat"}, {"game", id}, {"room", "watchers"}, {"text", "hello all"}})["t"], "ok");
    EXPECT_EQ(eve.until_event("said")["text"], "hello all");
    EXPECT_EQ(ann.until_event("hidden").contains("text"), false);
    EXPECT_EQ(eve.call({{"t", "chat"}, {"game", id}, {"room", "players"}, {"text", "move the wise"}})["t"], "refused");
}

TEST_F(OnlinePlay, AnotherPageOfThePlayerHearsThatItIsItsTurn) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    Person elsewhere(server.port());
    elsewhere.cookie = ben.cookie;
    elsewhere.connect();
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    EXPECT_EQ(ann.call(act(id, 0, *session->random_action(1)))["t"], "ok");
    EXPECT_EQ(elsewhere.until_kind("turn")["game"], id);
    const Json own = ben.must("GET", "/api/v1/games?player=me")["games"];
    ASSERT_EQ(own.size(), 1U);
    EXPECT_EQ(own[0]["you"], 1);
    EXPECT_EQ(own[0]["turn"], 1);
}

TEST_F(OnlinePlay, TimeRunsOutAndTheServerSaysSo) {
    const Json clock = {{"kind", "fischer"}, {"initial", 1'000}, {"increment", 0}};
    const Json wish = game_wish("pijersi", {"me", "open"}, clock);
    const Told made = ann.ask("POST", "/api/v1/games", wish);
    ASSERT_EQ(made.status, 200) << made.body.dump();
    const std::string id = made.body["id"];
    ben.must("POST", "/api/v1/games/" + id + "/join", Json::object());
    ann.connect();
    EXPECT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const auto session = session_of(ann.until_kind("joined"));
    EXPECT_EQ(ann.call(act(id, 0, *session->random_action(1)))["t"], "ok");
    // Nobody asks; the other side's flag falls by itself.
    const Json ended = ann.until_event("ended");
    EXPECT_EQ(ended["outcome"]["result"], "p1win");
    EXPECT_EQ(ended["outcome"]["reason"], "time");
}

TEST_F(OnlinePlay, AServerThatStopsSaysGoodBye) {
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 3);
    server.terminate();
    EXPECT_GT(ann.until_kind("bye")["again"], 0);
    EXPECT_EQ(ann.socket().read_message().close_code(), 1001);
    ann.disconnect();
    ben.disconnect();
    server.wait();
    server.start();
    EXPECT_EQ(ben.must("GET", "/api/v1/games/" + id)["played"].size(), 3U);
}

TEST_F(OnlinePlay, ASecondSignalEndsAServerAtOnce) {
    RawClient slow(server.port());
    slow.send("GET / HTTP/1.1\r\n");  // the server waits for the rest
    ann.connect();
    server.terminate();
    EXPECT_GT(ann.until_kind("bye")["again"], 0);
    const auto since = std::chrono::steady_clock::now();
    server.terminate();
    server.wait();
    EXPECT_LT(std::chrono::steady_clock::now() - since, std::chrono::seconds(5)) << "it would wait for ten";
}

TEST_F(OnlinePlay, ASecondServerOfTheSameStoreIsRefused) {
    EXPECT_THROW(const Served second({.store = server.store()}), std::runtime_error);
    EXPECT_EQ(ask(server.port(), "GET", "/readyz").status, 200);
}

TEST_F(OnlinePlay, AProgramWithAStrangeNameHarmsNoList) {
    RawClient client(server.port());
    client.send(request("POST", "/api/v1/accounts", "X-Tessera: 1\r\nUser-Agent: \xFF\xFE\r\n",
                        R"({"name":"Strange","password":"correct horse"})"));
    const auto made = client.read_answer();
    ASSERT_EQ(made.status, 200) << made.body;
    const auto cookie = made.header("set-cookie");
    const auto mine = "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n";
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/sessions", mine).status, 200);
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/me/export", mine).status, 200);
    EXPECT_EQ(ask(server.port(), "GET", "/api/v1/players/%FF").status, 400);
}

}  // namespace
}  // namespace tessera::server::test
