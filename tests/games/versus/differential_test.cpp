// The engine against the plain rules: same actions, same positions, same ends, on random games and on random boards.

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/versus/plain_rules.hpp"
#include "games/versus/position.hpp"

namespace tessera::versus {
namespace {

template <class P>
class VersusDifferential : public testing::Test {
  public:
    static constexpr int edge = P::Board::Grid::lengths[0];
};

using Sizes = testing::Types<Position61, Position91>;
TYPED_TEST_SUITE(VersusDifferential, Sizes);

/// Holds one position to the plain rules and gives back the plain actions.
template <class P>
std::map<std::string, plain::Game> compare(const P& position, const plain::Game& game) {
    EXPECT_EQ(to_text(position), plain::text(game));
    EXPECT_EQ(to_text(position.outcome()), plain::outcome(game)) << plain::text(game);
    auto expected = plain::actions(game);
    const auto moves = position.legal_moves();
    EXPECT_EQ(moves.size(), expected.size()) << plain::text(game);
    EXPECT_EQ(position.count_moves(), expected.size()) << plain::text(game);
    for (const auto& move : moves) {
        const std::string text = to_text(position, move);
        const auto found = expected.find(text);
        if (found == expected.end()) {
            ADD_FAILURE() << text << " is not legal in " << plain::text(game);
            continue;
        }
        P next = position;
        next.play(move);
        EXPECT_EQ(to_text(next), plain::text(found->second)) << text << " in " << plain::text(game);
    }
    return expected;
}

template <class P>
void play_out(P position, plain::Game game, Random& random, int longest) {
    for (int ply = 0; ply < longest && !position.outcome() && !testing::Test::HasFailure(); ++ply) {
        const auto actions = compare(position, game);
        const auto moves = position.legal_moves();
        // Every other time a slide, where there is one: random steps alone seldom pull twice.
        auto move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (random.below(2) == 0)
            move = moves[moves.size() - 1 - random.below(static_cast<std::uint32_t>(moves.size()) / 2 + 1)];
        game = actions.at(to_text(position, move));
        position.play(move);
    }
    compare(position, game);
}

TYPED_TEST(VersusDifferential, RandomGamesFromTheStart) {
    Random random(11);
    for (int n = 0; n < 4; ++n) {
        play_out(TypeParam::initial(), plain::start(this->edge), random, 200);
    }
}

/// Some of the pieces, each on any cell and either side up, with any counts.
plain::Game scattered(int edge, Random& random) {
    plain::Game game;
    game.edge = edge;
    game.side = random.below(2) == 0 ? 'd' : 'l';
    for (const auto& [home, piece] : plain::start(edge).board) {
        if (random.below(8) == 0) continue;
        const int row = static_cast<int>(random.below(static_cast<std::uint32_t>(plain::rows_of(game))));
        const int length = plain::length_of(game, row);
        const std::string cell =
            plain::cell_name(row, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(length))));
        plain::Piece placed = piece;
        if (!plain::is_versus(placed.letter)) {
            if (random.below(2) == 0) placed.letter = plain::turned_over(placed.letter);
            placed.count = plain::is_target(game, cell) ? 0 : static_cast<int>(random.below(3));
        }
        game.board.emplace(cell, placed);
    }
    return game;
}

TYPED_TEST(VersusDifferential, RandomBoards) {
    Random random(12);
    for (int n = 0; n < 100; ++n) {
        const plain::Game game = scattered(this->edge, random);
        const auto position = TypeParam::parse(plain::text(game));
        ASSERT_TRUE(position) << plain::text(game) << ": " << to_text(position.error());
        play_out(*position, game, random, 12);
    }
}

}  // namespace
}  // namespace tessera::versus
