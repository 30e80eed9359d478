#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

TEST(VersusMoveText, IsWhereFromAndWhereTo) {
    const Position61 start = Position61::initial();
    for (const std::string_view text : {"a2b2", "a2-b2"}) {
        const auto move = start.parse_move(text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(to_text(start, *move), "a2b2");
    }
}

TEST(VersusMoveText, NumbersMayHaveTwoDigits) {
    const Position91 position = drawn<Position91>("f10 A, e10 V, a1 a, k1 v");
    for (const std::string_view text : {"f10f11", "f10-f11", "f10g10", "e10e1"}) {
        const auto move = position.parse_move(text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(position.parse_move(to_text(position, *move)), *move);
    }
    EXPECT_EQ(to_text(position, *position.parse_move("f10-f11")), "f10f11");
}

}  // namespace
}  // namespace tessera::versus
