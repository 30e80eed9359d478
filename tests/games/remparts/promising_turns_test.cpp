#include "games/remparts/promising_turns.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/remparts/evaluate.hpp"

namespace tessera::remparts {
namespace {

/// Turn starts of random games.
template <class Look>
void for_random_positions(const Look& look) {
    Random random(31);
    for (int game = 0; game < 8; ++game) {
        Position position = Position::initial();
        for (int i = 0; i < 60 && !position.outcome(); ++i) {
            if (position.is_turn_start() && i % 4 == 0) look(position);
            const auto moves = position.legal_moves();
            position.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

bool has_flip(const Turn& turn) {
    return std::any_of(turn.actions.begin(), turn.actions.end(), is_flip);
}

Position after(Position position, const InlineVector<Move, actions_a_turn>& actions) {
    for (const Move& move : actions) position.play(move);
    return position;
}

TEST(PromisingTurns, AreSomeOfAllTurnsEachOnce) {
    for_random_positions([](const Position& position) {
        std::map<std::string, bool> ends;  // and whether pieces alone lead there
        for (const Turn& turn : distinct_turns(position)) ends[to_text(turn.after)] = !has_flip(turn);
        std::set<std::string> promising;
        for_each_promising_turn(position, [&](const auto& actions, int) {
            const std::string end = to_text(after(position, actions));
            EXPECT_TRUE(ends.contains(end)) << end;
            EXPECT_TRUE(promising.insert(end).second) << "twice: " << end;
        });
        EXPECT_FALSE(promising.empty()) << to_text(position);
        for (const auto& [end, only_moves] : ends) {
            EXPECT_TRUE(!only_moves || promising.contains(end)) << "left out: " << end;
        }
    });
}

TEST(PromisingTurns, AreFewWhereWallsCanBeBuiltAnywhere) {
    const Position start = Position::initial();
    std::size_t promising = 0;
    std::size_t all = 0;
    for_each_promising_turn(start, [&](const auto&, int) { ++promising; });
    for ([[maybe_unused]] const Turn& turn : distinct_turns(start)) ++all;
    EXPECT_LT(4 * promising, all);
}

TEST(PromisingTurns, AreWorthWhatThePositionAfterThemIs) {
    for_random_positions([](const Position& position) {
        const PromisingFlips flips(position);
        for (const Turn& turn : DistinctTurns(position, actions_a_turn, flips.tiles())) {
            if (turn.after.is_decided()) {
                EXPECT_EQ(flips.worth_of(turn), 20'000);
                continue;
            }
            const auto flipped = std::count_if(turn.actions.begin(), turn.actions.end(), is_flip);
            const bool is_single = flipped == 1 && turn.actions.size() == 2 && turn.actions[1].act == Act::end;
            // Several flips are guessed by what each does alone; what is not flips alone is looked at.
            if (flipped != 0 && !is_single) continue;
            EXPECT_EQ(flips.worth_of(turn), -evaluate(turn.after));
        }
    });
}

TEST(PromisingTurns, GoOnWithATurnInEveryWay) {
    Position position = Position::initial();
    position.play(*position.parse_move("-d6"));
    std::size_t promising = 0;
    std::size_t all = 0;
    for_each_promising_turn(position, [&](const auto&, int) { ++promising; });
    for ([[maybe_unused]] const Turn& turn : distinct_turns(position)) ++all;
    EXPECT_EQ(promising, all);
}

}  // namespace
}  // namespace tessera::remparts
