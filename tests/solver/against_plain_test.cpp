// The solver against plain breadth-first search by the plain implementation of the rules: one thousand small puzzles,
// drawn by chance, in which both must find the same PAR, the same number of solutions and the same solutions.

#include <gtest/gtest.h>

#include "games/himiki/puzzle/plain_solver.hpp"
#include "games/himiki/puzzle/random_puzzle.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {
namespace {

using namespace himiki::puzzle;
namespace plain = himiki::plain_puzzle;

constexpr unsigned puzzles_compared = 1000;
constexpr std::size_t most_plain_states = 160;

/// What was compared, so that the thousand cannot all be of one kind.
struct Tally {
    unsigned compared = 0;
    unsigned unsolvable = 0;
    unsigned headlock = 0;
    unsigned with_terrain = 0;
    unsigned with_events = 0;
    unsigned with_holds = 0;
    unsigned several_solutions = 0;
    unsigned cost_two_or_more = 0;
};

void compare(const Position& start, const plain::Solved& expected, Tally& tally) {
    const auto solution = solve(start, most_solutions);
    ASSERT_EQ(solution.verdict, expected.par ? Verdict::solved : Verdict::unsolvable);
    ++tally.compared;
    tally.headlock += start.rules().is_headlock() ? 1 : 0;
    tally.with_terrain += start.chaos().terrain() != 0 ? 1 : 0;
    tally.with_events += start.events().empty() && !start.is_armed() ? 0 : 1;
    tally.with_holds += start.asks_for_holds() ? 1 : 0;
    tally.unsolvable += expected.par ? 0 : 1;
    if (!expected.par) return;
    ASSERT_EQ(solution.par, static_cast<unsigned>(*expected.par));
    ASSERT_EQ(solution.count, expected.solutions);
    std::vector<std::string> lines;
    for (const Line& line : solution.lines) lines.push_back(to_text(start, line));
    ASSERT_EQ(lines, expected.lines);
    tally.several_solutions += expected.solutions > 1 ? 1 : 0;
    tally.cost_two_or_more += *expected.par > 1 ? 1 : 0;
}

/// From bare boards of two cubes to a handful of cubes with every kind of tile, close together so that little is
/// enough.
Position small_puzzle(const Rules& rules, Random& random, std::uint64_t kind) {
    switch (kind) {
        case 0:
            return random_puzzle(rules, random, {.white = 1, .black = 1, .terrain = 0, .events = 0, .holds = 0});
        case 1:
            return random_puzzle(
                rules, random,
                {.white = 1, .black = 2, .terrain = 3, .events = 3, .holds = 0, .columns = 3, .rows = 3});
        case 2:
            return random_puzzle(
                rules, random,
                {.white = 2, .black = 2, .terrain = 2, .events = 3, .holds = 0, .columns = 4, .rows = 3});
        case 3:
            return random_puzzle(
                rules, random,
                {.white = 1, .black = 3, .terrain = 3, .events = 0, .holds = 0, .columns = 3, .rows = 4});
        case 4:
            return nearly_held_puzzle(random);
        default:
            return pen_puzzle(rules, random);
    }
}

TEST(SolverAgainstPlainSearch, OneThousandSmallPuzzlesHaveTheSamePARAndTheSameSolutions) {
    Tally tally;
    for (std::uint64_t seed = 0; tally.compared < puzzles_compared && !HasFatalFailure(); ++seed) {
        ASSERT_LT(seed, 20 * puzzles_compared) << "too few puzzles are small enough";
        Random random(seed);
        const Rules rules = Rules::all()[seed / 6 % 2];
        const Position start = small_puzzle(rules, random, seed % 6);
        const auto puzzle = plain::parse(to_text(start), start.rules().is_headlock() ? 1 : 2);
        ASSERT_TRUE(puzzle) << to_text(start);
        const auto expected = plain::solve(*puzzle, most_plain_states);
        if (!expected) continue;
        SCOPED_TRACE(to_text(start));
        compare(start, *expected, tally);
    }
    EXPECT_GE(tally.unsolvable, 10U);
    EXPECT_GE(tally.headlock, 300U);
    EXPECT_GE(tally.with_terrain, 300U);
    EXPECT_GE(tally.with_events, 100U);
    EXPECT_GE(tally.with_holds, 20U);
    EXPECT_GE(tally.several_solutions, 100U);
    EXPECT_GE(tally.cost_two_or_more, 300U);
}

}  // namespace
}  // namespace tessera::solver::puzzles
