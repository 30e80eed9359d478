#include "tiny/position.hpp"

#include <gtest/gtest.h>

#include "core/history.hpp"
#include "core/perft.hpp"

namespace tessera::tiny {
namespace {

Position position(std::string_view text, Rules rules = {}) {
    return *Position::parse(text, rules);
}

Position after(Position start, std::string_view action) {
    start.play(*start.parse_move(action));
    return start;
}

TEST(Crossing, C2StartHasTwoPawnsASideAndWhiteToMove) {
    EXPECT_EQ(to_text(Position::initial({})), "p1p/3/3/P1P w");
    EXPECT_EQ(perft(Position::initial({}), 1), 4U);
}

TEST(Crossing, C3BackwardStepsDependOnTheRules) {
    EXPECT_TRUE(position("p1p/3/P2/2P w", {.may_step_back = true}).parse_move("a2a1"));
    const auto refused = position("p1p/3/P2/2P w", {.may_step_back = false}).parse_move("a2a1");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().rule, "C3");
}

TEST(Crossing, C4ReachingTheFarRowWins) {
    const Position won = after(position("p2/1P1/2p/P2 w"), "b3b4");
    EXPECT_EQ(won.outcome(), (Outcome{Side::first, &crossed}));
}

TEST(Crossing, C4WhoCannotStepLoses) {
    EXPECT_EQ(position("3/3/pp1/PP1 w", {}).outcome(), std::nullopt);
    EXPECT_EQ(position("3/3/2p/1pP w", {}).outcome(), (Outcome{Side::second, &crossed}));
    EXPECT_EQ(position("3/2p/1pP/3 w", {.may_step_back = false}).outcome(), (Outcome{Side::second, &stuck}));
}

TEST(History, T1TheThirdTimeAPositionStandsIsADraw) {
    History<Position> game(position("p1p/3/P2/2P w"));
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(game.outcome(), std::nullopt);
        for (const char* action : {"a2b2", "a4b4", "b2a2", "b4a4"}) game.play(*game.current().parse_move(action));
    }
    EXPECT_EQ(game.repetitions(), 3U);
    EXPECT_EQ(game.outcome(), (Outcome{std::nullopt, &repetition_reason}));
    game.undo();
    EXPECT_EQ(game.outcome(), std::nullopt);
}

TEST(History, T2CountsTurnsSinceProgress) {
    History<Position> game(Position::initial({}));
    game.play(*game.current().parse_move("a1a2"));
    EXPECT_EQ(game.turns_without_progress(), 0U);
    for (const char* action : {"a4b4", "a2b2", "b4a4"}) game.play(*game.current().parse_move(action));
    EXPECT_EQ(game.turns_without_progress(), 3U);
    game.play(*game.current().parse_move("b2b3"));
    EXPECT_EQ(game.turns_without_progress(), 0U);
}

}  // namespace
}  // namespace tessera::tiny
