#include "search/weakened.hpp"

#include <gtest/gtest.h>

#include "games/himiki/evaluate.hpp"
#include "games/pijersi/evaluate.hpp"

namespace tessera::search {
namespace {

template <Evaluates P>
std::optional<typename P::Move> weak_move(const P& position, int strength, std::uint64_t seed) {
    const Control control{.seed = seed, .strength = strength};
    const Past past;
    return Weakened<P>(position, past, {}, control).run();
}

TEST(Handicap, GrowsWithEachStepDown) {
    Handicap before = handicap_of(0);
    EXPECT_EQ(before.nodes, 64U);
    for (int strength = 10; strength <= most_strength; strength += 10) {
        const Handicap now = handicap_of(strength);
        EXPECT_GT(now.nodes, before.nodes) << strength;
        EXPECT_LE(now.noise, before.noise) << strength;
        EXPECT_LE(now.most_loss, before.most_loss) << strength;
        before = now;
    }
    EXPECT_EQ(before.noise, 0);
    EXPECT_EQ(before.nodes, 64U << 12);
}

TEST(Weakened, PlaysTheSameAgainForTheSameSeed) {
    const auto position = pijersi::Position::initial();
    int different = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto move = weak_move(position, 100, seed);
        EXPECT_EQ(move, weak_move(position, 100, seed));
        different += move == weak_move(position, 100, seed + 1) ? 0 : 1;
    }
    EXPECT_GT(different, 10) << "a weak player varies";
}

TEST(Weakened, NeverGivesUpMoreThanItsStrengthAllows) {
    const auto position = *pijersi::Position::parse("r-p-s-r-p-s-/7/2ps3/2R-4/6/7/R-P-S-R-P-S- w 0 1");
    const Past past;
    int worst_of_beginner = 0;
    for (const int strength : {0, 300, 520}) {
        const Handicap handicap = handicap_of(strength);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Control control{.seed = seed};
            const Limits limits{.nodes = handicap.nodes};
            const auto judged =
                Search<pijersi::Position>(position, past, limits, control).judge_all(handicap.most_loss);
            const auto chosen = weak_move(position, strength, seed);
            int best = -beyond;
            int value = -beyond;
            for (const auto& [action, worth] : judged) {
                best = std::max(best, worth);
                if (action == chosen) value = worth;
            }
            EXPECT_GE(value, best - handicap.most_loss) << strength << " " << seed;
            if (strength == 0) worst_of_beginner = std::max(worst_of_beginner, best - value);
        }
    }
    EXPECT_GT(worst_of_beginner, handicap_of(520).most_loss) << "a beginner gives up more than others may";
}

TEST(Weakened, HasNothingToSayWhereTheGameIsOver) {
    auto over = himiki::Position::initial({});
    over.set_score(Side::first, himiki::points_to_win);
    EXPECT_EQ(weak_move(over, 0, 1), std::nullopt);
    EXPECT_EQ(weak_move(over, 900, 1), std::nullopt);
}

}  // namespace
}  // namespace tessera::search
