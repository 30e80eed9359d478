// When several solutions are one in different orders.

#include "solver/puzzles/orders.hpp"

#include <gtest/gtest.h>

namespace tessera::solver::puzzles {
namespace {

Position puzzle(std::string_view text) {
    return *Position::parse(text, himiki::puzzle::Rules{});
}

bool is_one(std::string_view text) {
    const auto solution = solve(puzzle(text), most_solutions);
    EXPECT_EQ(solution.verdict, Verdict::solved);
    return is_one_up_to_order(puzzle(text), solution.lines);
}

TEST(Orders, ASingleSolutionIsOne) {
    EXPECT_TRUE(is_one("2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -"));
}

TEST(Orders, TwoCubesThatWorkFarFromEachOtherMayGoInAnyOrder) {
    const auto start = puzzle("5MK/5h./1KH4/6/m.5 turn 0 - - - - -");
    const auto solution = solve(start, most_solutions);
    ASSERT_EQ(solution.count, 6U);
    EXPECT_TRUE(is_one_up_to_order(start, solution.lines));
}

TEST(Orders, AnotherWayToTheGoalIsAnotherSolution) {
    // One white cube alone: whatever order its actions come in, these go different ways.
    const auto start = puzzle("6/6/6/3h.MK1/2k.3 turn 0 - - - E4=TP -");
    const auto solution = solve(start, most_solutions);
    ASSERT_EQ(solution.count, 3U);
    EXPECT_FALSE(is_one_up_to_order(start, solution.lines));
}

TEST(Orders, AMissingOrderPartsTheRest) {
    const auto start = puzzle("5MK/5h./1KH4/6/m.5 turn 0 - - - - -");
    auto lines = solve(start, most_solutions).lines;
    // Only the two extremes, each several exchanges from the other.
    EXPECT_FALSE(is_one_up_to_order(start, {lines.front(), lines.back()}));
}

TEST(Orders, NoSolutionIsNotOne) {
    EXPECT_FALSE(is_one_up_to_order(puzzle("2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -"), {}));
}

}  // namespace
}  // namespace tessera::solver::puzzles
