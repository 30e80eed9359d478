#include "games/pijersi/author_record.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace tessera::pijersi {
namespace {

constexpr std::string_view classic_lines =
    "   g16:sprspr f13:prs f4:ww f57:rsp\n"
    "   b13:PSR b4:WW b57:SRP a16:RPSRPS\n";

Position end_of(const AuthorRecord& record) {
    Position now = record.start;
    for (const Move move : record.moves) now.play(move);
    return now;
}

/// The record, which must be good.
AuthorRecord read(std::string_view text) {
    const auto record = parse_author_record(text);
    EXPECT_TRUE(record) << to_text(record.error());
    return record.value_or(AuthorRecord{});
}

/// The sentence that refuses the text.
std::string refusal(std::string_view text) {
    const auto record = parse_author_record(text);
    return record ? "accepted" : to_text(record.error());
}

std::string turns_of(const AuthorRecord& record) {
    std::string text;
    Position now = record.start;
    for (const Move move : record.moves) {
        text += (text.empty() ? "" : " ") + record_text(now, move);
        now.play(move);
    }
    return text;
}

std::string own_game(std::string_view file) {
    std::ifstream in(std::string(TESSERA_SOURCE_DIR "/tests/data/pijersi-author/").append(file));
    EXPECT_TRUE(in) << file;
    return {std::istreambuf_iterator<char>(in), {}};
}

// Set-up lines

TEST(AuthorSetUp, is_the_classic_one_where_no_line_gives_it) {
    EXPECT_EQ(read("1 a4-b5=c4").start, Position::initial());
}

TEST(AuthorSetUp, of_the_classic_start_reads_as_the_classic_start) {
    EXPECT_EQ(read(classic_lines).start, Position::initial());
}

TEST(AuthorSetUp, names_the_top_of_a_stack_first) {
    const auto start = read("f4:pr b4:SW").start;
    EXPECT_EQ(start.at(*parse_cell("f4")), (Piece{Side::second, Role::paper, Role::rock}));
    EXPECT_EQ(start.at(*parse_cell("b4")), (Piece{Side::first, Role::scissors, Role::wise}));
    EXPECT_EQ(to_text(start), "6/3rp3/6/7/6/3WS3/6 w 0 1");
}

TEST(AuthorSetUp, spreads_a_range_over_single_cubes) {
    EXPECT_EQ(to_text(read("d35:RwS a1:P").start), "6/7/6/2R-w-S-2/6/7/P-5 w 0 1");
}

TEST(AuthorSetUp, leaves_cells_empty_that_it_does_not_name) {
    EXPECT_EQ(to_text(read("g6:w f1:R\nc6:r b7:S\na1:W").start), "5w-/R-6/6/7/5r-/6S-/W-5 w 0 1");
}

TEST(AuthorSetUp, lines_may_have_text_around_and_comments_behind_them) {
    const std::string text = "a talk\n----\ng6:w f1:R # upper half\nmore talk\na1:W\n\n1 a1-a2\n";
    EXPECT_EQ(to_text(read(text).start), "5w-/R-6/6/7/6/7/W-5 w 0 1");
}

TEST(AuthorSetUp, is_not_looked_for_behind_the_first_turn) {
    EXPECT_EQ(read("1 a4-b5=c4\nf4:pr f4:pr f4:nonsense").start, Position::initial());
}

TEST(AuthorSetUp, refuses_more_cubes_than_the_box_has) {
    EXPECT_EQ(refusal("a15:RRRRR"), "in the set-up White has 5 cubes of rock, the game has 4 (at character 1)");
    EXPECT_EQ(refusal("a1:W\n b4:WW"), "in the set-up White has 3 cubes of wise, the game has 2 (at character 7)");
}

TEST(AuthorSetUp, refuses_a_cell_named_twice) {
    EXPECT_EQ(refusal("f13:prs f3:w"), "the set-up names f3 twice (at character 12)");
}

TEST(AuthorSetUp, refuses_a_range_with_too_few_or_too_many_cubes) {
    EXPECT_EQ(refusal("g16:sprsp"), "'g16:sprsp' names 6 cells but has 5 cubes (at character 5)");
    EXPECT_EQ(refusal("g12:spr"), "'g12:spr' names 2 cells but has 3 cubes (at character 5)");
}

TEST(AuthorSetUp, refuses_a_range_from_right_to_left) {
    EXPECT_EQ(refusal("g61:sprspr"), "'g61' is no range of cells from left to right (at character 1)");
    EXPECT_EQ(refusal("g11:s"), "'g11' is no range of cells from left to right (at character 1)");
}

TEST(AuthorSetUp, refuses_cells_off_the_board) {
    EXPECT_EQ(refusal("g7:s"), "the board has no cell 'g7' (at character 4)");
    EXPECT_EQ(refusal("a57:SRP"), "the board has no cell 'a7' (at character 7)");
    EXPECT_EQ(refusal("G16:sprspr"), "the board has no cell 'G1' (at character 5)");
}

TEST(AuthorSetUp, refuses_what_is_no_cube_or_stack) {
    EXPECT_EQ(refusal("f4:x"),
              "'x' is neither a cube, one of R P S W r p s w, nor a stack of two cubes (at character 4)");
    EXPECT_EQ(refusal("f4:rps"),
              "'rps' is neither a cube, one of R P S W r p s w, nor a stack of two cubes (at character 4)");
    EXPECT_EQ(refusal("f4:pR"), "the stack 'pR' mixes the two sides (at character 4)");
    EXPECT_EQ(refusal("f4:wr"),
              "in the stack 'wr', written top first, a wise stands on what is no wise (P4) (at character 4)");
}

TEST(AuthorSetUp, refuses_other_words_on_its_lines) {
    EXPECT_EQ(refusal("f13:prs f4ww"),
              "'f4ww' in a set-up line is not a cell or cells of a row with their cubes, such as f4:pr or f13:sws (at "
              "character 9)");
}

// Turns

TEST(AuthorTurns, are_read_two_a_line_or_one_a_line) {
    const auto record = read("   1 b4=c4-d4             2 g6-f6=e5\n   3 b7-b6=d7\n   4 e5=e6-f6\n");
    EXPECT_EQ(turns_of(record), "b4=c4-d4 g6-f6=e5 b7-b6=d7 e5=e6-f6");
}

TEST(AuthorTurns, may_have_scores_and_words_behind_them) {
    const auto record = read("1 b4=c4-d4 -3.82 ok   2 g6-f6=e5 2 12 (b7-b6=d7)\n3 b7-b6=d7 {4.1} # 4 e5=e6-f6\n");
    EXPECT_EQ(turns_of(record), "b4=c4-d4 g6-f6=e5 b7-b6=d7");
}

TEST(AuthorTurns, go_on_behind_blank_lines_and_text) {
    const auto record = read("1 b4=c4-d4\n\n2 moments later\nTurn 2 : black selects f4=e4\n2 g6-f6=e5\n");
    EXPECT_EQ(turns_of(record), "b4=c4-d4 g6-f6=e5");
}

TEST(AuthorTurns, are_not_taken_from_free_text_or_logs) {
    const auto record = read(
        "1 best action amongst 186: a5-b6\nselect action a5-b6=c6 with 1 a5-b6=c6\n# 1 a5-b6=c6\n"
        "   1 b4=c4-d4\n2 of 3 think so: 2 g5-g4=f4\n");
    EXPECT_EQ(turns_of(record), "b4=c4-d4");
}

TEST(AuthorTurns, end_where_another_game_begins) {
    const auto record = read("1 b4=c4-d4\nanother one:\n1 a5-b6=c6  2 f6-f7=d6\n");
    EXPECT_EQ(turns_of(record), "b4=c4-d4");
}

TEST(AuthorTurns, may_leave_out_the_mark_of_a_capture) {
    const std::string quiet = "1 a5-b6=c6 2 f6-f7=d6\n3 a4-b5=d6";
    EXPECT_EQ(read(quiet), read(quiet + "!"));
    EXPECT_EQ(turns_of(read(quiet)), "a5-b6=c6 f6-f7=d6 a4-b5=d6!");
}

TEST(AuthorTurns, refuse_a_mark_without_a_capture) {
    EXPECT_EQ(refusal("1 a5-b6=c6!"),
              "turn 1: '!' says that something is taken on c6, but no enemy is there (at character 11)");
}

TEST(AuthorTurns, refuse_a_malformed_turn_by_its_number) {
    EXPECT_EQ(
        refusal("1 a5-b6=c6  2 f6-f9"),
        "turn 2: 'f6-f9' is not a turn: write a1b1, a1b1c1, a1-b1, a1=b1, a1-b1=c1 or a1=b1-c1 (at character 17)");
}

TEST(AuthorTurns, refuse_a_turn_that_was_cut_off) {
    EXPECT_EQ(refusal("1 a5-b6=c6  2 f6"),
              "turn 2: 'f6' is not a turn: write a1b1, a1b1c1, a1-b1, a1=b1, a1-b1=c1 or a1=b1-c1 (at character 15)");
}

TEST(AuthorTurns, refuse_an_illegal_turn_by_its_number_and_rule) {
    EXPECT_EQ(refusal("1 a5-b6=c6  2 f6-d6"),
              "turn 2, 'f6-d6': a cube moves to a neighbouring cell, and d6 is not beside f6 (rule P5)");
}

TEST(AuthorTurns, refuse_a_turn_behind_the_end_of_the_game) {
    EXPECT_EQ(refusal("f1:R b7:s\n1 f1-g1  2 b7-b6"), "turn 2, 'b7-b6': the game is over (rule P9)");
}

TEST(AuthorTurns, refuse_a_gap_in_their_numbers) {
    EXPECT_EQ(refusal("1 a5-b6=c6  2 f6-f7=d6\n4 g5-f5=d6"), "turn 3 is missing before turn 4 (at character 24)");
    EXPECT_EQ(refusal("2 f6-f7=d6"), "turn 1 is missing before turn 2 (at character 1)");
}

TEST(AuthorTurns, refuse_to_go_on_behind_a_number_used_twice) {
    const std::string twice = "1 a5-b6=c6  2 f6-f7=d6\n2 g5-g4=f4\n";
    EXPECT_EQ(turns_of(read(twice)), "a5-b6=c6 f6-f7=d6");
    EXPECT_EQ(refusal(twice + "3 a4-b5=d6!"), "turn 3 follows turns that were numbered already (at character 35)");
}

// The text as a whole

TEST(AuthorRecord, wants_a_set_up_or_a_turn) {
    constexpr std::string_view sentence =
        "there is neither a set-up line, such as 'f13:sws f4:pr', nor a turn 1, such as '1 a4-b5=c4' (at character 1)";
    EXPECT_EQ(refusal(""), sentence);
    EXPECT_EQ(refusal("Hello.\n\n----\n"), sentence);
}

TEST(AuthorRecord, may_have_line_ends_and_a_mark_of_other_systems) {
    EXPECT_EQ(read("\xEF\xBB\xBF 1 a5-b6=c6\r\n\r\n 2 f6-f7=d6\r\n"), read("1 a5-b6=c6 2 f6-f7=d6"));
}

TEST(AuthorRecord, refuses_a_text_of_unreasonable_length) {
    const std::string longest = "1 a5-b6=c6\n" + std::string(longest_author_record - 11, ' ');
    EXPECT_EQ(read(longest).moves.size(), 1U);
    EXPECT_EQ(refusal(longest + " "), "the text has 1048577 characters, a record at most 1048576 (at character 1)");
}

TEST(AuthorRecord, keeps_the_first_sentence_about_the_end) {
    const auto stated = [](std::string_view sentence) { return read(std::string(sentence) + "\n1 a5-b6=c6\n").stated; };
    EXPECT_EQ(stated("Player white-ann wins against black-bob ; 3 versus 4 seconds"), StatedEnd{Side::first});
    EXPECT_EQ(stated("Player black-bob wins against white-ann"), StatedEnd{Side::second});
    EXPECT_EQ(stated("Black wins against White ; well done"), StatedEnd{Side::second});
    EXPECT_EQ(stated("Nobody wins ; the game is a draw between ann and bob"), StatedEnd{std::nullopt});
    EXPECT_EQ(stated("White wins against Black\nBlack wins against White"), StatedEnd{Side::first});
    EXPECT_EQ(stated("Player green wins against all"), std::nullopt);
    EXPECT_EQ(stated("# White wins against Black"), std::nullopt);
    EXPECT_EQ(stated("who wins against whom?"), std::nullopt);
}

TEST(AuthorRecord, is_written_in_the_columns_of_the_authors_programs) {
    const auto record = read("White wins against Black\n1 a5-b6=c6 2 f6-f7=d6 3 a4-b5=d6");
    EXPECT_EQ(to_author_text(record), "Player white wins against black\n\n" + std::string(classic_lines) +
                                          "\n   1 a5-b6=c6             2 f6-f7=d6\n   3 a4-b5=d6!\n");
}

TEST(AuthorRecord, is_written_with_two_rows_of_pieces_a_line) {
    const std::string text = "   g6:w f1:R f2:r f3:rp f45:rs\n   c6:r b7:S\n   a1:W\n";
    EXPECT_EQ(to_author_text(read(text)), text);
}

TEST(AuthorRecord, fits_only_games_that_start_with_White_and_fresh_counters) {
    EXPECT_TRUE(fits_author_record(Position::initial()));
    EXPECT_FALSE(fits_author_record(Position()));
    for (const std::string_view counters : {"b 0 1", "w 1 1", "w 0 2"}) {
        EXPECT_FALSE(fits_author_record(*Position::parse("R-5/7/6/7/6/7/r-5 " + std::string(counters)))) << counters;
    }
}

TEST(AuthorRecord, of_any_game_reads_back_as_it_was_written) {
    Random random(2024);
    for (std::uint64_t game = 0; game < 60; ++game) {
        AuthorRecord record{.start = Position::set_up({}, game % Position::setup_names().size(), game), .moves = {}};
        Position now = record.start;
        while (!now.outcome()) {
            const auto moves = now.legal_moves();
            record.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            now.play(record.moves.back());
        }
        if (game % 2 == 0) record.stated = StatedEnd{now.outcome()->winner};
        EXPECT_EQ(read(to_author_text(record)), record) << to_author_text(record);
    }
}

// Games of our own

struct OwnGame {
    std::string_view file;
    std::size_t turns;
    Outcome end;
};

TEST(AuthorRecord, games_of_our_own_replay_to_their_stated_end) {
    for (const OwnGame& game :
         {OwnGame{"arrival.txt", 27, {Side::first, &arrival}}, OwnGame{"full-random.txt", 22, {Side::second, &arrival}},
          OwnGame{"draw.txt", 54, {std::nullopt, &quiet_turns}},
          OwnGame{"no-legal-turn.txt", 7, {Side::first, &no_legal_turn}}}) {
        const std::string text = own_game(game.file);
        const auto record = read(text);
        EXPECT_EQ(record.moves.size(), game.turns) << game.file;
        EXPECT_TRUE(end_of(record).outcome() == game.end) << game.file;
        EXPECT_EQ(record.stated, StatedEnd{game.end.winner}) << game.file;
        EXPECT_EQ(to_author_text(record), text.substr(text.find('\n') + 1)) << game.file;
    }
}

}  // namespace
}  // namespace tessera::pijersi
