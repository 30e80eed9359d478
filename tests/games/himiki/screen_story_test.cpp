// What screens are told of an action, held against what it did, in games played at random with much terrain.

#include <gtest/gtest.h>

#include "conformance/screen_laws.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/scenario.hpp"
#include "games/himiki/screen.hpp"
#include "games/himiki/screen_words.hpp"

namespace tessera::himiki {
namespace {

class ScreenStory : public testing::TestWithParam<Rules> {};

int points_told(const Beats& beats, Side side) {
    int points = 0;
    for (const auto& beat : beats) {
        for (const Motion& motion : beat) {
            if (motion.kind == "points" && motion.side == side) points += std::stoi(motion.value);
        }
    }
    return points;
}

/// Where the terrain that is laid and lifted would be.
Chaos terrain_told(Chaos chaos, const Beats& beats) {
    for (const auto& beat : beats) {
        for (const Motion& motion : beat) {
            if (motion.kind == "lay") chaos.lay(*parse_tile(motion.value), *parse_cell(motion.cell));
            if (motion.kind == "lift") chaos.lift(*parse_tile(motion.value), *parse_cell(motion.cell));
        }
    }
    return chaos;
}

template <class P>
void check(const P& before, Move move, const P& after) {
    SCOPED_TRACE(to_text(before, move) + " in " + to_text(before));
    const Beats beats = motions_of(before, move);
    EXPECT_EQ(replayed(before.board(), beats, after.board()), after.board());
    for (const Side side : {Side::first, Side::second}) {
        EXPECT_EQ(points_told(beats, side), static_cast<int>(after.score(side)) - static_cast<int>(before.score(side)));
    }
    // After a transfer points may also be the opponent's (H57).
    if (move.act() != Act::transfer) {
        EXPECT_EQ(points_told(beats, before.side_to_move()),
                  static_cast<int>(count_of(beats, "win") + count_of(beats, "hold")));
    }
    if constexpr (P::has_tiles) {
        EXPECT_EQ(terrain_told(before.chaos(), beats).terrain(), after.chaos().terrain());
        EXPECT_EQ(count_of(beats, "play"),
                  before.chaos().hand(before.seat_to_move()).size() - after.chaos().hand(before.seat_to_move()).size());
    }
}

TEST_P(ScreenStory, TellsWhatEveryActionOfAPlainGameDid) {
    Random random(1);
    for (unsigned game = 0; game < 20; ++game) {
        play_at_random(Position::initial(GetParam()), random, 300, check<Position>);
    }
}

TEST_P(ScreenStory, TellsWhatEveryActionOfAnExpertGameDid) {
    Random random(2);
    std::map<Act, unsigned> seen;
    for (unsigned game = 0; game < 100; ++game) {
        const ExpertPosition start =
            game % 2 == 0 ? ExpertPosition::set_up(GetParam(), 1, game) : with_all_terrain(GetParam(), random);
        const auto visit = [&](const ExpertPosition& before, Move move, const ExpertPosition& after) {
            check(before, move, after);
            // Tips and pivots are the same here as everywhere.
            if (before.phase() >= Phase::chaos) conformance::screen_holds_at(before);
            ++seen[move.act()];
        };
        play_at_random(start, random, 500, visit);
    }
    for (const Act act : {Act::mana, Act::conjure, Act::summon, Act::confuse, Act::lay, Act::impulse, Act::teleport,
                          Act::transfer, Act::keep}) {
        EXPECT_GT(seen[act], 0U) << static_cast<int>(act);
    }
}

INSTANTIATE_TEST_SUITE_P(AllRules, ScreenStory, testing::ValuesIn(Rules::all()),
                         [](const auto& one) { return word_for(one.param); });

}  // namespace
}  // namespace tessera::himiki
