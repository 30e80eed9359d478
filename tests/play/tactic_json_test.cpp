#include "play/tactic_json.hpp"

#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

Json answer_to(const Json& asked) {
    return tactic_attempt(**new_session("himiki"), asked);
}

const Json two_turns = {{"game", "pijersi"},
                        {"position", "6/7/R-5/6p-/6/7/6 w 0 1"},
                        {"solution", {"e1f1", "d7d6", "f1g1"}},
                        {"played", Json::array()}};

Json after(const std::vector<std::string>& played) {
    Json asked = two_turns;
    asked["played"] = played;
    return answer_to(asked);
}

TEST(TacticJson, SaysHowTheAttemptStandsAndWhatTheDefenderDoes) {
    EXPECT_EQ(after({}), (Json{{"state", "open"}, {"reply", Json::array()}}));
    EXPECT_EQ(after({"e1f1"}), (Json{{"state", "open"}, {"reply", {"d7d6"}}}));
    EXPECT_EQ(after({"e1f1", "d7d6", "f1g1"}), (Json{{"state", "solved"}, {"reply", Json::array()}}));
    EXPECT_EQ(after({"e1d1"}), (Json{{"state", "wrong"}, {"reply", Json::array()}}));
}

TEST(TacticJson, SaysWhatItCannotRead) {
    EXPECT_TRUE(answer_to(Json::array()).contains("error"));
    EXPECT_TRUE(answer_to(Json{{"game", "pijersi"}}).contains("error"));
    EXPECT_TRUE(after({"e1e9"}).contains("error"));
    Json asked = two_turns;
    asked["solution"] = {1, 2};
    EXPECT_TRUE(answer_to(asked).contains("error"));
    asked = two_turns;
    asked["game"] = "versus-91";
    EXPECT_EQ(answer_to(asked)["error"], "tactics are of himiki, pijersi, remparts or versus");
}

}  // namespace
}  // namespace tessera::play
