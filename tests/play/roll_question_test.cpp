#include "play/roll_question.hpp"

#include <gtest/gtest.h>

#include "play/registry.hpp"
#include "play/screen_json.hpp"

namespace tessera::play {
namespace {

TEST(RollQuestion, RollsWithSeedsOf63Bits) {
    const auto session = *new_session("mukyan");
    ASSERT_TRUE(session->start_from("6/6/1hm1HM2/6/HM5 b 0-0 --- turn + -"));
    // Both are the same number to JavaScript.
    for (const auto& [text, seed] : {std::pair{"9223372036854775806", 9223372036854775806ULL},
                                     std::pair{"9223372036854775807", 9223372036854775807ULL}}) {
        EXPECT_EQ(roll_answer(*session, {{"isRuthless", false}, {"seed", text}}),
                  Json::parse(roll_json(*session, search::Temper::fair, seed)));
    }
    EXPECT_TRUE(roll_answer(**new_session("himiki"), {{"isRuthless", true}, {"seed", "1"}}).is_null());
}

TEST(RollQuestion, RefusesWhatCannotBeRead) {
    const auto session = *new_session("mukyan");
    for (const Json& asked : {Json(), Json(3), Json::object(), Json{{"isRuthless", false}, {"seed", 1}},
                              Json{{"isRuthless", 0}, {"seed", "1"}}, Json{{"isRuthless", false}, {"seed", "-1"}},
                              Json{{"isRuthless", false}, {"seed", "18446744073709551616"}}}) {
        EXPECT_TRUE(roll_answer(*session, asked).contains("error")) << asked;
    }
}

}  // namespace
}  // namespace tessera::play
