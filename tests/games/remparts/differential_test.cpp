// The engine against the plain rules: same actions, same positions, same ends, on random games.

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/remparts/plain_rules.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {
namespace {

/// Holds one position to the plain rules and gives back the plain actions.
std::map<std::string, plain::Game> compare(const Position& position, const plain::Game& game) {
    EXPECT_EQ(to_text(position), plain::text(game));
    EXPECT_EQ(to_text(position.outcome()), plain::outcome(game)) << plain::text(game);
    auto expected = plain::actions(game);
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
        EXPECT_EQ(to_text(next), plain::text(found->second)) << text;
    }
    return expected;
}

/// Pieces act more often than by pure chance, so that captures and recoveries are met; a monarch's end is put off.
Move chosen(const Position& position, Random& random) {
    const auto moves = position.legal_moves();
    Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    for (int tries = 0; tries < 6; ++tries) {
        const auto target = position.at(move.to);
        const bool ends_game = is_capture(move) && target && target->kind == Kind::monarch;
        if (!ends_game && !is_flip(move)) break;
        move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    }
    return move;
}

TEST(RempartsDifferential, EngineAndPlainRulesAgreeOnRandomGames) {
    Random random(11);
    std::size_t recoveries = 0;
    for (int n = 0; n < 60; ++n) {
        Position position = Position::initial();
        plain::Game game = plain::initial();
        for (int ply = 0; ply < 160 && !position.outcome() && !testing::Test::HasFailure(); ++ply) {
            const auto actions = compare(position, game);
            const Move move = chosen(position, random);
            recoveries += move.act == Act::recover ? 1 : 0;
            game = actions.at(to_text(position, move));
            position.play(move);
        }
        compare(position, game);
    }
    EXPECT_GE(recoveries, 3U);
}

}  // namespace
}  // namespace tessera::remparts
