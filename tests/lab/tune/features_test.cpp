// Evaluations that can be fitted are the sums that the fit takes them for.

#include "games/himiki/features.hpp"

#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/himiki/evaluate.hpp"
#include "games/pijersi/evaluate.hpp"
#include "games/pijersi/features.hpp"
#include "games/remparts/evaluate.hpp"
#include "games/remparts/features.hpp"
#include "games/versus/evaluate.hpp"
#include "games/versus/features.hpp"

namespace tessera::lab {
namespace {

template <class P>
class FeaturesOfAGame : public testing::Test {};
using Games = testing::Types<himiki::Position, himiki::ExpertPosition, pijersi::Position, remparts::Position,
                             versus::Position61, versus::Position91>;
TYPED_TEST_SUITE(FeaturesOfAGame, Games);

TYPED_TEST(FeaturesOfAGame, AddUpToTheEvaluation) {
    for (std::uint64_t game = 0; game < 10; ++game) {
        Random random(game);
        auto position = TypeParam::initial({});
        for (int i = 0; i < 150 && !position.outcome(); ++i) {
            const auto found = features(position);
            const auto& weights = feature_weights(position);
            ASSERT_EQ(evaluate(position), std::inner_product(found.begin(), found.end(), weights.begin(), 0))
                << to_text(position);
            const auto moves = position.legal_moves();
            position.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TYPED_TEST(FeaturesOfAGame, HaveNamesOfTheirOwn) {
    const auto start = TypeParam::initial({});
    std::set<std::string> names;
    for (std::size_t i = 0; i < features(start).size(); ++i) names.insert(feature_name(start, i));
    EXPECT_EQ(names.size(), features(start).size());
}

TYPED_TEST(FeaturesOfAGame, AreTheSameInTheMirror) {
    if constexpr (HasReflection<TypeParam>) {
        for (std::uint64_t game = 0; game < 10; ++game) {
            Random random(game);
            auto position = TypeParam::initial({});
            for (int i = 0; i < 100 && !position.outcome(); ++i) {
                ASSERT_EQ(features(position), features(reflected(position))) << to_text(position);
                const auto moves = position.legal_moves();
                position.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
    }
}

}  // namespace
}  // namespace tessera::lab
