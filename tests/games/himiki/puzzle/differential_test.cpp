// The engine against a second, plain implementation that shares no code with it: the same actions, positions and ends,
// as text, in random play from random puzzles of both editions.

#include <gtest/gtest.h>

#include "games/himiki/puzzle/plain_puzzle.hpp"
#include "games/himiki/puzzle/random_puzzle.hpp"

namespace tessera::himiki::puzzle {
namespace {

constexpr std::uint64_t puzzles_an_edition = 250;
constexpr int longest_game = 60;

/// Prefers what leads into the corners of the rules: tiles, answers and replays before pivots and `end`.
std::string chosen(const std::vector<std::string>& actions, Random& random) {
    const auto any = [&] { return actions[random.below(static_cast<std::uint32_t>(actions.size()))]; };
    std::string action = any();
    for (int tries = 0; tries < 3 && (action == "end" || action.contains(">P")); ++tries) action = any();
    return action;
}

void compare_play(const Position& start, std::uint64_t seed) {
    Random random(seed);
    Position fast = start;
    auto plain = plain_puzzle::parse(to_text(start), start.rules().is_headlock() ? 1 : 2);
    ASSERT_TRUE(plain) << to_text(start);
    for (int ply = 0; ply < longest_game; ++ply) {
        ASSERT_EQ(to_text(fast), plain_puzzle::to_text(*plain));
        ASSERT_EQ(to_text(fast.outcome()), plain_puzzle::outcome(*plain)) << to_text(fast);
        const auto actions = sorted_actions(fast);
        ASSERT_EQ(actions, plain_puzzle::legal_actions(*plain)) << to_text(fast);
        if (actions.empty()) return;
        const std::string action = chosen(actions, random);
        SCOPED_TRACE(to_text(fast) + " : " + action);
        const auto move = fast.parse_move(action);
        ASSERT_TRUE(move) << to_text(move.error());
        fast.play(*move);
        plain = plain_puzzle::play(*plain, action);
        // The text is the whole position: a copy made from it goes on in the same way.
        const auto copy = Position::parse(to_text(fast), fast.rules());
        ASSERT_TRUE(copy) << to_text(copy.error());
        ASSERT_EQ(*copy, fast);
    }
}

class PuzzleDifferential : public testing::TestWithParam<Rules> {};

TEST_P(PuzzleDifferential, RandomPuzzlesAgreeWithThePlainRules) {
    for (std::uint64_t seed = 0; seed < puzzles_an_edition; ++seed) {
        Random random(seed);
        compare_play(random_puzzle(GetParam(), random), seed);
        if (HasFatalFailure()) return;
    }
}

TEST_P(PuzzleDifferential, CrowdedPuzzlesAgreeWithThePlainRules) {
    // Every tile there is and all holds asked for: chains of terrain are common.
    for (std::uint64_t seed = 0; seed < puzzles_an_edition; ++seed) {
        Random random(seed);
        const Sizes every_tile = {.terrain = 1, .events = 1, .holds = 1};
        compare_play(random_puzzle(GetParam(), random, every_tile), seed);
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, PuzzleDifferential, testing::ValuesIn(Rules::all()),
                         [](const auto& one) { return word_for(one.param); });

}  // namespace
}  // namespace tessera::himiki::puzzle
