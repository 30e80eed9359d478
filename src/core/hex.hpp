#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/cell.hpp"
#include "core/text.hpp"

namespace tessera {

/// The six ways out of a hexagon that stands on a corner, counter-clockwise from the right.
enum class HexDirection : unsigned char { right, up_right, up_left, left, down_left, down_right };

inline constexpr std::array<HexDirection, 6> hex_directions = {HexDirection::right,     HexDirection::up_right,
                                                               HexDirection::up_left,   HexDirection::left,
                                                               HexDirection::down_left, HexDirection::down_right};

[[nodiscard]] constexpr HexDirection opposite(HexDirection direction) {
    return static_cast<HexDirection>((static_cast<unsigned>(direction) + 3) % 6);
}

/// A board of hexagons in rows, from the bottom row `a` up, cells numbered from 1 at the left. Each row is one longer
/// or one shorter than the row before it and centred on it: going up to a longer row cell n touches n and n+1, to a
/// shorter one n-1 and n. Cells are numbered densely, row by row.
///
/// For bitboards there is a second numbering, `place`: with a gap after each row, so that a step in any direction is
/// the same shift for all cells and a step off the board lands in a gap.
template <int... RowLengths>
struct HexBoard {
    static constexpr int rows = sizeof...(RowLengths);
    static constexpr std::array<int, rows> lengths = {RowLengths...};
    static constexpr int cells = (RowLengths + ...);

    static_assert([] {
        for (std::size_t r = 1; r < lengths.size(); ++r) {
            const int step = lengths[r] - lengths[r - 1];
            if (step != 1 && step != -1) return false;
        }
        return true;
    }());

    [[nodiscard]] static constexpr std::optional<Cell> cell_at(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= lengths[at(row)]) return std::nullopt;
        return Cell{static_cast<std::uint8_t>(first_in_row_[at(row)] + column)};
    }

    [[nodiscard]] static constexpr int row_of(Cell cell) {
        int row = 0;
        while (row + 1 < rows && first_in_row_[at(row + 1)] <= cell.index) ++row;
        return row;
    }

    [[nodiscard]] static constexpr int column_of(Cell cell) { return cell.index - first_in_row_[at(row_of(cell))]; }

    [[nodiscard]] static constexpr std::optional<Cell> neighbour(Cell cell, HexDirection direction) {
        const int row = row_of(cell);
        const int column = column_of(cell);
        switch (direction) {
            case HexDirection::right:
                return cell_at(row, column + 1);
            case HexDirection::left:
                return cell_at(row, column - 1);
            case HexDirection::up_left:
                return beside(row, row + 1, column, 0);
            case HexDirection::up_right:
                return beside(row, row + 1, column, 1);
            case HexDirection::down_left:
                return beside(row, row - 1, column, 0);
            case HexDirection::down_right:
                return beside(row, row - 1, column, 1);
        }
        return std::nullopt;
    }

    /// The cell opposite through the middle of the board. The rows must read the same from above and below.
    [[nodiscard]] static constexpr Cell half_turned(Cell cell) {
        return Cell{static_cast<std::uint8_t>(cells - 1 - cell.index)};
    }

    /// The cell at the same place in its row counted from the right.
    [[nodiscard]] static constexpr Cell mirrored(Cell cell) {
        const int row = row_of(cell);
        return *cell_at(row, lengths[at(row)] - 1 - column_of(cell));
    }

    [[nodiscard]] static std::string name(Cell cell) {
        return static_cast<char>('a' + row_of(cell)) + std::to_string(column_of(cell) + 1);
    }

    /// Reads a whole name such as `e10`.
    [[nodiscard]] static constexpr std::optional<Cell> parse_cell(std::string_view text) {
        if (text.size() < 2 || text.size() > 3 || !is_lower(text[0]) || text[1] == '0') return std::nullopt;
        int number = 0;
        for (const char c : text.substr(1)) {
            if (!is_digit(c)) return std::nullopt;
            number = number * 10 + (c - '0');
        }
        return cell_at(text[0] - 'a', number - 1);
    }

    // The padded numbering.

    /// How far apart in places a cell and its upper left neighbour are.
    static constexpr int stride = [] {
        int widest = 0;
        for (std::size_t r = 0; r + 1 < lengths.size(); ++r) {
            const bool longer = lengths[r + 1] > lengths[r];
            const int least = longer ? lengths[r] + 1 : lengths[r];
            widest = least > widest ? least : widest;
        }
        return widest;
    }();

    [[nodiscard]] static constexpr int shift(HexDirection direction) {
        switch (direction) {
            case HexDirection::right:
                return 1;
            case HexDirection::up_right:
                return stride + 1;
            case HexDirection::up_left:
                return stride;
            case HexDirection::left:
                return -1;
            case HexDirection::down_left:
                return -stride - 1;
            case HexDirection::down_right:
                return -stride;
        }
        return 0;
    }

    [[nodiscard]] static constexpr int place(Cell cell) { return row_place_[at(row_of(cell))] + column_of(cell); }

    /// One more than the last place.
    static constexpr int places = [] {
        int start = 0;
        for (std::size_t r = 0; r + 1 < lengths.size(); ++r) start += lengths[r + 1] > lengths[r] ? stride : stride + 1;
        return start + lengths.back();
    }();

  private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static constexpr std::array<int, rows> first_in_row_ = [] {
        std::array<int, rows> first{};
        for (std::size_t r = 1; r < first.size(); ++r) first[r] = first[r - 1] + lengths[r - 1];
        return first;
    }();

    static constexpr std::array<int, rows> row_place_ = [] {
        std::array<int, rows> start{};
        for (std::size_t r = 1; r < start.size(); ++r) {
            start[r] = start[r - 1] + (lengths[r] > lengths[r - 1] ? stride : stride + 1);
        }
        return start;
    }();

    /// The left (0) or right (1) of the two cells of `other` that touch `column` of `row`.
    static constexpr std::optional<Cell> beside(int row, int other, int column, int right) {
        if (other < 0 || other >= rows) return std::nullopt;
        return cell_at(other, lengths[at(other)] > lengths[at(row)] ? column + right : column - 1 + right);
    }
};

}  // namespace tessera
