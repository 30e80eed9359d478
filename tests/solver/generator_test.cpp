// Puzzles made by chance and kept for their worth.

#include "solver/puzzles/generator.hpp"

#include <thread>

#include <gtest/gtest.h>

#include "solver/puzzles/check.hpp"
#include "solver/puzzles/features.hpp"
#include "solver/puzzles/needs.hpp"

namespace tessera::solver::puzzles {
namespace {

using himiki::Edition;

/// A small order that is soon filled: one of each grade, of the kind that is solved fastest.
Order small_order(Edition edition) {
    return {.edition = edition, .seed = 5, .of_each_grade = 1, .recipes = recipes_for(edition).first(1)};
}

const std::vector<Puzzle>& some_puzzles() {
    static const std::vector<Puzzle> puzzles = made_puzzles(small_order(Edition::first));
    return puzzles;
}

TEST(Generator, FillsEveryGradeInOrderOfRating) {
    const auto& puzzles = some_puzzles();
    ASSERT_EQ(puzzles.size(), 4U);
    std::vector<std::string> ids;
    for (const Puzzle& puzzle : puzzles) ids.push_back(puzzle.id);
    EXPECT_EQ(ids, (std::vector<std::string>{"F001", "M001", "D001", "E001"}));
    for (std::size_t i = 1; i < puzzles.size(); ++i) EXPECT_LE(puzzles[i - 1].rating, puzzles[i].rating);
}

TEST(Generator, AllThatItMakesPassesTheCheck) {
    const Pack pack = {.name = "small", .title = "Small", .edition = Edition::first, .puzzles = some_puzzles()};
    EXPECT_EQ(faults_of(pack), std::vector<std::string>{});
}

TEST(Generator, MakesTheSameOnThreads) {
    const ForEachIndex backwards_on_threads = [](std::size_t n, const std::function<void(std::size_t)>& job) {
        std::jthread other([&] {
            for (std::size_t i = 1; i < n; i += 2) job(i);
        });
        for (std::size_t i = n - n % 2; i > 0; i -= 2) job(i - 2);
        if (n % 2 == 1) job(n - 1);
    };
    Order order = small_order(Edition::first);
    order.for_each = &backwards_on_threads;
    EXPECT_EQ(made_puzzles(order), some_puzzles());
}

TEST(Generator, AnotherSeedMakesOthers) {
    Order order = small_order(Edition::first);
    order.seed = 6;
    EXPECT_NE(made_puzzles(order).front().position, some_puzzles().front().position);
}

TEST(Generator, CanBeGivenUp) {
    Order order = small_order(Edition::second);
    order.of_each_grade = 100;
    std::uint64_t tried = 0;
    order.go_on = [&](std::size_t, std::uint64_t tries) {
        tried = tries;
        return false;
    };
    EXPECT_LT(made_puzzles(order).size(), 400U);
    EXPECT_GT(tried, 0U);
}

TEST(Generator, EveryRecipeThrowsWhatItSays) {
    for (const Edition edition : {Edition::first, Edition::second}) {
        for (const Recipe& recipe : recipes_for(edition)) {
            Random random(3);
            for (int n = 0; n < 50; ++n) {
                const Position position = thrown(recipe, edition, random);
                const Features features = features_of(position, {});
                EXPECT_TRUE(recipe.white.has(features.white)) << recipe.name;
                EXPECT_TRUE(recipe.black.has(features.black)) << recipe.name;
                EXPECT_TRUE(recipe.terrain.has(features.terrain)) << recipe.name;
                EXPECT_TRUE(recipe.events.has(features.events)) << recipe.name;
                EXPECT_TRUE(recipe.holds.has(features.holds)) << recipe.name;
                // What it throws is a puzzle that the reader takes.
                EXPECT_TRUE(Position::parse(to_text(position), position.rules())) << to_text(position);
            }
        }
    }
}

TEST(Generator, TakesAwayWhatIsNotNeeded) {
    // The gate in the far corner plays no part.
    const auto with =
        *Position::parse("6/6/4k.1/6/1k.2MK1 turn 0 - - - E1=PE -", himiki::puzzle::Rules{Edition::first});
    const auto solution = solve(with, most_solutions);
    const auto needless = needless_pieces(with, solution);
    ASSERT_EQ(needless.size(), 1U);
    EXPECT_EQ(english(needless.front()), "the tile PE on E1");
    const auto puzzle = proved_puzzle(with, 40'000);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(to_text(puzzle->position), "6/6/4k.1/6/1k.2MK1 turn 0 - - - - -");
}

TEST(Generator, DoesNotKeepWhatHasSeveralSolutions) {
    EXPECT_FALSE(proved_puzzle(*Position::parse("6/6/6/3h.MK1/2k.3 turn 0 - - - E4=TP -", {}), 40'000));
}

}  // namespace
}  // namespace tessera::solver::puzzles
