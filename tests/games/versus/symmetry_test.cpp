// Which symmetries keep what; that they commute with play is in the conformance suite.

#include <gtest/gtest.h>

#include "games/versus/drawn.hpp"

namespace tessera::versus {
namespace {

template <class P>
class VersusSymmetry : public testing::Test {};

using Sizes = testing::Types<Position61, Position91>;
TYPED_TEST_SUITE(VersusSymmetry, Sizes);

TYPED_TEST(VersusSymmetry, V2BothKeepTheTargets) {
    using Board = typename TypeParam::Board;
    for_each_in(Board::targets, [](unsigned index) {
        EXPECT_TRUE(Board::has(Board::targets, Board::Grid::mirrored(Board::cell(index))));
        EXPECT_TRUE(Board::has(Board::targets, Board::Grid::half_turned(Board::cell(index))));
    });
}

TYPED_TEST(VersusSymmetry, V4HalfATurnKeepsTheStartAndTheMirrorDoesNot) {
    const TypeParam start = TypeParam::initial();
    TypeParam light_begins = start;
    light_begins.set_side_to_move(Side::second);
    EXPECT_EQ(swapped(start), light_begins);
    EXPECT_NE(reflected(start), start);
    EXPECT_EQ(reflected(reflected(start)), start);
}

TYPED_TEST(VersusSymmetry, CountsGoAlong) {
    TypeParam position = drawn<TypeParam>("b2 d, a1 V");
    position.set_pulls(*TypeParam::Board::parse_cell("b2"), 2);
    EXPECT_NE(to_text(swapped(position)).find(":2"), std::string::npos);
    EXPECT_NE(to_text(reflected(position)).find(":2"), std::string::npos);
    EXPECT_EQ(swapped(swapped(position)), position);
}

}  // namespace
}  // namespace tessera::versus
