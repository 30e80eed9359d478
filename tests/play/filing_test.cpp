#include "play/filing.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/himiki/position.hpp"
#include "games/pijersi/position.hpp"
#include "games/remparts/position.hpp"
#include "games/versus/position.hpp"

namespace tessera::play {
namespace {

template <class P>
struct Filing : testing::Test {};

using Games =
    testing::Types<himiki::Position, versus::Position61, versus::Position91, pijersi::Position, remparts::Position>;
TYPED_TEST_SUITE(Filing, Games);

std::multiset<std::pair<std::string, std::uint64_t>> names(const FiledPosition& filed) {
    std::multiset<std::pair<std::string, std::uint64_t>> all;
    for (const FiledAction& each : filed.actions) all.emplace(each.filed, each.leads_to);
    return all;
}

TYPED_TEST(Filing, PutsMirrorImagesIntoOnePlace) {
    using P = TypeParam;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed);
        P position = P::initial({});
        for (int i = 0; i < 20 && !position.outcome(); ++i) {
            const FiledPosition here = filed_position(position);
            const FiledPosition there = filed_position(reflected(position));
            ASSERT_EQ(here.key, there.key) << to_text(position);
            ASSERT_EQ(names(here), names(there)) << to_text(position);
            const auto moves = position.legal_moves();
            position.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TYPED_TEST(Filing, NamesEveryActionOfAPositionApartButItsImage) {
    using P = TypeParam;
    Random random(5);
    P position = P::initial({});
    for (int i = 0; i < 20 && !position.outcome(); ++i) {
        const FiledPosition filed = filed_position(position);
        const bool is_own_image = reflected(position).key() == position.key();
        std::map<std::string, int> times;
        for (const FiledAction& each : filed.actions) ++times[each.filed];
        for (const auto& [name, count] : times) EXPECT_LE(count, is_own_image ? 2 : 1) << name;
        const auto moves = position.legal_moves();
        position.play(moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
}

}  // namespace
}  // namespace tessera::play
