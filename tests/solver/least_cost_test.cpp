// What the solver promises beside the right answer: proofs, limits, interruption, the same result every time.

#include "solver/least_cost.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/himiki/puzzle/random_puzzle.hpp"
#include "games/himiki/puzzle/state.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {
namespace {

using namespace himiki::puzzle;

constexpr Rules mindlock = {};
constexpr Rules headlock = {himiki::Edition::first};

Position at(std::string_view text, const Rules& rules = mindlock) {
    const auto position = Position::parse(text, rules);
    EXPECT_TRUE(position) << text << ": " << to_text(position.error());
    return *position;
}

/// Four white and eight black cubes: far too much to exhaust quickly.
Position great_puzzle() {
    return at("k.4h./1HM2MK1/m.1h.k.1m./1KH2HM1/h.4k. turn 0 - - - A3=TP,C1=IM -");
}

std::vector<std::string> texts_of(const Position& start, const Solution<Position>& solution) {
    std::vector<std::string> texts;
    for (const Line& line : solution.lines) texts.push_back(to_text(start, line));
    return texts;
}

TEST(Solver, TriesNoCostAboveTheOneAllowed) {
    const Position start = Position::initial(mindlock);
    const auto refuted = solve(start, 1, {.most_cost = 2});
    EXPECT_EQ(refuted.verdict, Verdict::gave_up);
    EXPECT_EQ(refuted.tries.size(), 3U) << "0, 1 and 2 are refuted";
    EXPECT_EQ(solve(start, 1, {.most_cost = 3}).verdict, Verdict::solved);
    EXPECT_EQ(solve(at("MHk.4/k.5/6/6/6 turn 0 - - - - -"), 1, {.most_cost = 9}).verdict, Verdict::unsolvable);
}

TEST(Solver, ASolvedPuzzleCostsNothingAndHasTheEmptySolution) {
    const auto solution = solve(at("6/6/2HM3/6/6 turn 4 - - - - -"), most_solutions);
    EXPECT_EQ(solution.verdict, Verdict::solved);
    EXPECT_EQ(solution.par, 0U);
    EXPECT_EQ(solution.count, 1U);
    ASSERT_EQ(solution.lines.size(), 1U);
    EXPECT_TRUE(solution.lines[0].empty());
}

TEST(Solver, TriesEveryLowerCostInVainBeforePar) {
    const auto solution = solve(Position::initial(mindlock), 0);
    EXPECT_EQ(solution.par, 3U);
    EXPECT_EQ(solution.tries.size(), 4U);
    EXPECT_TRUE(solution.lines.empty());
}

TEST(Solver, H71WhatWasSpentBeforeDoesNotCount) {
    EXPECT_EQ(solve(at("2h.3/4k.1/1m.1HK2/6/6 turn 7 - - - - -"), 0).par, 3U);
}

TEST(Solver, H71AFreeReplayCostsNothing) {
    // Z04: the second tip is free, and the third costs one again.
    const Position start = at("6/3m.2/1k.2HM1/6/6 turn 0 - - - - -");
    const auto solution = solve(start, most_solutions);
    EXPECT_EQ(solution.par, 2U);
    EXPECT_EQ(texts_of(start, solution).front(), "C5>BC4 C4>BC3 C3>BD3");
}

TEST(Solver, H72AManaMaySolveForNothing) {
    const Position start = at("6/6/4HM1/2m.3/6 turn 0 - - MH C4=IM -");
    const auto solution = solve(start, most_solutions);
    EXPECT_EQ(solution.par, 0U);
    EXPECT_EQ(solution.count, solution.lines.size());
}

TEST(Solver, H57ATransferCanWinTwoFightsAtOnce) {
    // By a swap with a black cube, which comes to stand beside the other one; by a swap with a white one, where both
    // fight in Mindlock only.
    EXPECT_EQ(solve(at("6/6/2MK3/h.h.4/6 turn 0 - - - C1=TR -"), 0).par, 2U);
    const std::string_view two_white = "3h.KH1/6/6/6/HM1m.3 turn 0 - - - A2=TR -";
    EXPECT_EQ(solve(at(two_white), 0).par, 1U);
    EXPECT_GT(solve(at(two_white, headlock), 0).par, 1U);
}

TEST(Solver, H77CountsStopAboveOneThousandAndListsAtOneThousand) {
    // The yokai may be played or not at any time, conjuration too: needless free actions count.
    const Position start = at("m.5/6/6/6/3HKHM1 turn 0 - - CJ,YM - -");
    const auto solution = solve(start, most_solutions);
    EXPECT_EQ(solution.count, most_solutions + 1);
    EXPECT_EQ(solution.lines.size(), most_solutions);
    auto texts = texts_of(start, solution);
    EXPECT_TRUE(std::ranges::is_sorted(texts));
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end());
    const auto first = solve(start, 1);
    ASSERT_EQ(first.lines.size(), 1U);
    EXPECT_EQ(to_text(start, first.lines[0]), texts[0]);
}

