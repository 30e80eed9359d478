#include "search/weakened.hpp"

#include <gtest/gtest.h>

#include "games/himiki/evaluate.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/remparts/evaluate.hpp"

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
        EXPECT_LE(now.careless, before.careless) << strength;
        EXPECT_GE(now.whole, before.whole) << strength;
        before = now;
    }
    EXPECT_EQ(before.noise, 0);
    EXPECT_EQ(before.whole, 1000);
    EXPECT_EQ(before.nodes, 64U << 12);
}

TEST(Handicap, LosesItsLastErrorsChoiceByChoice) {
    EXPECT_EQ(handicap_of(566).whole, 0);
    EXPECT_EQ(handicap_of(571).whole, 500);
    // From here on nothing is misjudged in any choice.
    EXPECT_EQ(handicap_of(576).whole, 1000);
    EXPECT_EQ(handicap_of(576).noise, 0);
    EXPECT_GT(handicap_of(575).noise, 0);
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

/// Does the side to move win by the end of its turn?
bool wins_this_turn(remparts::Position position, int strength, std::uint64_t seed) {
    const Side side = position.side_to_move();
    while (!position.outcome() && position.side_to_move() == side) position.play(*weak_move(position, strength, seed));
    const auto ended = position.outcome();
    return ended && ended->winner == side;
}

TEST(Weakened, SeesWhatOneActionTakesAtAnyStrength) {
    const auto position = *remparts::Position::parse("3k3/7/7/3L3/7/7/3K3 w - - 0 - -");
    for (const int strength : {0, 150, 300, 500}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            EXPECT_TRUE(wins_this_turn(position, strength, seed)) << strength;
    }
}

TEST(Weakened, OverlooksWhatTakesAWholeTurnWhenItIsWeak) {
    Random random(7);
    int looked_at = 0;
    int found_by_beginner = 0;
    while (looked_at < 12) {
        auto position = remparts::Position::initial();
        for (int i = 0; i < 90 && !position.outcome() && !(position.is_turn_start() && quick_win(position).size() > 0);
             ++i) {
            const auto moves = position.legal_moves();
            position.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        if (position.outcome() || !position.is_turn_start() || quick_win(position).size() == 0) continue;
        ++looked_at;
        const auto seed = random.next();
        EXPECT_TRUE(wins_this_turn(position, 650, seed));
        found_by_beginner += wins_this_turn(position, 0, seed) ? 1 : 0;
    }
    EXPECT_LT(found_by_beginner, looked_at);
}

TEST(Weakened, HasNothingToSayWhereTheGameIsOver) {
    auto over = himiki::Position::initial({});
    over.set_score(Side::first, himiki::points_to_win);
    EXPECT_EQ(weak_move(over, 0, 1), std::nullopt);
    EXPECT_EQ(weak_move(over, 900, 1), std::nullopt);
}

}  // namespace
}  // namespace tessera::search
