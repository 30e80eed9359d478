// A puzzle looks the same with its rows or columns in the other order and with its elements moved on in their circle:
// an image of a game is a game.

#include "games/himiki/puzzle/symmetry.hpp"

#include <set>

#include <gtest/gtest.h>

#include "games/himiki/puzzle/random_puzzle.hpp"

namespace tessera::himiki::puzzle {
namespace {

void check_image(const Symmetry& symmetry, const Position& before, Move move, const Position& after) {
    const Position image = symmetry(before);
    ASSERT_EQ(image.outcome(), before.outcome());
    std::vector<std::string> images;
    for (const Move& legal : before.legal_moves()) images.push_back(to_text(image, symmetry(legal)));
    std::ranges::sort(images);
    ASSERT_EQ(images, sorted_actions(image)) << to_text(before);
    Position played = image;
    played.play(symmetry(move));
    ASSERT_EQ(to_text(played), to_text(symmetry(after))) << to_text(before);
    ASSERT_EQ(played, symmetry(after));
}

TEST(PuzzleSymmetry, AllTwelveCommuteWithPlayAndWithTheLegalActions) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        const Position start = random_puzzle(Rules::all()[seed % 2], random);
        play_at_random(start, random, 25, [](const Position& before, Move move, const Position& after) {
            for (const Symmetry& symmetry : symmetries()) check_image(symmetry, before, move, after);
        });
        if (HasFatalFailure()) return;
    }
}

TEST(PuzzleSymmetry, TheTwelveAreDifferentAndTheFirstChangesNothing) {
    const auto position = Position::parse("6/1HM4/6/1m.MK3/6 turn 2 ?w. - CJ,MH A1=MR,C4=TR -", {});
    std::set<std::string> images;
    for (const Symmetry& symmetry : symmetries()) images.insert(to_text(symmetry(*position)));
    EXPECT_EQ(images.size(), 12U);
    EXPECT_EQ(symmetries()[0](*position), *position);
}

TEST(PuzzleSymmetry, MovesElementsOnByCellsTilesAndHoldsAlike) {
    const auto position = Position::parse("6/6/2HM3/6/5k. turn 0 ?.w - MH A1=VX -", {});
    EXPECT_EQ(to_text(Symmetry{.shift = 1}(*position)), "6/6/2MK3/6/5h. turn 0 w?. - MM A1=VX -");
    EXPECT_EQ(to_text(Symmetry{.flips_columns = true}(*position)), "6/6/3HM2/6/k.5 turn 0 ?.w - MH A6=VX -");
    EXPECT_EQ(to_text(reflected(*position)), "5k./6/2HM3/6/6 turn 0 ?.w - MH E1=VX -");
}

TEST(PuzzleSymmetry, EveryImageHasTheSameCanonicalForm) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random(seed);
        const Position position = random_puzzle(Rules::all()[seed % 2], random);
        const std::string form = to_text(canonical(position));
        bool is_an_image = false;
        for (const Symmetry& symmetry : symmetries()) {
            EXPECT_EQ(to_text(canonical(symmetry(position))), form);
            is_an_image = is_an_image || to_text(symmetry(position)) == form;
        }
        EXPECT_TRUE(is_an_image) << to_text(position);
    }
}

}  // namespace
}  // namespace tessera::himiki::puzzle
