// The board as text. A cell is eight columns wide and four lines high, so that the board takes 22 lines and, with the
// notes at its right, 80 columns:
//
//     +-------+    A cube shows its top in brackets, [ ] for White and ( ) for Black, its x face to the left and
//     |   k   |    right, its y face above and below. White's letters are capitals. A terrain tile is written in
//     | m(h)m |    angles, <MR>, or beside the cube that stands on it; the cell's name is at its foot, with a star
//     |*  k C4|    if the last action touched it.
//     +-------+

#include "games/himiki/board_drawing.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/himiki/cells.hpp"

namespace tessera::himiki {

namespace {

constexpr int cell_width = 8;
constexpr int cell_height = 4;
constexpr int margin = 3;
constexpr int lines = cell_height * Grid::rows + 2;
constexpr int notes_column = margin + cell_width * Grid::columns + 3;
constexpr int columns = 80;

Ink ink_of(Element element) {
    constexpr std::array<Ink, 3> inks = {Ink::fire, Ink::water, Ink::wood};
    return inks[index_of(element)];
}

/// Where a cell's inside begins on the sheet.
struct Corner {
    int line;
    int column;
};

Corner corner_of(Cell cell) {
    return {cell_height * (Grid::rows - 1 - Grid::row_of(cell)) + 1, margin + cell_width * Grid::column_of(cell) + 1};
}

void draw_grid(Paper& sheet, const DrawStyle& style) {
    const bool unicode = style.letters == DrawStyle::Letters::unicode;
    for (int line = 0; line <= cell_height * Grid::rows; ++line) {
        for (int column = 0; column <= cell_width * Grid::columns; ++column) {
            const bool on_line = line % cell_height == 0;
            const bool on_column = column % cell_width == 0;
            if (!on_line && !on_column) continue;
            const std::string_view plain = on_line && on_column ? "+" : on_line ? "-" : "|";
            const std::string_view fine = on_line && on_column ? "┼" : on_line ? "─" : "│";
            sheet.put(line, margin + column, unicode ? fine : plain, Ink::edge);
        }
    }
    for (int row = 0; row < Grid::rows; ++row) {
        sheet.write(cell_height * (Grid::rows - 1 - row) + 2, 1, std::string(1, static_cast<char>('A' + row)),
                    Ink::faint);
    }
    for (int column = 0; column < Grid::columns; ++column) {
        sheet.write(lines - 1, margin + cell_width * column + 4, std::to_string(column + 1), Ink::faint);
    }
}

void draw_cube(Paper& sheet, Corner corner, const Cube& cube, BlackFaces black_faces) {
    const bool white = cube.side == Side::first;
    const Ink body = white ? Ink::white_cube : Ink::black_cube;
    const auto letter = [&](Element element) {
        return std::string(1, white ? letter_of(element) : to_lower(letter_of(element)));
    };
    for (int line = 0; line < cell_height - 1; ++line)
        sheet.write(corner.line + line, corner.column + 1, "     ", body);
    const std::string top = letter(cube.lies.top());
    sheet.write(corner.line + 1, corner.column + 2, white ? "[" + top + "]" : "(" + top + ")", ink_of(cube.lies.top()));
    if (!white && black_faces == BlackFaces::hidden) return;
    const std::string y_face = letter(cube.lies.face(Axis::y));
    const std::string x_face = letter(cube.lies.face(Axis::x));
    sheet.write(corner.line, corner.column + 3, y_face, body);
    sheet.write(corner.line + 1, corner.column + 1, x_face, body);
    sheet.write(corner.line + 1, corner.column + 5, x_face, body);
    sheet.write(corner.line + 2, corner.column + 3, y_face, body);
}

/// The cells that an action names.
Cells touched_by(const std::optional<Move>& last) {
    if (!last) return 0;
    switch (last->act()) {
        case Act::pivot:
            return last->cubes();
        case Act::tip:
        case Act::mana:
            return set_of(last->from()) | set_of(last->to());
        case Act::end:
        case Act::pass:
        case Act::keep:
        case Act::summon:
        case Act::confuse:
        case Act::no_yokai:
            return 0;
        default:
            return set_of(last->to());
    }
}

void draw_cell(Paper& sheet, Cell cell, const CellContent& content, BlackFaces black_faces, bool touched) {
    const Corner corner = corner_of(cell);
    const Ink ground = (zone_of(Seat{0}) & set_of(cell)) != 0 ? Ink::light : Ink::dark;
    for (int line = 0; line < cell_height - 1; ++line) {
        sheet.write(corner.line + line, corner.column, "       ", ground);
    }
    const auto& [cube, tile] = content;
    if (cube) draw_cube(sheet, corner, *cube, black_faces);
    if (tile) {
        const std::string sign = cube ? std::string(name_of(*tile)) : fmt::format("<{}>", name_of(*tile));
        sheet.write(corner.line + (cube ? 0 : 1), corner.column + (cube ? 5 : 2), sign, Ink::tile);
    }
    sheet.write(corner.line + 2, corner.column + 5, name(cell), touched ? Ink::touched : ground);
    if (touched) sheet.write(corner.line + 2, corner.column, "*", Ink::touched);
}

}  // namespace

/// Colours of the 256 that nearly every terminal has. The board brings its own background, so that it looks the same on
/// a dark and on a light one; what stands beside it keeps the terminal's own.
std::string_view code_of(Ink ink) {
    switch (ink) {
        case Ink::plain:
            return "\x1b[0m";
        case Ink::edge:
            return "\x1b[0;38;5;244m";
        case Ink::light:
            return "\x1b[0;38;5;240;48;5;223m";
        case Ink::dark:
            return "\x1b[0;38;5;240;48;5;180m";
        case Ink::touched:
            return "\x1b[0;1;38;5;16;48;5;221m";
        case Ink::tile:
            return "\x1b[0;1;38;5;231;48;5;91m";
        case Ink::white_cube:
            return "\x1b[0;38;5;16;48;5;231m";
        case Ink::black_cube:
            return "\x1b[0;38;5;252;48;5;236m";
        case Ink::fire:
            return "\x1b[0;1;38;5;231;48;5;160m";
        case Ink::water:
            return "\x1b[0;1;38;5;231;48;5;26m";
        case Ink::wood:
            return "\x1b[0;1;38;5;231;48;5;28m";
        case Ink::strong:
            return "\x1b[0;1m";
        case Ink::faint:
            return "\x1b[0;38;5;244m";
    }
    return "";
}

Paper board_sheet(const std::function<CellContent(Cell)>& content, BlackFaces black_faces, std::optional<Move> last,
                  const DrawStyle& style) {
    Paper sheet(lines, columns);
    draw_grid(sheet, style);
    const Cells touched = touched_by(last);
    for (const Cell cell : each(whole_board)) {
        draw_cell(sheet, cell, content(cell), black_faces, (touched & set_of(cell)) != 0);
    }
    return sheet;
}

void Notes::add(std::string_view text, Ink ink) {
    sheet_.write(line_++, notes_column, text, ink);
}

void Notes::add_legend() {
    add("M water beats H fire", Ink::faint);
    add("H fire  beats K wood", Ink::faint);
    add("K wood  beats M water", Ink::faint);
}

}  // namespace tessera::himiki
