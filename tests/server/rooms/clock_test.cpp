#include "server/rooms/clock.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace tessera::server {
namespace {

using Kind = ClockTerms::Kind;

TEST(Clocks, AreReadFromTheirJsonAndWrittenAsIt) {
    for (const Json& json :
         {Json{{"kind", "fischer"}, {"initial", 300'000}, {"increment", 5'000}},
          Json{{"kind", "delay"}, {"initial", 60'000}, {"delay", 3'000}}, Json{{"kind", "days"}, {"days", 3}}}) {
        const auto terms = parse_clock(json);
        ASSERT_TRUE(terms && *terms) << json;
        EXPECT_EQ(to_json(**terms), json);
    }
    const auto none = parse_clock(nullptr);
    EXPECT_TRUE(none && !*none);
}

TEST(Clocks, ThatAreNoneAreRefusedWithASentence) {
    for (const Json& json :
         {Json(3), Json("blitz"), Json::array(), Json::object(), Json{{"kind", "sand"}}, Json{{"kind", 1}},
          Json{{"kind", "fischer"}, {"initial", 999}, {"increment", 0}},
          Json{{"kind", "fischer"}, {"initial", 60'000}, {"increment", -1}},
          Json{{"kind", "fischer"}, {"initial", 60'000}, {"delay", 1}},
          Json{{"kind", "fischer"}, {"initial", 60'000.5}, {"increment", 1}},
          Json{{"kind", "fischer"}, {"initial", UINT64_MAX}, {"increment", 1}},
          Json{{"kind", "delay"}, {"initial", 60'000}, {"delay", 600'001}}, Json{{"kind", "days"}, {"days", 0}},
          Json{{"kind", "days"}, {"days", 31}}, Json{{"kind", "days"}, {"days", "3"}}}) {
        const auto terms = parse_clock(json);
        ASSERT_FALSE(terms) << json;
        EXPECT_EQ(terms.error().code, "malformed");
        EXPECT_TRUE(terms.error().sentence.ends_with('.'));
    }
}

TEST(FischersClock, AddsItsIncrementAfterATurnAndNotWithinIt) {
    Clock clock({Kind::fischer, 10'000, 2'000});
    clock.start(Side::first, 100);
    EXPECT_EQ(clock.deadline(), 10'100);
    clock.acted(Side::first, 1'100);
    EXPECT_EQ(clock.left(Side::first), 9'000);
    clock.acted(Side::second, 2'100);
    EXPECT_EQ(clock.left(Side::first), 10'000);
    EXPECT_EQ(clock.left(Side::second), 10'000);
    EXPECT_EQ(clock.deadline(), 12'100);
    EXPECT_FALSE(clock.is_fallen(12'099));
    EXPECT_TRUE(clock.is_fallen(12'100));
    clock.stop(20'000);
    EXPECT_EQ(clock.left(Side::second), 0);
    EXPECT_EQ(clock.deadline(), std::nullopt);
}

TEST(AClockWithDelay, RunsOnlyWhenTheDelayOfTheTurnIsOver) {
    Clock clock({Kind::delay, 10'000, 2'000});
    clock.start(Side::first, 0);
    EXPECT_EQ(clock.deadline(), 12'000);
    clock.acted(Side::first, 1'500);
    EXPECT_EQ(clock.left(Side::first), 10'000);
    EXPECT_EQ(clock.free(), 500);
    clock.acted(Side::second, 2'500);
    EXPECT_EQ(clock.left(Side::first), 9'500);
    EXPECT_EQ(clock.free(), 2'000);
    clock.acted(Side::first, 4'000);
    EXPECT_EQ(clock.left(Side::second), 10'000);
}

TEST(CorrespondenceClocks, GiveTheirDaysForEveryAction) {
    constexpr Millis day = 86'400'000;
    Clock clock({Kind::days, 2 * day, 0});
    clock.start(Side::first, 5);
    clock.acted(Side::first, 5 + day);
    EXPECT_EQ(clock.deadline(), 5 + 3 * day);
    clock.acted(Side::second, 5 + 2 * day);
    EXPECT_EQ(clock.deadline(), 5 + 4 * day);
    EXPECT_EQ(clock.left(Side::first), 2 * day);
}

TEST(AClockTakenBack, KeepsWhatWasUsedAndAddsNothing) {
    Clock clock({Kind::fischer, 10'000, 2'000});
    clock.start(Side::first, 0);
    clock.acted(Side::second, 1'000);
    clock.taken_back(Side::first, 4'000);
    EXPECT_EQ(clock.left(Side::first), 11'000);
    EXPECT_EQ(clock.left(Side::second), 7'000);
    EXPECT_EQ(clock.running(), Side::first);
}

/// All time that passes is paid for by somebody, or was free, or was added.
TEST(Clocks, LoseAndGainNoTimeByThemselves) {
    Random random(3);
    for (int game = 0; game < 200; ++game) {
        const Kind kind = random.below(2) == 0 ? Kind::fischer : Kind::delay;
        const Millis extra = random.below(3'000);
        Clock clock({kind, 100'000, extra});
        Moment now = random.below(1'000);
        clock.start(Side::first, now);
        for (int n = 0; n < 40 && !clock.is_fallen(now); ++n) {
            const Clock before = clock;
            const Side side = *clock.running();
            const Side next = random.below(3) == 0 ? side : opponent(side);
            const Millis passed = random.below(5'000);
            if (clock.is_fallen(now + passed)) break;
            now += passed;
            clock.acted(next, now);
            const Millis unpaid = std::min(before.free(), passed);
            const Millis gained = kind == Kind::fischer && next != side ? extra : 0;
            EXPECT_EQ(clock.left(side), before.left(side) - (passed - unpaid) + gained);
            EXPECT_EQ(clock.left(opponent(side)), before.left(opponent(side)));
            EXPECT_GT(clock.left(side), 0);
        }
    }
}

}  // namespace
}  // namespace tessera::server
