// A whole game of every variant that is played online: a client that acts at random against bots.

#include <algorithm>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "server/hub/support/game_play.hpp"
#include "server/hub/support/served.hpp"
#include "server/rooms/new_game.hpp"

namespace tessera::server::test {
namespace {

std::vector<std::string> online_variants() {
    std::vector<std::string> ids;
    for (const auto& game : play::games()) {
        if (is_online(game.info)) ids.emplace_back(game.info.id);
    }
    return ids;
}

struct WholeGame : testing::TestWithParam<std::string> {};

/// What the client may do now, by the state or event it was told.
std::vector<std::string> choices(const Json& told, const play::Session* session) {
    std::vector<std::string> actions;
    if (told.contains("screen")) {
        for (const Json& action : told["screen"]["actions"]) actions.push_back(action["action"]);
    } else if (session && !session->outcome()) {
        actions = session->actions();
    }
    return actions;
}

TEST_P(WholeGame, IsPlayedAgainstBotsToItsEnd) {
    const Served server;
    Person ann = Person::guest(server.port());
    const auto& info = (*play::game_named(GetParam()))->info;
    Json seats = Json::array({"me"});
    for (std::size_t seat = 1; seat < info.seats.size(); ++seat) {
        seats.push_back(info.script ? Json{{"mukyan", "fair"}} : Json{{"bot", 1}});
    }
    const std::string id = ann.must("POST", "/api/v1/games", game_wish(GetParam(), seats))["id"];
    ann.connect();
    ASSERT_EQ(ann.call({{"t", "join"}, {"game", id}, {"seen", 0}})["t"], "ok");
    Json told = ann.until_kind("joined");
    const bool has_secrets = told.contains("screen");
    const auto session = has_secrets ? nullptr : session_of(told);
    Random random(7);
    std::size_t played = 0;
    auto last = told["n"].get<std::int64_t>();
    const auto turn_of = [&] {
        return has_secrets ? told["screen"]["seat"].get<int>() : static_cast<int>(session->seat_to_move().index);
    };
    constexpr std::size_t enough = 60;
    while (true) {
        const auto actions = choices(told, session.get());
        const bool is_mine = !actions.empty() && (has_secrets || turn_of() == 0);
        if (is_mine) {
            if (played >= enough) {
                ASSERT_EQ(ann.call({{"t", "resign"}, {"game", id}})["t"], "ok");
            } else {
                const auto& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
                const Json answer = ann.call(act(id, played, action));
                ASSERT_EQ(answer["t"], "ok") << answer.dump();
            }
        }
        told = ann.until([](const Json& message) { return message["t"] == "event"; });
        ASSERT_EQ(told["n"], last + 1);
        ++last;
        if (told["kind"] == "ended") break;
        if (told["kind"] != "action") continue;
        EXPECT_EQ(told["ply"], played);
        ++played;
        if (session) {
            ASSERT_TRUE(session->act(told["action"].get<std::string>()));
        }
    }
    EXPECT_GT(played, 1U);
    const Json state = ann.must("GET", "/api/v1/games/" + id);
    EXPECT_EQ(state["state"], "over");
    EXPECT_TRUE(state.contains("script"));
    EXPECT_TRUE(state["fairness"].contains("seed"));
    EXPECT_EQ(ann.ask("GET", "/api/v1/games/" + id + "/record").status, 200);
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, WholeGame, testing::ValuesIn(online_variants()), [](const auto& one) {
    std::string name = one.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace tessera::server::test
