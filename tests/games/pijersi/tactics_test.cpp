#include "games/pijersi/tactics.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {
namespace {

/// Positions of random games from random starts, in which turns that take are preferred, so that boards empty.
template <class Look>
void look_at_random_games(int games, Look look) {
    for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        Position position = Position::set_up({}, 2, random.next());
        while (!position.outcome()) {
            look(position);
            const auto taking = urgent_moves(position);
            const auto all = position.legal_moves();
            const auto& from = taking.empty() || random.below(3) == 0 ? all : taking;
            position.play(from[random.below(static_cast<std::uint32_t>(from.size()))]);
        }
    }
}

bool wins(const Position& position, Move move) {
    Position next = position;
    next.play(move);
    const auto ended = next.outcome();
    return ended && ended->reason == &arrival;
}

TEST(PijersiTactics, SeesExactlyTheTurnsThatArrive) {
    int found = 0;
    look_at_random_games(200, [&](const Position& position) {
        const auto moves = position.legal_moves();
        const bool can_win = std::any_of(moves.begin(), moves.end(), [&](Move move) { return wins(position, move); });
        const auto seen = quick_win(position);
        ASSERT_EQ(!seen.empty(), can_win) << to_text(position);
        if (!can_win) return;
        ++found;
        EXPECT_NE(std::find(moves.begin(), moves.end(), seen[0]), moves.end()) << to_text(position);
        EXPECT_TRUE(wins(position, seen[0])) << to_text(position);
    });
    EXPECT_GT(found, 100);
}

TEST(PijersiTactics, ListsTheTurnsThatTakeAndNoOthers) {
    look_at_random_games(60, [&](const Position& position) {
        std::size_t taking = 0;
        for (const Move& move : position.legal_moves()) {
            Position next = position;
            next.play(move);
            const bool takes = next.quiet() == 0;
            taking += takes ? 1 : 0;
            ASSERT_EQ(urgency(position, move) > 0, takes) << to_text(position) << " " << to_text(position, move);
        }
        const auto listed = urgent_moves(position);
        ASSERT_EQ(listed.size(), taking) << to_text(position);
        for (const Move& move : listed) ASSERT_GT(urgency(position, move), 0) << to_text(position, move);
    });
}

TEST(PijersiTactics, PassingOnlyGivesTheTurnAway) {
    const Position start = Position::initial();
    const auto other = passed(start);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->side_to_move(), Side::second);
    EXPECT_EQ(other->of(Side::first), start.of(Side::first));
}

}  // namespace
}  // namespace tessera::pijersi
