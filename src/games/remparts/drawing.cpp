// The board as text. A tile is seven columns wide and two lines high, with lines between tiles, so that the board takes
// 22 lines and, with the notes at its right, 80 columns:
//
//     +-------+-------+-------+     A wall is a block; a knight is as wide as it is large, and the monarch wears a
//     |[  L  ]|  [s]  |#######|     crown. The name of the tile is at its foot, with a star if the last action
//     |  c1   |  a7*  |# d2  #|     touched it.
//     +-------+-------+-------+

#include "games/remparts/drawing.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "core/sheet.hpp"

namespace tessera::remparts {

namespace {

constexpr int tile_width = 8;
constexpr int tile_height = 3;
constexpr int lines = tile_height * Grid::rows + 1;
constexpr int margin = 3;
constexpr int notes_column = 63;
constexpr int columns = 80;

/// What a character stands for; it decides the colours.
enum class Ink : unsigned char {
    plain,
    edge,
    path,
    wall,
    touched,
    name,
    touched_name,
    wall_name,
    white,
    black,
    strong,
    faint
};

/// Colours of the 256 that nearly every terminal has. The board brings its own background, so that it looks the same on
/// a dark and on a light one; what stands beside it keeps the terminal's own.
std::string_view code_of(Ink ink) {
    switch (ink) {
        case Ink::plain:
            return "\x1b[0m";
        case Ink::edge:
            return "\x1b[0;38;5;243;48;5;187m";
        case Ink::path:
            return "\x1b[0;48;5;187m";
        case Ink::wall:
            return "\x1b[0;38;5;95;48;5;95m";
        case Ink::touched:
            return "\x1b[0;48;5;179m";
        case Ink::name:
            return "\x1b[0;38;5;240;48;5;187m";
        case Ink::touched_name:
            return "\x1b[0;1;38;5;16;48;5;179m";
        case Ink::wall_name:
            return "\x1b[0;38;5;223;48;5;95m";
        case Ink::white:
            return "\x1b[0;1;38;5;16;48;5;231m";
        case Ink::black:
            return "\x1b[0;1;38;5;231;48;5;234m";
        case Ink::strong:
            return "\x1b[0;1m";
        case Ink::faint:
            return "\x1b[0;38;5;244m";
    }
    return "";
}

using Paper = Sheet<Ink>;

/// The characters of edges and walls.
struct Strokes {
    std::string_view across;
    std::string_view upright;
    std::string_view block;
    /// Where edges meet: by line (the uppermost, one between, the lowest), then by column likewise.
    std::array<std::array<std::string_view, 3>, 3> corners;
};

constexpr Strokes ascii_strokes = {"-", "|", "#", {{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}}}};
constexpr Strokes unicode_strokes = {"─", "│", "█", {{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}}};

/// Where a tile's upper left corner is on the sheet, edges not included.
struct Corner {
    int line = 0;
    int column = 0;
};

Corner corner_of(Cell cell) {
    return {tile_height * (Grid::rows - 1 - Grid::row_of(cell)) + 1, margin + 1 + tile_width * Grid::column_of(cell)};
}

/// 0 for the first of several, 2 for the last, 1 for one between.
std::size_t place_among(int index, int last) {
    return index == 0 ? 0 : index == last ? 2 : 1;
}

void draw_edges(Paper& sheet, const Strokes& strokes) {
    constexpr int width = tile_width * Grid::columns;
    for (int line = 0; line < lines; ++line) {
        const bool is_edge = line % tile_height == 0;
        for (int column = 0; column <= width; ++column) {
            const bool is_upright = column % tile_width == 0;
            if (!is_edge && !is_upright) continue;
            const std::string_view corner = strokes.corners[place_among(line, lines - 1)][place_among(column, width)];
            const std::string_view straight = is_edge ? strokes.across : strokes.upright;
            sheet.put(line, margin + column, is_edge && is_upright ? corner : straight, Ink::edge);
        }
    }
}

/// A piece as it looks on a tile: the larger, the wider.
std::string shape_of(Piece piece) {
    switch (piece.kind) {
        case Kind::large:
            return fmt::format("[  {}  ]", letter_of(piece));
        case Kind::medium:
            return fmt::format("[ {} ]", letter_of(piece));
        case Kind::small:
            return fmt::format("[{}]", letter_of(piece));
        case Kind::monarch:
            return fmt::format("<*{}*>", letter_of(piece));
    }
    return {};
}

void draw_piece(Paper& sheet, Corner corner, Piece piece) {
    const std::string shape = shape_of(piece);
    const int indent = (tile_width - 1 - static_cast<int>(shape.size())) / 2;
    sheet.write(corner.line, corner.column + indent, shape, piece.side == Side::second ? Ink::white : Ink::black);
}

void draw_tile(Paper& sheet, const Position& position, Cell cell, bool touched, const DrawStyle& style) {
    const Corner corner = corner_of(cell);
    const bool is_wall = has(position.walls(), cell.index);
    const std::string_view block =
        (style.letters == DrawStyle::Letters::unicode ? unicode_strokes : ascii_strokes).block;
    const Ink ground = is_wall ? Ink::wall : touched ? Ink::touched : Ink::path;
    for (int line = 0; line < tile_height - 1; ++line) {
        for (int column = 0; column < tile_width - 1; ++column)
            sheet.put(corner.line + line, corner.column + column, is_wall ? block : " ", ground);
    }
    if (const auto piece = position.at(cell)) draw_piece(sheet, corner, *piece);
    const Ink ink = touched ? Ink::touched_name : is_wall ? Ink::wall_name : Ink::name;
    sheet.write(corner.line + 1, corner.column + 1, fmt::format(" {}{} ", name(cell), touched ? '*' : ' '), ink);
}

Bits touched_by(std::optional<Move> last) {
    return last && last->act != Act::end ? bit_of(last->from) | bit_of(last->to) : 0;
}

void draw_board(Paper& sheet, const Position& position, std::optional<Move> last, const DrawStyle& style) {
    draw_edges(sheet, style.letters == DrawStyle::Letters::unicode ? unicode_strokes : ascii_strokes);
    for (const Cell cell : cells) draw_tile(sheet, position, cell, has(touched_by(last), cell.index), style);
    for (int row = 0; row < Grid::rows; ++row)
        sheet.write(tile_height * (Grid::rows - 1 - row) + 1, 0, std::to_string(row + 1), Ink::faint);
}

constexpr BySide<std::string_view> side_names = {"Black", "White"};

std::string state_of(const Position& position) {
    const auto ended = position.outcome();
    if (!ended) return fmt::format("{} to move", side_names[position.side_to_move()]);
    return ended->winner ? fmt::format("{} wins", side_names[*ended->winner]) : "A draw";
}

std::string lost_by(const Position& position, Side side) {
    std::string letters;
    for (const Kind knight : knights) letters.append(position.lost(side).of(knight), letter_of(Piece{side, knight}));
    return fmt::format("{} lost {}", side_names[side], letters.empty() ? "none" : letters);
}

/// Beside the board: who is to move, how far the turn has come, and what the signs mean.
void draw_notes(Paper& sheet, const Position& position) {
    const auto note = [&](int line, std::string_view text, Ink ink) { sheet.write(line, notes_column, text, ink); };
    note(1, state_of(position), Ink::strong);
    if (!position.outcome()) note(2, fmt::format("Action {} of {}", position.used() + 1, actions_a_turn), Ink::plain);
    note(4, lost_by(position, Side::first), Ink::plain);
    note(7, "Who takes whom", Ink::plain);
    note(8, "L large  > L M K", Ink::faint);
    note(9, "M medium > M S K", Ink::faint);
    note(10, "S small  > S L K", Ink::faint);
    note(11, "K monarch > all", Ink::faint);
    note(13, "A piece slides", Ink::faint);
    note(14, "until stopped.", Ink::faint);
    if (position.start()) note(16, "No more flips.", Ink::plain);
    note(19, lost_by(position, Side::second), Ink::plain);
}

}  // namespace

std::string draw(const Position& position, std::optional<Move> last, const DrawStyle& style) {
    Paper sheet(lines, columns);
    draw_board(sheet, position, last, style);
    draw_notes(sheet, position);
    return sheet.text(style.colours);
}

}  // namespace tessera::remparts
