#include "play/ahead_json.hpp"

#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

TEST(AheadJson, TellsWhatEachActionWouldDo) {
    const auto session = *new_session("pijersi");
    const Json answer = ahead_json(*session, {{"actions", {"a4b5c4", "g1f1"}}});
    ASSERT_EQ(answer.size(), 2U);
    EXPECT_EQ(answer[0]["notation"], "a4-b5=c4");
    EXPECT_EQ(answer[0]["side"], "p1");
    EXPECT_EQ(answer[0]["beats"][0][0], (Json{{"kind", "slide"}, {"cell", "a4"}, {"to", "b5"}, {"value", "top"}}));
    EXPECT_EQ(answer[1]["side"], "p2");
    EXPECT_TRUE(session->played().empty());
}

TEST(AheadJson, RefusesWhatCannotBePlayedOrRead) {
    const auto session = *new_session("pijersi");
    const Json answer = ahead_json(*session, {{"actions", {"a4b5c4", "a4b5"}}});
    EXPECT_TRUE(answer["error"].get<std::string>().starts_with("action 2 'a4b5': ")) << answer;
    for (const Json& asked : {Json(), Json(3), Json::object(), Json{{"actions", "a4b5"}}, Json{{"actions", {1, 2}}}}) {
        EXPECT_EQ(ahead_json(*session, asked), (Json{{"error", "'ahead' wants a list of actions"}})) << asked;
    }
}

}  // namespace
}  // namespace tessera::play
