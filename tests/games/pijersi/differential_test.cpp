// The engine against the plain rules: same turns, same positions, same ends, on random games from all set-ups.

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/pijersi/plain_rules.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {
namespace {

plain::Game plainly(const Position& position) {
    plain::Game game;
    for (const Cell cell : cells) {
        const auto piece = position.at(cell);
        if (!piece) continue;
        std::string letters;
        if (piece->under) letters += letter_of(piece->side, *piece->under);
        game.board[name(cell)] = letters + letter_of(piece->side, piece->top);
    }
    return game;
}

/// Holds one position to the plain rules and gives back the plain turns.
std::map<std::string, plain::Board> compare(const Position& position, const plain::Game& game) {
    EXPECT_EQ(to_text(position), plain::text(game));
    EXPECT_EQ(to_text(position.outcome()), plain::outcome(game)) << plain::text(game);
    auto expected = plain::turns(game);
    const auto moves = position.legal_moves();
    EXPECT_EQ(moves.size(), expected.size()) << plain::text(game);
    for (const Move& move : moves) {
        const std::string text = to_text(position, move);
        const auto found = expected.find(text);
        if (found == expected.end()) {
            ADD_FAILURE() << text << " is not legal in " << plain::text(game);
            continue;
        }
        Position next = position;
        next.play(move);
        EXPECT_EQ(to_text(next), plain::text(plain::after(game, found->second))) << text;
    }
    return expected;
}

TEST(PijersiDifferential, EngineAndPlainRulesAgreeOnRandomGames) {
    Random random(11);
    for (std::uint64_t n = 0; n < 12; ++n) {
        Position position = Position::set_up({}, n % 3, n);
        plain::Game game = plainly(position);
        while (!position.outcome() && !testing::Test::HasFailure()) {
            const auto turns = compare(position, game);
            const auto moves = position.legal_moves();
            const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            game = plain::after(game, turns.at(to_text(position, move)));
            position.play(move);
        }
        compare(position, game);
    }
}

}  // namespace
}  // namespace tessera::pijersi
