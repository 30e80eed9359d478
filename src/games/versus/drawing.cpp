// The board as text. A hexagon is six columns wide and two lines high, and shares its slanted edges with the rows above
// and below, so that even 91 cells take no more than 23 lines and leave the 24th to a prompt:
//
//      /*\       The middle has the piece, [4] for Dark and (4) for Light, between > and < on a target; the foot has
//      the
//    |>[4]<|     cell's name, the top a star if the last turn touched the cell.
//     \e4 /

#include "games/versus/drawing.hpp"

#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/sheet.hpp"

namespace tessera::versus {

namespace {

constexpr int cell_width = 6;
constexpr int row_height = 2;
constexpr int margin = 3;
constexpr int notes_column = 62;
constexpr int columns = 80;

/// What a character stands for; it decides the colours.
enum class Ink : unsigned char {
    plain,
    rim,   ///< an edge with no cell beyond it
    edge,  ///< an edge between two cells
    ground,
    target,
    touched,
    name,
    target_name,
    touched_name,
    dark,
    light,
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
        case Ink::faint:
            return "\x1b[0;38;5;244m";
        case Ink::edge:
            return "\x1b[0;38;5;243;48;5;187m";
        case Ink::ground:
            return "\x1b[0;48;5;187m";
        case Ink::target:
            return "\x1b[0;1;38;5;16;48;5;116m";
        case Ink::touched:
            return "\x1b[0;1;38;5;16;48;5;179m";
        case Ink::name:
            return "\x1b[0;38;5;240;48;5;187m";
        case Ink::target_name:
            return "\x1b[0;38;5;238;48;5;116m";
        case Ink::touched_name:
            return "\x1b[0;1;38;5;16;48;5;179m";
        case Ink::dark:
            return "\x1b[0;1;38;5;231;48;5;234m";
        case Ink::light:
            return "\x1b[0;1;38;5;16;48;5;231m";
        case Ink::strong:
            return "\x1b[0;1m";
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
    std::string_view rising = {};
    std::string_view falling = {};
    std::string_view wall = {};
};

constexpr Edges ascii_edges = {"/", "\\", "|"};
constexpr Edges unicode_edges = {"╱", "╲", "│"};

/// Where a cell's upper left corner is on the sheet.
struct Corner {
    int line = 0;
    int column = 0;
};

template <Size S>
Corner corner_of(Cell cell) {
    using Grid = typename Board<S>::Grid;
    const int row = Grid::row_of(cell);
    const int shorter = Grid::lengths[Grid::rows / 2] - Grid::lengths[static_cast<std::size_t>(row)];
    return {row_height * (Grid::rows - 1 - row),
            margin + shorter * cell_width / 2 + cell_width * Grid::column_of(cell)};
}

void draw_edges(Paper& sheet, Corner corner, const Edges& edges) {
    const auto [line, column] = corner;
    put_edge(sheet, line, column + 2, edges.rising);
    put_edge(sheet, line, column + 4, edges.falling);
    put_edge(sheet, line + 1, column, edges.wall);
    put_edge(sheet, line + 1, column + cell_width, edges.wall);
    put_edge(sheet, line + 2, column + 1, edges.falling);
    put_edge(sheet, line + 2, column + 5, edges.rising);
}

void draw_piece(Paper& sheet, Corner corner, const Piece& piece, DrawStyle::Colours colours) {
    const bool tiles = colours == DrawStyle::Colours::ansi;
    const bool dark = piece.side == Side::first;
    const std::string face = piece.is_versus() ? "V" : std::to_string(*piece.number);
    const std::string text = tiles ? " " + face + " " : dark ? "[" + face + "]" : "(" + face + ")";
    sheet.write(corner.line + 1, corner.column + 2, text, dark ? Ink::dark : Ink::light);
}

template <Size S>
void draw_cell(Paper& sheet, const Position<S>& position, Cell cell, bool touched, const DrawStyle& style) {
    const Corner corner = corner_of<S>(cell);
    const bool target = Board<S>::has(Board<S>::targets, cell);
    const Ink ground = touched ? Ink::touched : target ? Ink::target : Ink::ground;
    draw_edges(sheet, corner, style.letters == DrawStyle::Letters::unicode ? unicode_edges : ascii_edges);
    sheet.write(corner.line, corner.column + 3, touched ? "*" : " ", ground);
    sheet.write(corner.line + 1, corner.column + 1, target ? ">   <" : "     ", ground);
    sheet.write(corner.line + 2, corner.column + 2, fmt::format("{:<3}", Board<S>::name(cell)),
                touched  ? Ink::touched_name
                : target ? Ink::target_name
                         : Ink::name);
    if (const auto piece = position.at(cell)) draw_piece(sheet, corner, *piece, style.colours);
}

template <Size S>
void draw_board(Paper& sheet, const Position<S>& position, std::optional<Move<S>> last, const DrawStyle& style) {
    using Grid = typename Board<S>::Grid;
    for (std::size_t index = 0; index < Board<S>::cells; ++index) {
        const Cell cell = Board<S>::cell(index);
        draw_cell(sheet, position, cell, last && (last->from == cell || last->to == cell), style);
    }
    for (int row = 0; row < Grid::rows; ++row) {
        const char letter = static_cast<char>('a' + row);
        sheet.write(row_height * (Grid::rows - 1 - row) + 1, 0, std::string(1, letter), Ink::faint);
    }
}

template <Size S>
std::string state_of(const Position<S>& position) {
    constexpr BySide<std::string_view> names = {"Dark", "Light"};
    const auto ended = position.outcome();
    if (!ended) return fmt::format("{} to move", names[position.side_to_move()]);
    return ended->winner ? fmt::format("{} wins", names[*ended->winner]) : "A draw";
}

/// The counts of V11 as lines that fit beside the board.
template <Size S>
std::vector<std::string> pull_lines(const Position<S>& position) {
    std::vector<std::string> lines;
    for_each_in(position.occupied(), [&](unsigned index) {
        const Cell cell = Board<S>::cell(index);
        if (position.pulls(cell) == 0) return;
        const std::string count = fmt::format(" {}:{}", Board<S>::name(cell), position.pulls(cell));
        if (lines.empty()) lines.emplace_back("Pulled");
        if (lines.back().size() + count.size() > static_cast<std::size_t>(columns - notes_column)) lines.emplace_back();
        lines.back() += count;
    });
    return lines;
}

/// Beside the board, where its corners leave room: who is to move, the points, and what the signs mean.
template <Size S>
void draw_notes(Paper& sheet, const Position<S>& position, int lines) {
    const auto note = [&](int line, std::string_view text, Ink ink) { sheet.write(line, notes_column, text, ink); };
    const auto tell_side = [&](int line, std::string_view who, Side side) {
        note(line, fmt::format("{} {} points", who, position.score(side)), Ink::plain);
        note(line + 1, fmt::format("at most {} more", position.best_gain(side)), Ink::faint);
    };
    note(0, state_of(position), Ink::strong);
    tell_side(2, "Light ()", Side::second);
    const int bottom = lines - 6;
    tell_side(bottom, "Dark  []", Side::first);
    note(bottom + 2, "V VERSUS >< target", Ink::faint);
    int line = bottom + 3;
    for (const std::string& text : pull_lines(position)) {
        if (line < lines) note(line++, text, Ink::plain);
    }
}

}  // namespace

template <Size S>
std::string draw(const Position<S>& position, std::optional<Move<S>> last, const DrawStyle& style) {
    constexpr int lines = row_height * Board<S>::Grid::rows + 1;
    Paper sheet(lines, columns);
    draw_board(sheet, position, last, style);
    draw_notes(sheet, position, lines);
    return sheet.text(style.colours);
}

template std::string draw(const Position61&, std::optional<Position61::Move>, const DrawStyle&);
template std::string draw(const Position91&, std::optional<Position91::Move>, const DrawStyle&);

}  // namespace tessera::versus
