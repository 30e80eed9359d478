#include "games/pijersi/evaluate.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/pijersi/features.hpp"

namespace tessera::pijersi {
namespace {

TEST(PijersiEvaluation, IsTheSumOfItsFeaturesAndTheSameFromBothSides) {
    for (std::uint64_t game = 0; game < 20; ++game) {
        Random random(game);
        Position position = Position::set_up({}, 2, game);
        while (!position.outcome()) {
            const auto found = features(position);
            const auto& weights = feature_weights(position);
            EXPECT_EQ(evaluate(position), std::inner_product(found.begin(), found.end(), weights.begin(), 0));
            EXPECT_EQ(evaluate(position), evaluate(swapped(position))) << to_text(position);
            EXPECT_EQ(evaluate(position), evaluate(reflected(position))) << to_text(position);
            EXPECT_EQ(material(position), material(swapped(position))) << to_text(position);
            const auto moves = position.legal_moves();
            position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TEST(PijersiEvaluation, NamesEachFeature) {
    const Position start = Position::initial();
    EXPECT_EQ(feature_name(start, 0), "fighter 0 rows forward");
    EXPECT_EQ(feature_name(start, column_features + 7), "wise 3 columns outward");
    EXPECT_EQ(feature_name(start, matchup_features + 9), "of a role 1 against 4");
    EXPECT_EQ(feature_name(start, attack_features + 1), "stacked prey");
    EXPECT_EQ(feature_name(start, tempo_feature), "the right to move");
}

}  // namespace
}  // namespace tessera::pijersi
