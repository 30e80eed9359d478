// What a session tells a screen about taps.

#include <array>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "play/registry.hpp"
#include "play/screen_json.hpp"

namespace tessera::play {
namespace {

using Taps = std::vector<std::string>;

std::string why_not(const Session& session, const Taps& taps) {
    const auto error = session.why_not(taps);
    return error ? to_text(*error) : "";
}

TEST(WhyNot, SaysNothingWhileTheTapsCouldBecomeAnAction) {
    const auto session = *new_session("versus");
    EXPECT_EQ(why_not(*session, {}), "");
    EXPECT_EQ(why_not(*session, {"cell:a1"}), "");
    EXPECT_EQ(why_not(*session, {"cell:a1", "cell:b1"}), "");
    EXPECT_EQ(why_not(*session, {"cell:a1", "cell:a2"}), "a2 is not free (rule V6)");
    EXPECT_EQ(why_not_json(*session, Taps{"cell:a1"}), "null");
}

TEST(WhyNot, IsSaidForDictionariesToo) {
    const auto session = *new_session("pijersi");
    EXPECT_EQ(nlohmann::json::parse(why_not_json(*session, Taps{"cell:b4", "cell:b4", "cell:b5"})),
              nlohmann::json({{"sentence", "a wise stands only on a wise, and b5 holds scissors"},
                              {"rule", "P4"},
                              {"key", "wise_only_on_wise"},
                              {"arguments", {"b5", "scissors"}}}));
    EXPECT_EQ(nlohmann::json::parse(why_not_json(*session, Taps{"do:end"})),
              nlohmann::json({{"sentence", "nothing can be done there"},
                              {"key", "nothing_there"},
                              {"arguments", nlohmann::json::array()}}));
}

TEST(WhyNot, SaysThatTapsLeadNowhere) {
    const auto session = *new_session("versus");
    EXPECT_EQ(why_not(*session, {"cell:a1", "cell:b1", "cell:c1"}), "nothing can be done there");
    EXPECT_EQ(why_not(*session, {"do:end"}), "nothing can be done there");
    EXPECT_EQ(why_not(*session, {"nonsense"}), "nothing can be done there");
    const auto remparts = *new_session("remparts");
    EXPECT_EQ(why_not(*remparts, {"cell:d4", "cell:d5"}), "nothing can be done there");
}

TEST(WhyNot, SaysThatTheGameIsOverByRepetitionToo) {
    const auto session = *new_session("versus");
    const std::array<std::string_view, 4> there_and_back = {"a1b1", "i5h6", "b1a1", "h6i5"};
    for (std::size_t i = 0; !session->outcome(); ++i) {
        ASSERT_TRUE(session->act(there_and_back[i % there_and_back.size()]));
    }
    EXPECT_EQ(why_not(*session, {"cell:a1"}), "the game is over (rule T1)");
}

}  // namespace
}  // namespace tessera::play
