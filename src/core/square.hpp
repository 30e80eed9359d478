#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/cell.hpp"
#include "core/text.hpp"

namespace tessera {

enum class SquareDirection : unsigned char { right, up, left, down };

inline constexpr std::array<SquareDirection, 4> square_directions = {SquareDirection::right, SquareDirection::up,
                                                                     SquareDirection::left, SquareDirection::down};

/// How a rectangle names its cells.
enum class SquareNames : unsigned char {
    column_letter,  ///< `d4`: column d, row 4, as on a chess board
    row_letter,     ///< `C4`: row C, column 4, as on a HI MI KI board
};

/// A rectangle of cells, numbered row by row from the bottom left corner, so that a step up adds `columns`.
template <int Columns, int Rows, SquareNames Names>
struct SquareBoard {
    static_assert(Columns >= 1 && Columns <= 26 && Rows >= 1 && Rows <= 26 && Columns * Rows <= 255);

    static constexpr int columns = Columns;
    static constexpr int rows = Rows;
    static constexpr int cells = Columns * Rows;

    [[nodiscard]] static constexpr std::optional<Cell> cell_at(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return std::nullopt;
        return Cell{static_cast<std::uint8_t>(row * columns + column)};
    }
    [[nodiscard]] static constexpr int row_of(Cell cell) { return cell.index / columns; }
    [[nodiscard]] static constexpr int column_of(Cell cell) { return cell.index % columns; }

    [[nodiscard]] static constexpr std::optional<Cell> neighbour(Cell cell, SquareDirection direction) {
        const int row = row_of(cell);
        const int column = column_of(cell);
        switch (direction) {
            case SquareDirection::right:
                return cell_at(row, column + 1);
            case SquareDirection::up:
                return cell_at(row + 1, column);
            case SquareDirection::left:
                return cell_at(row, column - 1);
            case SquareDirection::down:
                return cell_at(row - 1, column);
        }
        return std::nullopt;
    }

    [[nodiscard]] static constexpr Cell half_turned(Cell cell) {
        return Cell{static_cast<std::uint8_t>(cells - 1 - cell.index)};
    }
    /// Left and right exchanged.
    [[nodiscard]] static constexpr Cell mirrored(Cell cell) {
        return *cell_at(row_of(cell), columns - 1 - column_of(cell));
    }
    /// Top and bottom exchanged.
    [[nodiscard]] static constexpr Cell flipped(Cell cell) {
        return *cell_at(rows - 1 - row_of(cell), column_of(cell));
    }

    [[nodiscard]] static std::string name(Cell cell) {
        if constexpr (Names == SquareNames::column_letter) {
            return static_cast<char>('a' + column_of(cell)) + std::to_string(row_of(cell) + 1);
        } else {
            return static_cast<char>('A' + row_of(cell)) + std::to_string(column_of(cell) + 1);
        }
    }

    /// Reads a whole canonical name.
    [[nodiscard]] static constexpr std::optional<Cell> parse_cell(std::string_view text) {
        if (text.size() < 2 || text.size() > 3 || text[1] == '0') return std::nullopt;
        int number = 0;
        for (const char c : text.substr(1)) {
            if (!is_digit(c)) return std::nullopt;
            number = number * 10 + (c - '0');
        }
        if constexpr (Names == SquareNames::column_letter) {
            return is_lower(text[0]) ? cell_at(number - 1, text[0] - 'a') : std::nullopt;
        } else {
            return is_upper(text[0]) ? cell_at(text[0] - 'A', number - 1) : std::nullopt;
        }
    }
};

}  // namespace tessera
