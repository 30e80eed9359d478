// The two symmetries of the rules; conformance tests hold every position of random games to them.

#include <gtest/gtest.h>

#include "games/remparts/drawn.hpp"

namespace tessera::remparts {
namespace {

TEST(RempartsSymmetry, LeftAndRightAreAlike) {
    const Position position = after(Position::initial(), "+b4 -e6 e7e3");
    EXPECT_EQ(to_text(reflected(position)), to_text(after(Position::initial(), "+f4 -c6 c7c3")));
    EXPECT_EQ(reflected(Position::initial()), Position::initial());
}

TEST(RempartsSymmetry, HalfATurnGivesEachSideTheOthersPlace) {
    const Position position = after(Position::initial(), "+b4 -e6");
    EXPECT_EQ(to_text(swapped(position)), "smlklms/#######/7/5#1/7/##1####/SMLKLMS w - - 2 -c2,+f4 -");
    const Move move = *position.parse_move("e7e3");
    EXPECT_EQ(to_text(swapped(position), swapped(move)), "c1c5");
}

TEST(RempartsSymmetry, TheEndOfATurnIsItsOwnImage) {
    EXPECT_EQ(reflected(Move{Act::end}), Move{Act::end});
    EXPECT_EQ(swapped(Move{Act::end}), Move{Act::end});
}

}  // namespace
}  // namespace tessera::remparts
