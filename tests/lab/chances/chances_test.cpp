#include "lab/chances/chances.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "lab/workers.hpp"
#include "play/win_chance.hpp"

namespace tessera::lab {
namespace {

using testing::HasSubstr;

/// Results by chance, as a curve of that scale would have them.
std::vector<Scored> made_by(double scale, std::size_t count) {
    Random random(7);
    std::vector<Scored> positions;
    for (std::size_t i = 0; i < count; ++i) {
        const int centi = static_cast<int>(random.below(1'001)) - 500;
        const bool is_won = random.below(1'000'000) < play::chance_of(centi, scale) * 1'000'000;
        positions.push_back({.centi = centi, .result = is_won ? 1.0 : 0.0});
    }
    return positions;
}

TEST(Scored, TheScaleIsFoundThatMadeTheResults) {
    for (const double scale : {60.0, 180.0, 700.0}) {
        const auto positions = made_by(scale, 60'000);
        EXPECT_NEAR(best_scale(positions) / scale, 1, 0.05) << scale;
        EXPECT_LT(loss_at(positions, scale), loss_of_constant(positions, 0.5));
    }
}

TEST(Scored, CalibrationSaysWhatCameOfEachTenth) {
    const std::vector<Scored> positions = {{.centi = 0, .result = 1}, {.centi = 0, .result = 0.5}, {.centi = 9'000}};
    const auto deciles = calibration(positions, 100);
    EXPECT_EQ(deciles[5].positions, 2U);
    EXPECT_DOUBLE_EQ(deciles[5].foretold, 0.5);
    EXPECT_DOUBLE_EQ(deciles[5].result, 0.75);
    EXPECT_EQ(deciles[9].positions, 1U);
    EXPECT_EQ(deciles[0].positions, 0U);
}

TEST(Chances, AreTheSameOnAnyThreads) {
    const ChancesSettings settings{.game = "pijersi", .games = 6, .nodes = 100};
    const auto one = measured_chances(settings, workers(1));
    const auto three = measured_chances(settings, workers(3));
    ASSERT_TRUE(one && three);
    EXPECT_GT(one->fitted, 0U);
    EXPECT_GT(one->held_out, 0U);
    EXPECT_EQ(report_of(settings, *one), report_of(settings, *three));
    EXPECT_THAT(report_of(settings, *one), HasSubstr("pijersi: 6 games, 100 positions looked at for each action"));
}

TEST(Chances, AGameThatGoesOnTooLongIsDrawn) {
    const ChancesSettings settings{.game = "remparts", .games = 2, .nodes = 10, .most_actions = 2};
    const auto chances = measured_chances(settings, workers(1));
    ASSERT_TRUE(chances);
    EXPECT_EQ(chances->drawn, 2U);
    EXPECT_EQ(chances->unfinished, 2U);
}

TEST(Chances, RefusesGamesThatAreNoneForTwo) {
    EXPECT_FALSE(measured_chances({.game = "mindlock"}, workers(1)));
    EXPECT_FALSE(measured_chances({.game = "chess"}, workers(1)));
}

TEST(WinChance, EveryGameHasACurve) {
    EXPECT_EQ(play::chance_scale("himiki-1"), play::chance_scale("himiki"));
    EXPECT_EQ(play::chance_scale("himiki-expert-2v2-1"), play::chance_scale("himiki-expert"));
    EXPECT_DOUBLE_EQ(play::win_chance("versus", {search::Score::Kind::centi, 0}), 0.5);
    EXPECT_DOUBLE_EQ(play::win_chance("versus", {search::Score::Kind::win, 9}), 1);
    EXPECT_DOUBLE_EQ(play::win_chance("versus", {search::Score::Kind::loss, 9}), 0);
}

}  // namespace
}  // namespace tessera::lab
