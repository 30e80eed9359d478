// The commands beside a server: backup, reports, verify; each as a process of its own.

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/process.hpp"
#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"

namespace tessera::server::test {
namespace {

using testing::HasSubstr;

struct Beside : testing::Test {
    Served server;
    store::TemporaryFolder folder;
    Person ann = Person::guest(server.port());

    [[nodiscard]] std::string kept(const std::string& name, const Json& json) const {
        const std::string path = folder.file(name);
        std::ofstream(path) << json;
        return path;
    }
};

TEST_F(Beside, AFinishedGameIsVerifiedByAnybody) {
    const Json seats = Json::array({"me", Json{{"mukyan", "ruthless"}}});
    const std::string id = ann.must("POST", "/api/v1/games", game_wish("mukyan", seats, nullptr))["id"];
    const std::string path = "/api/v1/games/" + id;
    const std::string commitment = ann.must("GET", path)["fairness"]["commitment"];
    const auto early = kept("early.json", ann.must("GET", path));
    ann.connect();
    EXPECT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    const auto session = session_of(ann.until_kind("joined"));
    while (!session->outcome() && session->played().size() < 12) {
        const auto ply = session->played().size();
        if (session->seat_to_move().index == 0) {
            ASSERT_EQ(ann.call(act(id, ply, *session->random_action(ply)))["t"], "ok");
        }
        ASSERT_TRUE(session->act(ann.until_event("action")["action"].get<std::string>()));
    }
    if (!session->outcome()) {
        ASSERT_EQ(ann.call({{"t", "resign"}, {"game", id}})["t"], "ok");
    }
    const Json over = ann.must("GET", path);
    const auto file = kept("game.json", over);

    const auto good = cli::run({"verify", file, "--commitment", commitment});
    EXPECT_EQ(good.code, 0) << good.err;
    EXPECT_THAT(good.out, HasSubstr("The seed is what was committed to: " + commitment));
    EXPECT_THAT(good.out, HasSubstr("rolls of the dice are those of the seed"));
    EXPECT_THAT(cli::run({"verify", "-"}, over.dump()).out, HasSubstr("Compare it with what you were told"));
    EXPECT_THAT(cli::run({"verify", early}).err, HasSubstr("it is told when the game is over"));
    EXPECT_THAT(cli::run({"verify", file, "--commitment", std::string(64, 'a')}).err,
                HasSubstr("not the one that was told at the start"));
    Json forged = over;
    forged["seats"][1]["mukyan"] = "fair";
    forged["fairness"]["salt"] = std::string(64, 'b');
    EXPECT_THAT(cli::run({"verify", kept("forged.json", forged)}).err, HasSubstr("not the one that was committed to"));
    EXPECT_EQ(cli::run({"verify", folder.file("none.json")}).code, 2);
    EXPECT_THAT(cli::run({"verify", "-"}, "nonsense").err, HasSubstr("no JSON of a game"));
}

TEST_F(Beside, ReportsAreReadWhileTheServerRuns) {
    Person ben = Person::account(server.port(), "Ben");
    const Json report = {{"player", "Ben"}, {"game", "game2345"}, {"text", "He is rude."}};
    EXPECT_EQ(ann.ask("POST", "/api/v1/reports", report).status, 204);
    const auto told = cli::run({"reports", "--store", server.store()});
    EXPECT_EQ(told.code, 0) << told.err;
    EXPECT_THAT(told.out, HasSubstr("reports Ben (" + ben.id() + ") in game game2345: He is rude."));
    EXPECT_EQ(cli::run({"reports", "--store", folder.file("none.db")}).code, 2);
}

TEST_F(Beside, ABackupIsAWholeStoreThatAnotherServerGoesOnWith) {
    Person ben = Person::guest(server.port());
    const auto id = begin_game(ann, ben, game_wish("pijersi", {"me", "open"}));
    const auto session = session_of(ann.must("GET", "/api/v1/games/" + id));
    play_at_random(ann, ben, id, *session, 6);
    const std::string copy = folder.file("copy.db");
    const auto made = cli::run({"backup", "--store", server.store(), copy});
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(made.out, copy + "\n");
    EXPECT_EQ(cli::run({"backup", "--store", server.store(), copy}).code, 2) << "nothing is written over";
    Served restored({.store = copy});
    Person again(restored.port());
    again.cookie = ann.cookie;
    const Json state = again.must("GET", "/api/v1/games/" + id);
    EXPECT_EQ(state["played"].size(), 6U);
    EXPECT_EQ(state["you"], 0) << "guests keep their seats, because the store has their secret";
}

}  // namespace
}  // namespace tessera::server::test
