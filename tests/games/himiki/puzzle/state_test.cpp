// What the solver keeps of a position is all that bears on solving it, and its lower bound never says too much.

#include "games/himiki/puzzle/state.hpp"

#include <map>

#include <gtest/gtest.h>

#include "games/himiki/puzzle/plain_solver.hpp"
#include "games/himiki/puzzle/random_puzzle.hpp"

namespace tessera::himiki::puzzle {
namespace {

Position at(std::string_view text) {
    const auto position = Position::parse(text, {});
    EXPECT_TRUE(position) << text << ": " << to_text(position.error());
    return *position;
}

TEST(PuzzleState, ARestoredPositionHasTheSameActionsAndLeadsToTheSameStates) {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        Random random(seed);
        const Position start = random_puzzle(Rules::all()[seed % 2], random);
        play_at_random(start, random, 30, [&](const Position&, Move, const Position& after) {
            const Position copy = restored(state_of(after), start);
            ASSERT_EQ(state_of(copy), state_of(after)) << to_text(after);
            ASSERT_EQ(sorted_actions(copy), sorted_actions(after)) << to_text(after);
            ASSERT_EQ(copy.outcome(), after.outcome()) << to_text(after);
            ASSERT_EQ(copy.spent(), 0U);
            ASSERT_EQ(has_free_actions(copy), has_free_actions(after));
            ASSERT_EQ(least_cost_left(copy), least_cost_left(after));
            for (const Move& move : after.legal_moves()) {
                Position one = after;
                Position other = copy;
                ASSERT_EQ(one.cost_of(move), other.cost_of(move));
                one.play(move);
                other.play(move);
                ASSERT_EQ(state_of(one), state_of(other)) << to_text(after) << " " << to_text(after, move);
            }
        });
        if (HasFatalFailure()) return;
    }
}

TEST(PuzzleState, ForgetsWhatDoesNotBearOnSolving) {
    const State state = state_of(at("6/6/3HM2/6/5k. turn 0 - - - A1=VX -"));
    EXPECT_EQ(state_of(at("6/6/3HM2/6/5k. turn 7 - - - A1=VX -")), state);
    // H73: at a turn start only a mana would look at what was left.
    EXPECT_EQ(state_of(at("6/6/3HM2/6/5k. turn 0 - C4<C5 - A1=VX -")), state);
    EXPECT_EQ(state_of(at("6/6/3HM2/6/5k. turn 0 .w. - - A1=VX -")), state);
    EXPECT_EQ(state_of(at("6/6/3HM2/6/5k. replay 0 - C4<C5<D5 - - -")),
              state_of(at("6/6/3HM2/6/5k. replay 0 - C4<D5<C5<D5 - - -")));
}

TEST(PuzzleState, TellsApartAllThatDoes) {
    std::map<std::array<std::uint64_t, 4>, std::string> seen;
    for (const std::string text : {
             "6/6/3HM2/6/5k. turn 0 - - - - -",          "6/6/3HK2/6/5k. turn 0 - - - - -",
             "6/6/3HM2/6/5h. turn 0 - - - - -",          "6/6/3HM2/6/4k.1 turn 0 - - - - -",
             "6/6/3HM2/6/3k.k.1 turn 0 - - - - -",       "6/6/3HM2/6/5k. replay 0 - - - - -",
             "6/6/3HM2/6/5k. turn 0 ?.. - - - -",        "6/6/3HM2/6/5k. turn 0 ..? - - - -",
             "6/6/3HM2/6/5k. turn 0 - - MH - -",         "6/6/3HM2/6/5k. turn 0 - - MM - -",
             "6/6/3HM2/6/5k. turn 0 - - YM - -",         "6/6/3HM2/6/5k. turn 0 - - - - y",
             "6/6/3HM2/6/5k. turn 0 - - CJ - -",         "6/6/3HM2/6/5k. turn 0 - - MK - -",
             "6/6/3HM2/6/5k. turn 0 - C4<C5 MH - -",     "6/6/3HM2/6/5k. replay 0 - C4<C5 - - -",
             "6/6/3HM2/6/5k. replay 0 - C4<C3 - - -",    "6/6/3HM2/6/5k. impulse 0 - C4!<C3 - - -",
             "6/6/3HM2/6/5k. teleport 0 - C4!<C3 - - -", "6/6/3HM2/6/5k. transfer 0 - C4!<C3 - - -",
             "6/6/3HM2/6/5k. turn 0 - - - A1=VX -",      "6/6/3HM2/6/5k. turn 0 - - - A1=TR -",
             "6/6/3HM2/6/5k. turn 0 - - - A1=IM -",      "6/6/3HM2/6/5k. turn 0 - - - A1=TP -",
             "6/6/3HM2/6/5k. turn 0 - - - A1=MR -",      "6/6/3HM2/6/5k. turn 0 - - - A1=PE -",
         }) {
        const auto [found, is_new] = seen.emplace(state_of(at(text)).words, text);
        EXPECT_TRUE(is_new) << text << " and " << found->second;
    }
    // Who is asked about, of two.
    EXPECT_NE(state_of(at("6/6/2KMHM2/6/5k. impulse 0 - C3!<B3,C4<B4 - - -")),
              state_of(at("6/6/2KMHM2/6/5k. impulse 0 - C3<B3,C4!<B4 - - -")));
}

TEST(PuzzleBound, CountsTheCellsFromWhichBlackCubesOfOneTopAreBeaten) {
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/6 turn 0 - - - - -")), 0U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1h. turn 0 - - - - -")), 1U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/2h.2h. turn 0 - - - - -")), 2U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1m. turn 0 - - - - -")), 2U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1m. replay 0 - C4<C5 - - -")), 1U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1m. turn 0 - - MH - -")), 1U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1m. turn 0 - - CJ - -")), 1U);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1m. transfer 0 - C4!<C5 - - -")), 0U);
    EXPECT_EQ(least_cost_left(at("6/6/6/6/3h.1m. turn 0 - - - - -")), std::nullopt);
    EXPECT_EQ(least_cost_left(at("6/6/3HM2/6/3h.1m. turn 0 ?.. - - - -")), std::nullopt);
}

TEST(PuzzleBound, IsNeverAboveTheTrueCost) {
    unsigned compared = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Random random(seed);
        const Sizes small = {.white = 2, .black = 2, .terrain = 2, .events = 4, .holds = 9, .columns = 4, .rows = 3};
        Position position = random_puzzle(Rules::all()[seed % 2], random, small);
        // Somewhere within a turn as often as at its start.
        play_at_random(position, random, random.below(4),
                       [&](const Position&, Move, const Position& after) { position = after; });
        const auto puzzle = plain_puzzle::parse(to_text(position), position.rules().is_headlock() ? 1 : 2);
        ASSERT_TRUE(puzzle) << to_text(position);
        const auto solved = plain_puzzle::solve(*puzzle, 60);
        if (!solved) continue;
        ++compared;
        const auto bound = least_cost_left(position);
        if (!solved->par) continue;
        ASSERT_TRUE(bound) << to_text(position);
        EXPECT_LE(*bound, static_cast<unsigned>(*solved->par)) << to_text(position);
    }
    EXPECT_GE(compared, 100U);
}

}  // namespace
}  // namespace tessera::himiki::puzzle