TEST(Solver, ProvesThatAPuzzleCannotBeSolved) {
    struct Hopeless {
        std::string_view text;
        Rules rules = mindlock;
    };
    for (const auto& [text, rules] : {
             // Nobody to act.
             Hopeless{"6/6/2h.3/6/6 turn 0 - - - - -"},
             // Boxed in: the cube can only pivot, and fights nobody.
             Hopeless{"6/6/6/h.5/HMh.4 turn 0 - - - - -", headlock},
             // A hold wants four cubes and there are two.
             Hopeless{"6/6/2HM3/6/5h. turn 0 ?.. - - - -"},
             // A hold of water with two cubes that will never show it.
             Hopeless{"k.k.4/6/6/6/4HMk. turn 0 ?.. - - - -"},
         }) {
        const auto solution = solve(at(text, rules), most_solutions);
        EXPECT_EQ(solution.verdict, Verdict::unsolvable) << text;
        EXPECT_TRUE(solution.lines.empty()) << text;
    }
}

TEST(Solver, GivesUpBeyondTheStatesItMayKeep) {
    const auto solution = solve(great_puzzle(), 1, {.most_states = 1'000});
    EXPECT_EQ(solution.verdict, Verdict::gave_up);
    ASSERT_FALSE(solution.tries.empty());
    EXPECT_LE(solution.tries.back(), 1'200U);
    EXPECT_TRUE(solution.lines.empty());
}

TEST(Solver, StopsWhenItIsToldTo) {
    unsigned asked = 0;
    const auto solution = solve(great_puzzle(), 1, {.go_on = [&](const Progress& progress) {
                                    EXPECT_GT(progress.states, 0U);
                                    return ++asked < 3;
                                }});
    EXPECT_EQ(solution.verdict, Verdict::gave_up);
    EXPECT_EQ(asked, 3U);
}

TEST(Solver, ReportsInEveryTryThatIsLongEnough) {
    std::vector<unsigned> costs;
    const auto solution = solve(great_puzzle(), 1, {.most_states = 100'000, .go_on = [&](const Progress& progress) {
                                                        costs.push_back(progress.cost);
                                                        return true;
                                                    }});
    EXPECT_TRUE(std::ranges::is_sorted(costs));
    for (std::size_t cost = 0; cost < solution.tries.size(); ++cost) {
        if (solution.tries[cost] < 40'000) continue;
        EXPECT_TRUE(std::ranges::count(costs, cost) > 0) << cost;
    }
}

TEST(Solver, GivesTheSameAnswerEveryTime) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        const Position start = random_puzzle(mindlock, random, {.white = 2, .black = 3, .terrain = 3, .events = 6});
        const SolveOptions little = {.most_states = 5'000};
        const auto once = solve(start, most_solutions, little);
        const auto again = solve(start, most_solutions, little);
        EXPECT_EQ(once.verdict, again.verdict);
        EXPECT_EQ(once.par, again.par);
        EXPECT_EQ(once.count, again.count);
        EXPECT_EQ(once.lines, again.lines);
        EXPECT_EQ(once.tries, again.tries);
    }
}

TEST(Solver, EverySolutionIsPlayedWithinParAndNotShorter) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        const Position start = random_puzzle(Rules::all()[seed % 2], random, {.white = 2, .black = 3});
        const auto solution = solve(start, 50, {.most_states = 20'000});
        if (solution.verdict != Verdict::solved) continue;
        for (const Line& line : solution.lines) {
            Position position = start;
            for (const himiki::Move& move : line) {
                ASSERT_FALSE(position.is_solved()) << to_text(start);
                position.play(move);
            }
            EXPECT_TRUE(position.is_solved()) << to_text(start);
            EXPECT_EQ(position.spent(), solution.par) << to_text(start);
        }
    }
}

}  // namespace
}  // namespace tessera::solver::puzzles
