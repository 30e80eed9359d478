#include "games/remparts/tactics.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/remparts/turns.hpp"

namespace tessera::remparts {
namespace {

/// Whether some turn, or rest of one, takes the monarch: by looking at all of them.
bool can_take_monarch(const Position& position) {
    const Side side = position.side_to_move();
    for (const Turn& turn : distinct_turns(position)) {
        const auto ended = turn.after.outcome();
        if (ended && ended->winner == side) return true;
    }
    return false;
}

TEST(RempartsTactics, SeesExactlyWhetherTheMonarchCanBeTaken) {
    int yes = 0;
    int no = 0;
    for (std::uint64_t game = 0; game < 30; ++game) {
        Random random(game);
        Position position = Position::initial();
        for (int action = 0; action < 120 && !position.outcome(); ++action) {
            if (action % 2 == 0 || position.used() > 0) {
                const auto seen = quick_win(position);
                ASSERT_EQ(!seen.empty(), can_take_monarch(position)) << to_text(position);
                seen.empty() ? ++no : ++yes;
                Position next = position;
                for (const Move& move : seen) {
                    const auto legal = next.legal_moves();
                    ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end())
                        << to_text(position) << " " << to_text(next, move);
                    next.play(move);
                }
                if (!seen.empty()) {
                    ASSERT_TRUE(next.outcome() && next.outcome()->winner == position.side_to_move())
                        << to_text(position);
                }
            }
            // The monarch is spared, so that games last.
            const auto moves = position.legal_moves();
            Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            for (int i = 0; i < 20; ++i) {
                Position next = position;
                next.play(move);
                if (!next.outcome()) break;
                move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            }
            position.play(move);
        }
    }
    EXPECT_GT(yes, 100);
    EXPECT_GT(no, 100);
}

TEST(RempartsTactics, CountsWhatATurnTakes) {
    const auto position = *Position::parse("6k/7/7/s5s/7/7/S5K w - - 0 - -");
    const auto move = *position.parse_move("a1xa4");
    EXPECT_EQ(turn_urgency(position, std::array{move}), 100);
    const auto slide = *position.parse_move("a1f1");
    EXPECT_EQ(turn_urgency(position, std::array{slide}), 0);
}

}  // namespace
}  // namespace tessera::remparts
