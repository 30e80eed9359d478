// A server that is killed in the middle of games, again and again: nothing that was answered is lost, and games go on.

#include <atomic>
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"
#include "store/backend.hpp"
#include "store/postgres_server.hpp"

namespace tessera::server::test {
namespace {

struct Crash : store::OnBackend {};

TEST_P(Crash, NothingAnsweredIsLostAndGamesGoOn) {
    Served server({.store = address()});
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    Person* people[] = {&ann, &ben};
    std::string id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    Random random(11);
    int answered_in_all = 0;
    for (int life = 0; life < 12; ++life) {
        // Killed at some moment while actions are sent as fast as they are answered.
        std::jthread killer([&server, wait = 5 + random.below(60)] {
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            server.kill();
        });
        std::string unanswered;
        while (true) {
            if (session->outcome()) break;
            const auto ply = session->played().size();
            unanswered = *session->random_action(random.below(1'000'000));
            Json answer;
            try {
                answer = people[session->seat_to_move().index]->call(act(id, ply, unanswered));
            } catch (const std::exception&) {
                break;
            }
            ASSERT_EQ(answer["t"], "ok") << answer.dump();
            ASSERT_TRUE(session->act(unanswered));
            unanswered.clear();
            ++answered_in_all;
        }
        killer.join();
        server.start();
        const Json state = ann.must("GET", "/api/v1/games/" + id);
        const auto kept = state["played"].size();
        const auto answered = session->played().size();
        // All that was answered is there; of what was not, at most the one action that was being sent.
        ASSERT_GE(kept, answered);
        ASSERT_LE(kept, answered + (unanswered.empty() ? 0 : 1));
        for (std::size_t i = 0; i < answered; ++i) ASSERT_EQ(state["played"][i]["action"], session->played()[i].text);
        if (kept > answered) {
            ASSERT_EQ(state["played"][answered]["action"], unanswered);
            ASSERT_TRUE(session->act(unanswered));
        } else if (!unanswered.empty()) {
            // Sent again, as pages do.
            ann.connect();
            ben.connect();
            Person& mover = *people[session->seat_to_move().index];
            ASSERT_EQ(mover.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
            ASSERT_EQ(mover.call(act(id, answered, unanswered))["t"], "ok");
            ASSERT_TRUE(session->act(unanswered));
        }
        if (session->outcome()) {
            EXPECT_EQ(ann.must("GET", "/api/v1/games/" + id)["state"], "over");
            ann.disconnect();
            ben.disconnect();
            id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
            session = session_of(ann.must("GET", "/api/v1/games/" + id));
            continue;
        }
        const Json now = ann.must("GET", "/api/v1/games/" + id);
        EXPECT_EQ(now["clock"]["running"], session->side_to_move() == Side::first ? "p1" : "p2");
        for (Person* person : people) {
            person->connect();
            ASSERT_EQ(person->call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
        }
    }
    EXPECT_GT(answered_in_all, 20);
}

TEST_P(Crash, AClockGoesOnWhileTheServerIsAwayAndAFlagFallsAfterwards) {
    Served server({.store = address()});
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    const Json clock = {{"kind", "fischer"}, {"initial", 1'500}, {"increment", 0}};
    const std::string id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}, clock));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    ASSERT_EQ(ann.call(act(id, 0, *session->random_action(1)))["t"], "ok");
    server.restart();
    // Nobody asks for the game: the server knows by itself that a flag is to fall.
    ann.connect();
    ASSERT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const Json joined = ann.until_kind("joined");
    if (joined["state"] == "running") {
        EXPECT_EQ(ann.until_event("ended")["outcome"]["reason"], "time");
    } else {
        EXPECT_EQ(joined["outcome"]["reason"], "time");
    }
    EXPECT_EQ(ann.must("GET", "/api/v1/games/" + id)["outcome"]["result"], "p1win");
}

TEST_P(Crash, ABotGoesOnThinkingAfterARestart) {
    Served server({.store = address()});
    Person ann = Person::guest(server.port());
    const std::string id =
        ann.must("POST", "/api/v1/games", game_wish("pijersi", Json::array({"me", Json{{"bot", 10}}})))["id"];
    ann.connect();
    ASSERT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const auto session = session_of(ann.until_kind("joined"));
    ASSERT_EQ(ann.call(act(id, 0, *session->random_action(1)))["t"], "ok");
    server.restart();
    ann.connect();
    ASSERT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const Json joined = ann.until_kind("joined");
    if (joined["played"].size() < 2) {
        const Json told = ann.until([](const Json& m) { return m.value("kind", "") == "action" && m["ply"] == 1; });
        EXPECT_EQ(told["seat"], 1);
    }
}

/// PostgreSQL restarts while people play: what was answered stays, what was refused is sent again, bots go on.
TEST(AStoreThatFails, InterruptsNoGame) {
    auto* postgres = store::PostgresServer::shared();
    if (postgres == nullptr) GTEST_SKIP() << "PostgreSQL is not installed here.";
    Served server({.store = postgres->new_address()});
    Person ann = Person::guest(server.port());
    Person ben = Person::guest(server.port());
    Person* people[] = {&ann, &ben};
    const std::string id = begin_game(ann, ben, game_wish("versus", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    Person cat = Person::guest(server.port());
    cat.connect();
    const std::string with_bot =
        cat.must("POST", "/api/v1/games", game_wish("pijersi", Json::array({"me", Json{{"bot", 1}}})))["id"];
    EXPECT_EQ(cat.call({{"t", "join"}, {"game", with_bot}, {"seen", 0}})["t"], "ok");
    const auto against_bot = session_of(cat.until_kind("joined"));
    EXPECT_EQ(cat.call(act(with_bot, 0, *against_bot->random_action(5)))["t"], "ok");

    std::atomic<bool> is_calm = false;
    std::jthread trouble([&] {
        for (int i = 0; i < 3; ++i) postgres->restart();
        is_calm = true;
    });
    int refused = 0;
    int after_trouble = 0;
    while (after_trouble < 5 && !session->outcome()) {
        const auto ply = session->played().size();
        const auto action = *session->random_action(ply);
        const Json answer = people[session->seat_to_move().index]->call(act(id, ply, action));
        if (answer["t"] != "ok") {
            ASSERT_EQ(answer["code"], "not_kept") << answer.dump();
            ASSERT_LT(++refused, 10'000);
            continue;
        }
        ASSERT_TRUE(session->act(action));
        if (is_calm) ++after_trouble;
    }
    trouble.join();
    const Json state = ann.must("GET", "/api/v1/games/" + id);
    ASSERT_EQ(state["played"].size(), session->played().size());
    for (std::size_t i = 0; i < session->played().size(); ++i) {
        EXPECT_EQ(state["played"][i]["action"], session->played()[i].text);
    }
    // Nobody asked for this one meanwhile: its bot acts by itself.
    const auto is_answer = [](const Json& m) {
        return (m.value("kind", "") == "action" && m["ply"] == 1) || (m["t"] == "joined" && m["played"].size() > 1);
    };
    EXPECT_FALSE(cat.until(is_answer).is_null());
}

INSTANTIATE_TEST_SUITE_P(EveryStore, Crash, testing::Values(store::Backend::file, store::Backend::postgres),
                         store::name_of);

}  // namespace
}  // namespace tessera::server::test
