#include "play/explore_json.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

std::unique_ptr<Session> after(std::string_view game, std::initializer_list<const char*> actions) {
    auto session = *new_session(game);
    for (const char* action : actions) EXPECT_TRUE(session->act(action)) << action;
    return session;
}

TEST(Explored, SaysWhereEachActionLeads) {
    for (const Game& game : games()) {
        const auto session = game.start(game.info);
        for (std::uint64_t seed = 1; seed <= 6 && !session->outcome(); ++seed) {
            const Json json = explored(*session, {});
            EXPECT_EQ(json["side"], party(session->side_to_move()));
            EXPECT_EQ(json["over"], false);
            const auto actions = session->actions();
            ASSERT_EQ(json["actions"].size(), actions.size()) << game.info.id;
            const std::size_t step = std::max<std::size_t>(1, actions.size() / 5);
            for (std::size_t i = 0; i < actions.size(); i += step) {
                const Json& each = json["actions"][i];
                EXPECT_EQ(each["action"], actions[i]);
                EXPECT_EQ(each["notation"], *session->notation_of(actions[i]));
                const auto ahead = session->clone();
                ASSERT_TRUE(ahead->act(actions[i]));
                EXPECT_EQ(explored(*ahead, {})["key"], each["key"]) << game.info.id << ' ' << actions[i];
            }
            ASSERT_TRUE(session->act(*session->random_action(seed)));
        }
    }
}

TEST(Explored, DoesNotCareHowAPositionWasReached) {
    const auto one = explored(*after("versus", {"a2b2", "i2h2", "a3b3"}), {});
    const auto other = explored(*after("versus", {"a3b3", "i2h2", "a2b2"}), {});
    EXPECT_EQ(one, other);
}

/// Files of openings are looked up by these on every compiler, and in WebAssembly by the test of the pages.
TEST(Explored, KeysStayWhatTheyAre) {
    const auto key = [](std::string_view game) { return explored(**new_session(game), {})["key"].get<std::string>(); };
    EXPECT_EQ(key("himiki"), "e220a8397b1dcdaf");
    EXPECT_EQ(key("himiki-2v2"), "1c6404b8ad42a5f3");
    EXPECT_EQ(key("versus"), "4b1fbf185b5ed012");
    EXPECT_EQ(key("versus-91"), "4b71a0e702eca5e8");
    EXPECT_EQ(key("pijersi"), "609670ec20de0902");
    EXPECT_EQ(key("remparts"), "95a2fd94baab01c9");
}

TEST(Explored, SaysThatAGameIsOver) {
    auto session = *new_session("pijersi");
    for (std::uint64_t seed = 1; !session->outcome(); ++seed) ASSERT_TRUE(session->act(*session->random_action(seed)));
    EXPECT_EQ(explored(*session, {})["over"], true);
}

TEST(FiledGame, HasEveryActionWhereItWasPlayed) {
    for (const char* id : {"himiki", "versus-91", "remparts"}) {
        const auto session = *new_session(id);
        Json expected = Json::array();
        for (std::uint64_t seed = 1; seed <= 12 && !session->outcome(); ++seed) {
            const auto filed = session->filed();
            const std::string action = *session->random_action(seed);
            const auto found = std::ranges::find(filed.actions, action, &FiledAction::action);
            expected.push_back({{"key", fmt::format("{:016x}", filed.key)}, {"filed", found->filed}});
            ASSERT_TRUE(session->act(action));
        }
        EXPECT_EQ(filed_game(*session, {})["plies"], expected) << id;
    }
}

}  // namespace
}  // namespace tessera::play
