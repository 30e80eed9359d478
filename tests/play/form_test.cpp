#include "play/form.hpp"

#include <set>

#include <gtest/gtest.h>

#include "play/registry.hpp"

namespace tessera::play {
namespace {

GameInfo with_form(int form) {
    GameInfo info;
    info.levels = {.strengths = {100, 200, 300, 400, 500, 600, 700, 800, 900}, .form = form};
    return info;
}

const GameInfo steady = with_form(0);
const GameInfo moody = with_form(100);

TEST(Form, FullStrengthHasNone) {
    EXPECT_FALSE(strength_in(moody, 10, {}, 1));
    EXPECT_FALSE(usual_strength(moody, 10));
}

TEST(Form, WithoutOneEveryGameIsAlike) {
    for (std::uint64_t game = 0; game < 100; ++game) EXPECT_EQ(strength_in(steady, 3, {}, game), 300);
}

TEST(Form, LiesWithinALevelToEitherSideAndIsTheLevelOnAverage) {
    std::set<int> seen;
    double sum = 0;
    constexpr int games = 20'000;
    for (std::uint64_t game = 0; game < games; ++game) {
        const int strength = *strength_in(moody, 5, {}, game);
        EXPECT_GE(strength, 400);
        EXPECT_LE(strength, 600);
        seen.insert(strength);
        sum += strength;
    }
    EXPECT_EQ(seen.size(), 201U);
    EXPECT_NEAR(sum / games, 500, 2);
    EXPECT_EQ(usual_strength(moody, 5), 500);
}

TEST(Form, StaysForAGameAndIsAnotherForEachSeat) {
    int differing = 0;
    for (std::uint64_t game = 0; game < 100; ++game) {
        const auto first = strength_in(moody, 5, {0}, game);
        EXPECT_EQ(first, strength_in(moody, 5, {0}, game));
        differing += first != strength_in(moody, 5, {1}, game) ? 1 : 0;
    }
    EXPECT_GT(differing, 90);
}

TEST(Form, EndsAtTheEndsOfWhatStrengthsThereAre) {
    for (std::uint64_t game = 0; game < 1000; ++game) {
        EXPECT_GE(*strength_in(moody, 1, {}, game), 0);
        EXPECT_LE(*strength_in(moody, 1, {}, game), 200);
        EXPECT_GE(*strength_in(moody, 9, {}, game), 800);
        EXPECT_LE(*strength_in(moody, 9, {}, game), 1000);
    }
}

TEST(Form, LevelsOfEveryGameGrow) {
    for (const Game& game : games()) {
        for (int level = 2; level < full_level; ++level) {
            EXPECT_LT(usual_strength(game.info, level - 1), usual_strength(game.info, level)) << game.info.id << level;
        }
        EXPECT_GE(game.info.levels.form, 0);
        EXPECT_LE(game.info.levels.form, 100);
    }
}

}  // namespace
}  // namespace tessera::play
