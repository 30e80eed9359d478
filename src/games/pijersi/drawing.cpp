// The board as text. A hexagon is eight columns wide and three lines high, and shares its slanted edges with the rows
// above and below, so that the board takes 23 lines and, with the notes at its right, 80 columns:
//
//        / \       A stack shows its top above its lower cube; the name of the cell is at its foot,
//      / [R] \     with a star if the last turn touched it.
//     |  (W)  |
//      \ d4* /
//        \ /

#include "games/pijersi/drawing.hpp"

#include <string_view>

#include <fmt/format.h>

#include "core/sheet.hpp"

namespace tessera::pijersi {

namespace {

constexpr int cell_width = 8;
constexpr int row_height = 3;
constexpr int lines = row_height * Grid::rows + 2;
constexpr int margin = 3;
constexpr int notes_column = 63;
constexpr int columns = 80;

/// What a character stands for; it decides the colours.
enum class Ink : unsigned char {
    plain,
    rim,   ///< an edge with no cell beyond it
    edge,  ///< an edge between two cells
    ground,
    touched,
    name,
    touched_name,
    white,
    white_under,
    black,
    black_under,
    strong,
    faint
};

/// Colours of the 256 that nearly every terminal has. The board brings its own background, so that it looks the same on
/// a dark and on a light one; what stands beside it keeps the terminal's own.
std::string_view code_of(Ink ink) {
    switch (ink) {
        case Ink::plain:
            return "\x1b[0m";
        case Ink::rim:
            return "\x1b[0;38;5;244m";
        case Ink::edge:
            return "\x1b[0;38;5;243;48;5;187m";
        case Ink::ground:
            return "\x1b[0;48;5;187m";
        case Ink::touched:
            return "\x1b[0;48;5;179m";
        case Ink::name:
            return "\x1b[0;38;5;240;48;5;187m";
        case Ink::touched_name:
            return "\x1b[0;1;38;5;16;48;5;179m";
        case Ink::white:
            return "\x1b[0;1;38;5;16;48;5;231m";
        case Ink::white_under:
            return "\x1b[0;38;5;240;48;5;253m";
        case Ink::black:
            return "\x1b[0;1;38;5;231;48;5;234m";
        case Ink::black_under:
            return "\x1b[0;38;5;252;48;5;240m";
        case Ink::strong:
            return "\x1b[0;1m";
        case Ink::faint:
            return "\x1b[0;38;5;244m";
    }
    return "";
}

using Paper = Sheet<Ink>;

/// An edge of a cell; the second cell that draws it makes it an inner one.
void put_edge(Paper& sheet, int line, int column, std::string_view character) {
    sheet.put(line, column, character, sheet.ink_at(line, column) == Ink::rim ? Ink::edge : Ink::rim);
}

/// The characters of the edges.
struct Edges {
    std::string_view rising;
    std::string_view falling;
    std::string_view wall;
};

constexpr Edges ascii_edges = {"/", "\\", "|"};
constexpr Edges unicode_edges = {"╱", "╲", "│"};

/// Where a cell's upper left corner is on the sheet.
struct Corner {
    int line;
    int column;
};

Corner corner_of(Cell cell) {
    const Cell dense = dense_of(cell);
    const int row = Grid::row_of(dense);
    const int indent = Grid::lengths[static_cast<std::size_t>(row)] == 7 ? 0 : cell_width / 2;
    return {row_height * (Grid::rows - 1 - row), margin + indent + cell_width * Grid::column_of(dense)};
}

void draw_edges(Paper& sheet, Corner corner, const Edges& edges) {
    const auto [line, column] = corner;
    for (const int half : {0, 1}) {
        const std::string_view left = half == 0 ? edges.rising : edges.falling;
        const std::string_view right = half == 0 ? edges.falling : edges.rising;
        const int narrow = line + 4 * half;
        const int wide = line + 1 + 2 * half;
        put_edge(sheet, narrow, column + 3, left);
        put_edge(sheet, narrow, column + 5, right);
        put_edge(sheet, wide, column + 1, left);
        put_edge(sheet, wide, column + 7, right);
    }
    put_edge(sheet, line + 2, column, edges.wall);
    put_edge(sheet, line + 2, column + cell_width, edges.wall);
}

/// The cell's own ground, which colours show and plain text does not.
void draw_ground(Paper& sheet, Corner corner, Ink ink) {
    const auto [line, column] = corner;
    sheet.write(line, column + 4, " ", ink);
    sheet.write(line + 1, column + 2, "     ", ink);
    sheet.write(line + 2, column + 1, "       ", ink);
    sheet.write(line + 3, column + 2, "     ", ink);
    sheet.write(line + 4, column + 4, " ", ink);
}

void draw_piece(Paper& sheet, Corner corner, const Piece& piece, DrawStyle::Colours colours) {
    const bool tiles = colours == DrawStyle::Colours::ansi;
    const bool white = piece.side == Side::first;
    const int top_line = corner.line + (piece.is_stack() ? 1 : 2);
    const std::string top = fmt::format(fmt::runtime(tiles ? " {} " : "[{}]"), letter_of(piece.side, piece.top));
    sheet.write(top_line, corner.column + 3, top, white ? Ink::white : Ink::black);
    if (!piece.is_stack()) return;
    const std::string under = fmt::format(fmt::runtime(tiles ? " {} " : "({})"), letter_of(piece.side, *piece.under));
    sheet.write(top_line + 1, corner.column + 3, under, white ? Ink::white_under : Ink::black_under);
}

Bits touched_by(std::optional<Move> last) {
    return last ? bit_of(last->from) | bit_of(last->via) | bit_of(last->to) : 0;
}

void draw_board(Paper& sheet, const Position& position, std::optional<Move> last, const DrawStyle& style) {
    const Edges& edges = style.letters == DrawStyle::Letters::unicode ? unicode_edges : ascii_edges;
    for (const Cell cell : cells) {
        const Corner corner = corner_of(cell);
        const bool touched = has(touched_by(last), cell.index);
        draw_edges(sheet, corner, edges);
        draw_ground(sheet, corner, touched ? Ink::touched : Ink::ground);
        if (const auto piece = position.at(cell)) draw_piece(sheet, corner, *piece, style.colours);
        sheet.write(corner.line + 3, corner.column + 3, name(cell) + (touched ? "*" : " "),
                    touched ? Ink::touched_name : Ink::name);
    }
    for (int row = 0; row < Grid::rows; ++row) {
        const char letter = static_cast<char>('a' + row);
        sheet.write(row_height * (Grid::rows - 1 - row) + 2, 0, std::string(1, letter), Ink::faint);
    }
}

unsigned cubes_left(const Position& position, Side side) {
    return count(position.of(side)) + count(position.of(side) & position.stacks());
}

std::string state_of(const Position& position) {
    constexpr BySide<std::string_view> names = {"White", "Black"};
    const auto ended = position.outcome();
    if (!ended) return fmt::format("{} to move", names[position.side_to_move()]);
    return ended->winner ? fmt::format("{} wins", names[*ended->winner]) : "A draw";
}

/// Beside the board: who is to move, and what the signs mean.
void draw_notes(Paper& sheet, const Position& position) {
    const auto note = [&](int line, std::string_view text, Ink ink) { sheet.write(line, notes_column, text, ink); };
    note(1, state_of(position), Ink::strong);
    note(2, fmt::format("Quiet turns {}/{}", position.quiet(), quiet_turns_to_draw), Ink::plain);
    note(5, fmt::format("Black: {} cubes", cubes_left(position, Side::second)), Ink::plain);
    note(6, "goes down to a", Ink::faint);
    note(9, "Who takes whom", Ink::plain);
    note(10, "R rock     > S", Ink::faint);
    note(11, "S scissors > P", Ink::faint);
    note(12, "P paper    > R", Ink::faint);
    note(13, "W wise", Ink::faint);
    note(16, fmt::format("White: {} cubes", cubes_left(position, Side::first)), Ink::plain);
    note(17, "goes up to g", Ink::faint);
}

}  // namespace

std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style) {
    Paper sheet(lines, columns);
    draw_board(sheet, position, last, style);
    draw_notes(sheet, position);
    return sheet.text(style.colours);
}

}  // namespace tessera::pijersi
