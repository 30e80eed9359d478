#include "play/share_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/game_script.hpp"
#include "play/random_games.hpp"

namespace tessera::play {
namespace {

using testing::HasSubstr;

/// The game on the table.
class ShareJson : public testing::Test {
  protected:
    std::unique_ptr<Session> table = *new_session("versus");
};

TEST_F(ShareJson, ScriptsOfEveryGameLeadToTheSameGame) {
    for (const Game& game : games()) {
        const auto session = random_game(game, 4, 30);
        const auto script = script_json(*session);
        ASSERT_TRUE(script);
        const auto again = parse_script(*script);
        ASSERT_TRUE(again) << game.info.id << ": " << to_text(again.error());
        EXPECT_EQ((*again)->position(), session->position());
        EXPECT_EQ((*again)->start().setup, session->start().setup);
    }
}

TEST_F(ShareJson, ASeedThatJavaScriptCannotHoldIsAPosition) {
    auto session = *new_session("himiki-expert");
    ASSERT_TRUE(session->set_up("random-deal", ~std::uint64_t{0}));
    const auto script = script_json(*session);
    ASSERT_TRUE(script);
    EXPECT_FALSE(script->contains("seed"));
    EXPECT_EQ((*parse_script(*script))->position(), session->position());
}

TEST_F(ShareJson, ALinkGoesThereAndBack) {
    const Json script = {{"id", "pijersi"}, {"setup", "half-random"}, {"seed", 12}, {"actions", Json::array()}};
    const Json link = link_of(*table, {{"script", script}});
    ASSERT_TRUE(link.contains("link")) << link;
    EXPECT_EQ(game_of_link(*table, link)["script"], script);
    // Without a script it is the game on the table.
    EXPECT_EQ(game_of_link(*table, link_of(*table, Json::object()))["script"]["id"], "versus");
}

TEST_F(ShareJson, FaultsHaveASentenceAndAKey) {
    const Json damaged = game_of_link(*table, {{"link", "1nonsense"}});
    EXPECT_EQ(damaged["fault"]["key"], "damaged");
    EXPECT_THAT(damaged["fault"]["sentence"].get<std::string>(), HasSubstr("damaged"));
    for (const Json& asked : {Json(nullptr), Json(3), Json::array(), Json{{"link", 7}}, Json{{"script", "x"}},
                              Json{{"script", {{"id", "versus"}, {"actions", {1}}}}}, Json{{"text", nullptr}}}) {
        EXPECT_TRUE(game_of_link(*table, asked).contains("fault")) << asked;
        EXPECT_TRUE(read_records(*table, asked).contains("fault")) << asked;
    }
    EXPECT_TRUE(link_of(*table, {{"script", {{"id", "versus"}, {"actions", {1}}}}}).contains("fault"));
    for (const Json& seed : {Json(-1), Json("7"), Json(1.5)}) {
        const Json script = {{"id", "pijersi"}, {"setup", "half-random"}, {"seed", seed}};
        EXPECT_TRUE(link_of(*table, {{"script", script}}).contains("fault")) << seed;
    }
    EXPECT_TRUE(write_record(*table, {{"script", {{"id", "nothing"}}}}).contains("fault"));
}

TEST_F(ShareJson, ARecordIsWrittenAndReadAgain) {
    const Json script = {{"id", "pijersi"}, {"actions", {"a4b5c4", "g1f1"}}};
    const Json asked = {{"script", script}, {"form", "record"},     {"players", {"Ada", "Bo"}},
                        {"event", "Tea"},   {"date", "2026-03-01"}, {"out_of_time", "p2"}};
    const Json written = write_record(*table, asked);
    ASSERT_TRUE(written.contains("text")) << written;
    const Json read = read_records(*table, written);
    ASSERT_EQ(read["games"].size(), 1U) << read;
    const Json& game = read["games"][0];
    EXPECT_EQ(game["form"], "record");
    EXPECT_EQ(game["script"], script);
    EXPECT_EQ(game["players"], (Json{"Ada", "Bo"}));
    EXPECT_EQ(game["tags"]["Event"], "Tea");
    EXPECT_EQ(game["result"], "1-0");
    EXPECT_EQ(game["out_of_time"], "p2");
    const Json author = write_record(*table, {{"script", script}, {"form", "author"}});
    EXPECT_EQ(read_records(*table, author)["games"][0]["script"]["actions"], script["actions"]);
    EXPECT_TRUE(write_record(*table, {{"script", {{"id", "versus"}}}, {"form", "author"}}).contains("fault"));
}

TEST_F(ShareJson, NamesTheLineAndKeepsAwayWhatBoardsCannotShow) {
    const Json fault = read_records(*table, {{"text", "[Game \"pijersi\"]\n\n1. a4-b9 *\n"}})["fault"];
    EXPECT_EQ(fault["line"], 3);
    EXPECT_EQ(fault["form"], "record");
    const Json points = read_records(*table, {{"text", "[Game \"himiki-2v2\"]\n(point P1 they_spoke) *"}});
    EXPECT_EQ(points["fault"]["key"], "points");
}

}  // namespace
}  // namespace tessera::play
