#include <gtest/gtest.h>

#include "games/remparts/drawn.hpp"

namespace tessera::remparts {
namespace {

std::string refusal(std::string_view text) {
    const auto position = Position::parse(text);
    return position ? "" : to_text(position.error());
}

constexpr std::string_view empty_rows = "7/7/7/7/7/7/7";

std::string board(std::string_view rows) {
    return std::string(rows) + " b - - 0 - -";
}

/// The empty board but for walls on row 4, with other fields.
std::string fields(std::string_view tail) {
    return "7/7/7/#######/7/7/3K3 " + std::string(tail);
}

TEST(RempartsPositionText, AllFieldsAreReadAndWritten) {
    const Position position = *Position::parse("4kms/1m1#1#1/##1Kl1#/M1#2#1/#3###/#3##1/#3LMS w LS LS 2 -b4 d1");
    EXPECT_EQ(on(position, "d5"), 'K');
    EXPECT_EQ(on(position, "e7"), 'k');
    EXPECT_EQ(on(position, "a5"), '#');
    EXPECT_EQ(position.side_to_move(), Side::second);
    EXPECT_EQ(position.lost(Side::second), captives("LS"));
    EXPECT_EQ(position.lost(Side::first), captives("LS"));
    EXPECT_EQ(position.used(), 2U);
    EXPECT_EQ(position.turned(), bit_of(*Grid::parse_cell("b4")));
    EXPECT_EQ(position.start(), Grid::parse_cell("d1"));
}

TEST(RempartsPositionText, FlipsAreListedByCellWhateverTheirOrder) {
    EXPECT_EQ(to_text(after(Position::initial(), "+f3 -d6")), to_text(after(Position::initial(), "-d6 +f3")));
    EXPECT_EQ(to_text(after(Position::initial(), "+f3 -d6")),
              "smlklms/###1###/7/7/5#1/#######/SMLKLMS b - - 2 -d6,+f3 -");
    EXPECT_EQ(to_text(after(Position::initial(), "+d5 +d3")),
              "smlklms/#######/3#3/7/3#3/#######/SMLKLMS b - - 2 +d3,+d5 -");
    EXPECT_EQ(to_text(after(Position::initial(), "+b3 +a5")),
              "smlklms/#######/#6/7/1#5/#######/SMLKLMS b - - 2 +a5,+b3 -");
}

TEST(RempartsPositionText, UnreachableButPossiblePositionsAreAccepted) {
    for (const std::string_view text :
         {"7/7/7/7/7/7/7 b - - 0 - -", "#######/#######/#######/#######/#######/#######/####### w - - 0 - -",
          "k6/7/7/7/7/7/K6 w LLMMSS LLMMSS 0 - -", "7/7/7/7/7/7/K6 b - - 2 - g7", "k6/K6/7/7/3#3/7/7 w M - 1 +d3 -",
          "k6/K6/7/7/3L3/7/7 w M - 2 -d3 a1", "LLMMSS1/7/7/7/7/7/llmmssk b - - 0 - -"}) {
        ASSERT_EQ(refusal(text), "") << text;
        EXPECT_EQ(to_text(*Position::parse(text)), text);
    }
}

TEST(RempartsPositionText, FaultsOfTheBoardAreNamedWithTheirPlace) {
    EXPECT_EQ(refusal("7/7/7/7/7/7/7 b"),
              "a position has 7 fields separated by one space (board, side, White's lost knights, Black's, actions "
              "used, flips, monarch's start), not 2 (at character 1)");
    EXPECT_EQ(refusal(board("7/7/7/7/7/7")), "the board has 6 rows, not 7 (at character 1)");
    EXPECT_EQ(refusal(board("7/6/7/7/7/7/7")), "row 6 has 6 tiles, not 7 (at character 3)");
    EXPECT_EQ(refusal(board("7/7#/7/7/7/7/7")), "row 6 has more than its 7 tiles (at character 4)");
    EXPECT_EQ(refusal(board("34/7/7/7/7/7/7")), "row 7 has more than its 7 tiles (at character 1)");
    EXPECT_EQ(refusal(board("07/7/7/7/7/7/7")), "'07' is no number of free paths (at character 1)");
    EXPECT_EQ(refusal(board("6x/7/7/7/7/7/7")),
              "'x' is neither a number nor one of # K L M S k l m s (at character 2)");
    EXPECT_EQ(refusal(board("//////")), "row 7 has 0 tiles, not 7 (at character 1)");
    EXPECT_EQ(refusal(std::string(empty_rows) + " x - - 0 - -"),
              "the side to move is 'w' or 'b', not 'x' (at character 15)");
}

TEST(RempartsPositionText, R2MorePiecesThanTheGameHasAreRefused) {
    EXPECT_EQ(refusal(board("LLL4/7/7/7/7/7/7")),
              "White has 3 pieces 'large', those that are lost included; the game has 2 (rule R2) (at character 3)");
    EXPECT_EQ(refusal(board("k5k/7/7/7/7/7/7")),
              "Black has 2 pieces 'monarch', those that are lost included; the game has 1 (rule R2) (at character 3)");
    EXPECT_EQ(refusal(fields("w LLL - 0 - -")),
              "White has 3 pieces 'large', those that are lost included; the game has 2 (rule R2) (at character 27)");
    EXPECT_EQ(refusal("ss5/7/7/7/7/7/7 w S S 0 - -"),
              "Black has 3 pieces 'small', those that are lost included; the game has 2 (rule R2) (at character 21)");
}

TEST(RempartsPositionText, FaultsOfTheListsAreNamedWithTheirPlace) {
    EXPECT_EQ(refusal(fields("w SL - 0 - -")), "lost knights are in the order L M S, not 'SL' (at character 26)");
    EXPECT_EQ(refusal(fields("w K - 0 - -")), "'K' is no lost knight: L M S (at character 25)");
    EXPECT_EQ(refusal(fields("w  - 0 - -")), "a list of lost knights is '-' or letters of L M S (at character 25)");
    EXPECT_EQ(refusal(fields("w - - 3 - -")), "'3' is no number from 0 to 2 (at character 29)");
    EXPECT_EQ(refusal(fields("w - - 1 d4 -")), "'d4' is no flip: write -d2 or +d4 (at character 31)");
    EXPECT_EQ(refusal(fields("w - - 1 +d4, -")), "'' is no flip: write -d2 or +d4 (at character 35)");
    EXPECT_EQ(refusal(fields("w - - 2 +d4,+d4 -")), "d4 is turned twice (at character 35)");
    EXPECT_EQ(refusal(fields("w - - 2 +d4,+c4 -")),
              "flips are in the order of their cells: c4 is before d4 (at character 35)");
    EXPECT_EQ(refusal(fields("w - - 1 - h9")),
              "'h9' is neither '-' nor the cell where the monarch stood (at character 33)");
}

TEST(RempartsPositionText, FieldsThatContradictEachOtherAreRefused) {
    EXPECT_EQ(refusal(fields("w - - 1 -d4 -")), "'-d4' contradicts the board, where d4 is a wall (at character 31)");
    EXPECT_EQ(refusal(fields("w - - 1 +d3 -")), "'+d3' contradicts the board, where d3 is no wall (at character 31)");
    EXPECT_EQ(refusal(fields("w - - 1 - -")),
              "1 actions and 0 flips contradict '-', which says that no piece has moved in this turn (rule R3) (at "
              "character 33)");
    EXPECT_EQ(refusal(fields("w - - 0 +d4 -")),
              "0 actions and 1 flips contradict '-', which says that no piece has moved in this turn (rule R3) (at "
              "character 35)");
    EXPECT_EQ(refusal(fields("w - - 0 - d1")),
              "0 actions and 0 flips contradict the monarch's start, which says that a piece has moved in this turn "
              "(rule R3) (at character 33)");
    EXPECT_EQ(refusal(fields("w - - 1 +d4 d1")),
              "1 actions and 1 flips contradict the monarch's start, which says that a piece has moved in this turn "
              "(rule R3) (at character 35)");
    EXPECT_EQ(
        refusal(fields("w - - 1 -d1 -")),
        "the piece on d1, a tile that was turned, contradicts '-', which says that no piece has moved in this turn "
        "(rule R6) (at character 35)");
    EXPECT_EQ(refusal(fields("w - - 2 +c4 a4")),
              "no monarch can have stood on a4, which was a wall or was turned (rule R10) (at character 35)");
}

TEST(RempartsPosition, FitsOneCacheLine) {
    EXPECT_LE(sizeof(Position), 64U);
    EXPECT_EQ(sizeof(Move), 4U);
}

TEST(RempartsPosition, KeysCoverEveryField) {
    const std::set<std::uint64_t> keys = {Position::parse("k6/7/7/7/7/7/K6 w - - 0 - -")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 b - - 0 - -")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w L - 0 - -")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w - L 0 - -")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w - - 1 - a1")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w - - 2 - a1")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w - - 1 - b1")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w - - 1 -d4 -")->key(),
                                          Position::parse("k6/7/7/7/7/7/K6 w - - 1 -d5 -")->key(),
                                          Position::parse("k6/7/7/7/7/7/1K5 w - - 0 - -")->key()};
    EXPECT_EQ(keys.size(), 10U);
}

}  // namespace
}  // namespace tessera::remparts
