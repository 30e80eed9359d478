#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "games/pijersi/author_record.hpp"

namespace tessera::pijersi {

namespace {

constexpr std::string_view margin = "   ";

std::optional<Piece> piece_at(const Position& board, int row, int column) {
    const auto cell = Grid::cell_at(row, column);
    return cell ? board.at(detail::placed(*cell)) : std::nullopt;
}

/// The groups of a row: each stack alone, top first; cubes of one side that stand side by side together.
std::string row_groups(const Position& board, int row) {
    std::string text;
    for (int column = 0; column < Grid::lengths[static_cast<std::size_t>(row)]; ++column) {
        const auto piece = piece_at(board, row, column);
        if (!piece) continue;
        const int first = column;
        std::string letters(1, letter_of(piece->side, piece->top));
        if (piece->is_stack()) {
            letters += letter_of(piece->side, *piece->under);
        } else {
            for (;; ++column) {
                const auto next = piece_at(board, row, column + 1);
                if (!next || next->is_stack() || next->side != piece->side) break;
                letters += letter_of(next->side, next->top);
            }
        }
        text += fmt::format("{}{}{}", text.empty() ? "" : " ", static_cast<char>('a' + row), first + 1);
        if (column > first) text += std::to_string(column + 1);
        text += ":" + letters;
    }
    return text;
}

/// Two rows with pieces a line, from the top of the board down.
std::string set_up_lines(const Position& start) {
    std::string text;
    bool starts_line = true;
    for (int row = Grid::rows - 1; row >= 0; --row) {
        const std::string groups = row_groups(start, row);
        if (groups.empty()) continue;
        text += starts_line ? margin : " ";
        text += groups;
        if (!starts_line) text += '\n';
        starts_line = !starts_line;
    }
    return starts_line ? text : text + '\n';
}

std::string sentence_of(const StatedEnd& end) {
    if (!end.winner) return "Nobody wins ; the game is a draw\n\n";
    const bool white = *end.winner == Side::first;
    return fmt::format("Player {} wins against {}\n\n", white ? "white" : "black", white ? "black" : "white");
}

}  // namespace

bool fits_author_record(const Position& start) {
    return start.side_to_move() == Side::first && start.quiet() == 0 && start.turn() == 1 &&
           start.empty() != whole_board;
}

std::string to_author_text(const AuthorRecord& record) {
    assert(fits_author_record(record.start));
    std::string text = record.stated ? sentence_of(*record.stated) : "";
    text += set_up_lines(record.start);
    if (!record.moves.empty()) text += '\n';

    Position now = record.start;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const bool ends_line = i % 2 == 1 || i + 1 == record.moves.size();
        const std::string turn = record_text(now, record.moves[i]);
        text += ends_line ? fmt::format("{:>4} {}\n", i + 1, turn) : fmt::format("{:>4} {:<18}", i + 1, turn);
        now.play(record.moves[i]);
    }
    return text;
}

}  // namespace tessera::pijersi
