#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "play/registry.hpp"
#include "play/session_json.hpp"

namespace tessera::play {
namespace {

TEST(SessionJson, HoldsTheWholeState) {
    const auto session = *new_session("pijersi");
    ASSERT_TRUE(session->set_up("full-random", 3));
    ASSERT_TRUE(session->act(session->actions().front()));
    const auto json = nlohmann::json::parse(to_json(*session));
    EXPECT_EQ(json["game"], "pijersi");
    EXPECT_EQ(json["start"]["setup"], "full-random");
    EXPECT_EQ(json["start"]["seed"], 3);
    EXPECT_EQ(json["position"], session->position());
    EXPECT_EQ(json["side"], "p2");
    EXPECT_TRUE(json["outcome"].is_null());
    EXPECT_EQ(json["played"].size(), 1U);
    EXPECT_EQ(json["played"][0]["side"], "p1");
    EXPECT_EQ(json["actions"].size(), session->actions().size());
    EXPECT_EQ(json["actions"][0]["action"], session->actions().front());
}

TEST(SessionJson, SaysHowAGameEnded) {
    const auto session = *new_session("pijersi");
    ASSERT_TRUE(session->start_from("6/2R-4/6/7/6/r-6/6 w 0 1"));
    ASSERT_TRUE(session->act("f3g3"));
    const auto json = nlohmann::json::parse(to_json(*session));
    EXPECT_EQ(json["outcome"]["result"], "p1win");
    EXPECT_EQ(json["outcome"]["reason"], "arrival");
    EXPECT_EQ(json["outcome"]["rule"], "P9");
    EXPECT_TRUE(json["actions"].empty());
}

TEST(GamesJson, ListsEveryGame) {
    const auto json = nlohmann::json::parse(games_json());
    ASSERT_EQ(json.size(), games().size());
    EXPECT_EQ(json[0]["id"], games()[0].info.id);
    EXPECT_EQ(json[0]["sides"].size(), 2U);
}

}  // namespace
}  // namespace tessera::play
