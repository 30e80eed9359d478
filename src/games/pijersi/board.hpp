#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/cell.hpp"
#include "core/hex.hpp"

namespace tessera::pijersi {

/// P1: 45 hexagons in rows `a` to `g`.
using Grid = HexBoard<6, 7, 6, 7, 6, 7, 6>;

/// Cells are numbered by the grid's padded places everywhere in this game, so that a cell is its bit.
inline constexpr int places = Grid::places;
static_assert(places == 51);

[[nodiscard]] constexpr Bits bit_of(Cell cell) {
    return bit(cell.index);
}

namespace detail {

constexpr Cell placed(Cell dense) {
    return Cell{static_cast<std::uint8_t>(Grid::place(dense))};
}

template <class Make>
constexpr Bits cells_where(Make&& wanted) {
    Bits set = 0;
    for (int i = 0; i < Grid::cells; ++i) {
        const Cell dense{static_cast<std::uint8_t>(i)};
        if (wanted(dense)) set |= bit_of(placed(dense));
    }
    return set;
}

}  // namespace detail

inline constexpr Bits whole_board = detail::cells_where([](Cell) { return true; });
inline constexpr Bits bottom_row = detail::cells_where([](Cell cell) { return Grid::row_of(cell) == 0; });
inline constexpr Bits top_row = detail::cells_where([](Cell cell) { return Grid::row_of(cell) == Grid::rows - 1; });

/// The places of the cells in the order of their names: a1 a2 … g6.
inline constexpr std::array<Cell, Grid::cells> cells = [] {
    std::array<Cell, Grid::cells> list{};
    for (std::size_t i = 0; i < list.size(); ++i) list[i] = detail::placed(Cell{static_cast<std::uint8_t>(i)});
    return list;
}();

/// The grid's dense number of a place, for names and rows.
[[nodiscard]] constexpr Cell dense_of(Cell cell) {
    return Cell{static_cast<std::uint8_t>(count(whole_board & (bit_of(cell) - 1)))};
}

/// The cells beside each place.
inline constexpr std::array<Bits, places> neighbours = [] {
    std::array<Bits, places> table{};
    for (const Cell cell : cells) {
        for (const HexDirection d : hex_directions) {
            table[cell.index] |= shifted(bit_of(cell), Grid::shift(d)) & whole_board;
        }
    }
    return table;
}();

[[nodiscard]] constexpr bool are_neighbours(Cell a, Cell b) {
    return has(neighbours[a.index], b.index);
}

/// The cell between two cells that are two apart in a straight line.
[[nodiscard]] constexpr std::optional<Cell> between(Cell a, Cell b) {
    for (const HexDirection d : hex_directions) {
        const Bits middle = shifted(bit_of(a), Grid::shift(d)) & whole_board;
        if ((shifted(middle, Grid::shift(d)) & bit_of(b)) != 0) return Cell{static_cast<std::uint8_t>(lowest(middle))};
    }
    return std::nullopt;
}

[[nodiscard]] constexpr Cell half_turned(Cell cell) {
    return detail::placed(Grid::half_turned(dense_of(cell)));
}
[[nodiscard]] constexpr Cell mirrored(Cell cell) {
    return detail::placed(Grid::mirrored(dense_of(cell)));
}

[[nodiscard]] inline std::string name(Cell cell) {
    return Grid::name(dense_of(cell));
}

/// Reads a whole name, `a1` to `g6`.
[[nodiscard]] constexpr std::optional<Cell> parse_cell(std::string_view text) {
    const auto dense = Grid::parse_cell(text);
    return dense ? std::optional(detail::placed(*dense)) : std::nullopt;
}

}  // namespace tessera::pijersi
