// Rules R1-R11, each by an example. `Case` numbers are those of a table of worked examples made from the rulebook by
// somebody else; there the side to act plays up the board, so here White acts unless the start is meant.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/history.hpp"
#include "core/perft.hpp"
#include "games/remparts/drawn.hpp"

namespace tessera::remparts {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(RempartsStart, R1R2WallsOnRows2And6AndPiecesBehindThem) {
    EXPECT_EQ(to_text(Position::initial()), "smlklms/#######/7/7/7/#######/SMLKLMS b - - 0 - -");
    EXPECT_EQ(Position::initial().side_to_move(), Side::first);
}

TEST(RempartsStart, R3Case01BlackHas21BuildsAnd7DestroysAndNoMove) {
    const Position start = Position::initial();
    EXPECT_EQ(actions(start, "+").size(), 21U);
    EXPECT_EQ(actions(start, "-").size(), 7U);
    EXPECT_EQ(actions(start).size(), 28U);
    EXPECT_EQ(perft(start, 3), 21'598U);
}

TEST(RempartsSlide, R7Case02TheMonarchSlidesToTheWallAndStopsNowhereBefore) {
    const Position opened = after(Position::initial(), "-d6");
    EXPECT_THAT(actions(opened, "d7"), ElementsAre("d7d3"));
}

TEST(RempartsTurn, R6Case03AfterASlideThereAreMovesAndTheEndButNoFlips) {
    const Position moved = after(Position::initial(), "-d6 d7d3");
    EXPECT_THAT(actions(moved), ElementsAre("c7d7", "d3a3", "d3d7", "d3g3", "e7d7", "end"));
}

TEST(RempartsDestroy, R5Case04OfTwoWallsInALineTheNearerGoesFirst) {
    const Position position = drawn({.pieces = "d1 K", .walls = "d2 d3"});
    EXPECT_FALSE(is_legal(position, "-d3"));
    EXPECT_TRUE(is_legal(after(position, "-d2"), "-d3"));
}

TEST(RempartsDestroy, R5Case05ThreeWallsInALineTakeTheWholeTurn) {
    const Position position = after(drawn({.pieces = "d1 K", .walls = "d2 d3 d4 d5"}), "-d2 -d3 -d4");
    EXPECT_EQ(position.side_to_move(), Side::first);
    EXPECT_TRUE(position.is_turn_start());
    EXPECT_EQ(on(position, "d5"), '#');
}

TEST(RempartsDestroy, R5Case06AWallBehindAnOldPathIsOutOfReach) {
    EXPECT_FALSE(is_legal(drawn({.pieces = "d1 K", .walls = "d3"}), "-d3"));
    EXPECT_TRUE(is_legal(drawn({.pieces = "d1 K, c3 L", .walls = "d3"}), "-d3"));
}

TEST(RempartsDestroy, R5Case07ARunDoesNotBend) {
    EXPECT_FALSE(is_legal(after(drawn({.pieces = "c2 L", .walls = "d2 d3"}), "-d2"), "-d3"));
    for (const std::string_view helper : {"d1 S", "c3 S", "e3 S", "d4 S"}) {
        const std::string pieces = "c2 L, " + std::string(helper);
        EXPECT_TRUE(is_legal(after(drawn({.pieces = pieces, .walls = "d2 d3"}), "-d2"), "-d3")) << helper;
    }
}

TEST(RempartsFlip, R6Case08NoTileIsTurnedTwiceInATurn) {
    EXPECT_FALSE(is_legal(after(drawn({.pieces = "d1 K"}), "+d2"), "-d2"));
    EXPECT_FALSE(is_legal(after(drawn({.pieces = "d1 K", .walls = "d2"}), "-d2"), "+d2"));
    EXPECT_TRUE(is_legal(after(drawn({.pieces = "d1 K, d3 l"}), "+d2 end"), "-d2")) << "but in the next turn";
}

TEST(RempartsBuild, R4Case09AnyFreePathBecomesAWallHoweverFar) {
    const Position position = drawn({.pieces = "d1 K, d4 L, e5 m", .walls = "c3"});
    EXPECT_FALSE(is_legal(position, "+d4"));
    EXPECT_FALSE(is_legal(position, "+e5"));
    EXPECT_FALSE(is_legal(position, "+c3"));
    EXPECT_TRUE(is_legal(position, "+a7"));
    EXPECT_EQ(on(after(position, "+a7"), "a7"), '#');
}

TEST(RempartsDestroy, R5Case10NeitherADiagonalNorAnEnemyHelps) {
    EXPECT_FALSE(is_legal(drawn({.pieces = "d3 K", .walls = "e4"}), "-e4"));
    EXPECT_FALSE(is_legal(drawn({.pieces = "d3 K, e5 m", .walls = "e4"}), "-e4"));
}

TEST(RempartsCapture, R8Case11WhatStopsTheSlideMayBeTakenInstead) {
    const Position position = drawn({.pieces = "a1 L, a6 m, g1 K", .walls = "b1"});
    EXPECT_THAT(actions(position, "a1"), ElementsAre("a1a5", "a1xa6"));
}

TEST(RempartsCapture, R8Case12AnEnemyRightBesideIsTakenWithoutASlide) {
    const Position position = drawn({.pieces = "a5 L, a6 m, g1 K", .walls = "b5 a4"});
    EXPECT_THAT(actions(position, "a5"), ElementsAre("a5xa6"));
}

TEST(RempartsCapture, R9Case13WhatCannotBeTakenBlocks) {
    EXPECT_THAT(actions(drawn({.pieces = "a5 S, a6 m, g1 K", .walls = "b5 a4"}), "a5"), IsEmpty());
}

TEST(RempartsCapture, R9Case14SizesTakeTheirOwnAndTheNextRoundAndRound) {
    const auto takes_on_board = [](std::string_view taker, std::string_view target) {
        const std::string pieces = "d3 " + std::string(taker) + ", d4 " + std::string(target);
        return is_legal(drawn({.pieces = pieces}), "d3xd4");
    };
    EXPECT_TRUE(takes_on_board("S", "l"));
    EXPECT_FALSE(takes_on_board("L", "s"));
    EXPECT_TRUE(takes_on_board("M", "s"));
    EXPECT_FALSE(takes_on_board("S", "m"));
    EXPECT_TRUE(takes_on_board("L", "m"));
    EXPECT_FALSE(takes_on_board("M", "l"));
    EXPECT_TRUE(takes_on_board("L", "l") && takes_on_board("M", "m") && takes_on_board("S", "s"));
    EXPECT_TRUE(takes_on_board("K", "l") && takes_on_board("K", "m") && takes_on_board("K", "s"));
}

TEST(RempartsEnd, R11Case15EveryKnightTakesTheMonarchAndWinsAtOnce) {
    for (const std::string_view taker : {"S", "M", "L"}) {
        const std::string pieces = "d3 " + std::string(taker) + ", d4 k";
        const Position over = after(drawn({.pieces = pieces}), "d3xd4");
        ASSERT_TRUE(over.outcome()) << taker;
        EXPECT_EQ(*over.outcome(), (Outcome{Side::second, &monarch_taken}));
        EXPECT_TRUE(over.legal_moves().empty());
        EXPECT_TRUE(over.lost(Side::first).is_empty()) << "only knights are listed as lost";
    }
}

TEST(RempartsEnd, R9Case16TheMonarchTakesTheOtherMonarch) {
    const Position position = drawn({.pieces = "d1 K, d7 k", .walls = "c1 e1", .white_lost = "L"});
    EXPECT_THAT(actions(position, "d1"), ElementsAre("d1d6", "d1xd7"));
    EXPECT_EQ(after(position, "d1xd7").outcome()->winner, Side::second);
}

TEST(RempartsTurn, R3Case17ACaptureEndsTheTurnAtOnce) {
    const Position position = after(drawn({.pieces = "a1 L, a6 m, g1 K"}), "a1xa6");
    EXPECT_EQ(position.side_to_move(), Side::first);
    EXPECT_EQ(position.used(), 0U);
    EXPECT_EQ(position.lost(Side::first), captives("M"));
}

TEST(RempartsRecovery, R10Case18TheMonarchBringsBackAKnightOfChoiceOrNone) {
    const Position position = drawn({.pieces = "d1 K, d4 m", .walls = "c1 e1", .white_lost = "LS"});
    EXPECT_THAT(actions(position, "d1x"), ElementsAre("d1xd4", "d1xd4=L", "d1xd4=S"));
    const Position recovered = after(position, "d1xd4=L");
    EXPECT_EQ(on(recovered, "d1"), 'L');
    EXPECT_EQ(on(recovered, "d4"), 'K');
    EXPECT_EQ(recovered.lost(Side::second), captives("S"));
    EXPECT_EQ(recovered.lost(Side::first), captives("M"));
    EXPECT_EQ(after(position, "d1xd4").lost(Side::second), captives("LS"));
}

TEST(RempartsRecovery, R10Case19TheKnightComesBackWhereTheMonarchStoodWhenTheTurnBegan) {
    const Position position = after(drawn({.pieces = "d1 K, a4 m", .white_lost = "L"}), "d1a1 a1xa4=L");
    EXPECT_EQ(on(position, "d1"), 'L');
    EXPECT_EQ(on(position, "a1"), '.');
}

TEST(RempartsRecovery, R10Case20NothingComesBackOnATileThatIsTaken) {
    const Position position = after(drawn({.pieces = "d1 K, d5 M, a4 m", .white_lost = "L"}), "d1a1 d5d1");
    EXPECT_THAT(actions(position, "a1x"), ElementsAre("a1xa4"));
    EXPECT_TRUE(after(position, "a1xa4").is_turn_start());
}

TEST(RempartsRecovery, R10Case21NoLostKnightOrNoMonarchMeansNoRecovery) {
    EXPECT_THAT(actions(drawn({.pieces = "d1 K, d4 m"}), "d1x"), ElementsAre("d1xd4"));
    EXPECT_THAT(actions(drawn({.pieces = "d1 L, d4 m", .white_lost = "L"}), "d1x"), ElementsAre("d1xd4"));
}

TEST(RempartsRecovery, R10TheStartIsRememberedWhicheverPieceMovedFirst) {
    const Position moved = after(drawn({.pieces = "d1 K, a4 m, g3 S", .walls = "g4", .white_lost = "L"}), "g3a3");
    EXPECT_THAT(to_text(moved), testing::EndsWith(" 1 - d1"));
    EXPECT_THAT(to_text(after(moved, "d1a1")), testing::EndsWith(" 2 - d1"));
}

TEST(RempartsTurn, R3Case22OnePieceMaySlideThreeTimes) {
    EXPECT_EQ(after(drawn({.pieces = "d1 K"}), "d1a1 a1a7 a7e7").side_to_move(), Side::first);
}

TEST(RempartsTurn, R3Case23ATurnHasAtLeastOneAction) {
    const Position position = drawn({.pieces = "d1 K"});
    EXPECT_FALSE(is_legal(position, "end"));
    EXPECT_TRUE(is_legal(after(position, "+a7"), "end"));
    EXPECT_EQ(after(position, "+a7 end").side_to_move(), Side::first);
}

TEST(RempartsTurn, R6Case24FlipsComeBeforeMoves) {
    const Position position = drawn({.pieces = "d1 K"});
    EXPECT_THAT(actions(after(position, "d1a1"), "+"), IsEmpty());
    EXPECT_EQ(after(position, "+d3 d1d2 d2a2").side_to_move(), Side::first);
    EXPECT_EQ(after(position, "+d3 +d4 d1d2").side_to_move(), Side::first);
}

TEST(RempartsRecovery, R10Case25TheKnightThatCameBackWaitsForTheNextTurn) {
    const Position position = after(drawn({.pieces = "d1 K, d4 m, g7 k", .white_lost = "L"}), "d1xd4=L");
    EXPECT_THAT(actions(position, "d1"), IsEmpty());
    EXPECT_THAT(actions(after(position, "+a7 end"), "d1"), Contains("d1a1"));
}

TEST(RempartsSlide, R7Case26AWallBetweenTwoPiecesStopsSlideAndCapture) {
    const Position position = after(drawn({.pieces = "a1 L, a6 m, g1 K"}), "+a3");
    EXPECT_THAT(actions(position, "a1"), Contains("a1a2"));
    EXPECT_THAT(actions(position, "a1"), Not(Contains(StartsWith("a1x"))));
}

TEST(RempartsSlide, R7Case27AnOwnPieceStopsTheSlideAndIsNeverTaken) {
    const Position position = drawn({.pieces = "a1 L, a6 L, g1 K", .walls = "b1"});
    EXPECT_THAT(actions(position, "a1"), ElementsAre("a1a5"));
}

/// Plays on, and says what the game then comes to.
std::string_view outcome_after(History<Position>& game, std::string_view texts) {
    for (const Field& text : words(texts)) game.play(game.current().parse_move(text.text).value());
    const auto outcome = game.outcome();
    return outcome ? outcome->reason->rule : "";
}

TEST(RempartsDraw, T1Case28TheThirdTimeIsADraw) {
    // Both sides go there and back: the board stands for the second, then for the third time.
    History<Position> game(*Position::parse("k6/######1/7/7/7/1######/6K w - - 0 - -"));
    EXPECT_EQ(outcome_after(game, "g1a1 a1g1 end a7g7 g7a7 end"), "");
    EXPECT_EQ(outcome_after(game, "g1a1 a1g1 end"), "");
    EXPECT_EQ(outcome_after(game, "a7g7 g7a7 end"), "T1");
}

TEST(RempartsDraw, T1APositionCanComeAgainAfterCaptures) {
    // On a ring of twelve tiles both monarchs take and bring back, and then all walk round to where they were.
    const Position ring = *Position::parse("#######/#######/#######/s3###/1##1###/1##1###/K2k### w L - 0 - -");
    const std::string_view round = "a1xa4=L d1xa1=S a4d4 end a1a4 d1a1 end d4d1 end a4d4 a1a4 end d1a1 end d4d1 end";
    History<Position> game(ring);
    EXPECT_EQ(outcome_after(game, round), "");
    EXPECT_EQ(game.current(), ring);
    EXPECT_EQ(outcome_after(game, round), "T1");
}

TEST(RempartsDraw, T2OnlyACaptureIsProgress) {
    const Position position = drawn({.pieces = "d1 K, d4 m", .white_lost = "L"});
    for (const std::string_view quiet : {"+a7", "d1d3", "d1a1"}) {
        EXPECT_FALSE(made_progress(position, after(position, quiet))) << quiet;
    }
    for (const std::string_view capture : {"d1xd4", "d1xd4=L"}) {
        EXPECT_TRUE(made_progress(position, after(position, capture))) << capture;
    }
}

TEST(RempartsEnd, R11AMonarchThatIsMissingHasLost) {
    EXPECT_EQ(Position::parse("k6/7/7/7/7/7/7 b - - 0 - -")->outcome()->winner, Side::first);
    EXPECT_EQ(Position::parse("k6/7/7/7/7/7/7 w - - 0 - -")->outcome()->winner, Side::first);
    EXPECT_EQ(Position::parse("7/7/7/7/7/7/6K w - - 0 - -")->outcome()->winner, Side::second);
    EXPECT_EQ(Position::parse("7/7/7/7/7/7/7 b - - 0 - -")->outcome()->winner, Side::second)
        << "both: as if just taken";
}

TEST(RempartsEnd, R3WhoCannotActAtAllDraws) {
    const Position stuck = *Position::parse("######k/#######/#######/#######/ms#####/SLs####/KSm#### w - - 0 - -");
    EXPECT_TRUE(stuck.legal_moves().empty());
    ASSERT_TRUE(stuck.outcome());
    EXPECT_EQ(*stuck.outcome(), (Outcome{std::nullopt, &no_action}));
}

}  // namespace
}  // namespace tessera::remparts
