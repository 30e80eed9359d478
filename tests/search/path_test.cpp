#include "search/path.hpp"

#include <gtest/gtest.h>

#include "games/remparts/tactics.hpp"

namespace tessera::search {
namespace {

using remparts::Position;

/// The start with either side to move: nothing is taken between them, so that going to and fro is no progress.
struct PathTest : testing::Test {
    Position here = Position::initial({});
    Position there = *passed(here);

    /// Goes to and fro until a draw is seen, and says after how many steps.
    [[nodiscard]] int steps_to_draw(const Past& past) const {
        Path<Position> path(here, past, 128);
        path.begin();
        for (int height = 1; height < 100; ++height) {
            const Position& now = height % 2 == 0 ? here : there;
            path.key_of(height % 2 == 0 ? there : here, now, height);
            if (path.is_drawn(now, height)) return height;
            path.enter(now, height);
        }
        return 0;
    }
};

TEST_F(PathTest, T1APositionThatComesBackIsDrawn) {
    EXPECT_EQ(steps_to_draw({}), 2);
}

TEST_F(PathTest, T1HoldsAlsoWhereT2IsNear) {
    EXPECT_EQ(steps_to_draw({.turns_without_progress = 150}), 2);
}

TEST_F(PathTest, T1APositionThatStoodTwiceIsDrawnAtOnce) {
    EXPECT_EQ(steps_to_draw({.stood_twice = {there.key()}}), 1);
}

TEST_F(PathTest, T2TheLastTurnWithoutProgressIsDrawn) {
    EXPECT_EQ(steps_to_draw({.turns_without_progress = 199}), 1);
}

TEST_F(PathTest, T2MakesAnotherPositionForTheTable) {
    const Past far{};
    const Past near{.turns_without_progress = 190};
    Path<Position> path_far(here, far, 64);
    Path<Position> path_near(here, near, 64);
    path_far.begin();
    path_near.begin();
    EXPECT_EQ(path_far.key_of(here, there, 1), there.key());
    EXPECT_NE(path_near.key_of(here, there, 1), there.key());
}

}  // namespace
}  // namespace tessera::search
