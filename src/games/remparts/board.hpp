#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/cell.hpp"
#include "core/square.hpp"

namespace tessera::remparts {

/// R1: columns `a` to `g`, rows 1 to 7. A cell is numbered by its bit.
using Grid = SquareBoard<7, 7, SquareNames::column_letter>;

inline constexpr Bits whole_board = bit(Grid::cells) - 1;

[[nodiscard]] constexpr Cell cell_of(unsigned index) {
    return Cell{static_cast<std::uint8_t>(index)};
}

[[nodiscard]] constexpr Bits bit_of(Cell cell) {
    return bit(cell.index);
}

[[nodiscard]] inline std::string name(Cell cell) {
    return Grid::name(cell);
}

/// All cells by number: a1 b1 … g7.
inline constexpr std::array<Cell, Grid::cells> cells = [] {
    std::array<Cell, Grid::cells> list{};
    for (std::size_t i = 0; i < list.size(); ++i) list[i] = cell_of(static_cast<unsigned>(i));
    return list;
}();

/// All cells in the order of their names: a1 a2 … g7.
inline constexpr std::array<Cell, Grid::cells> cells_by_name = [] {
    std::array<Cell, Grid::cells> list{};
    std::size_t next = 0;
    for (int column = 0; column < Grid::columns; ++column) {
        for (int row = 0; row < Grid::rows; ++row) list[next++] = *Grid::cell_at(row, column);
    }
    return list;
}();

/// How far apart the numbers of two cells in a row are in a direction.
[[nodiscard]] constexpr int step_of(SquareDirection direction) {
    switch (direction) {
        case SquareDirection::right:
            return 1;
        case SquareDirection::up:
            return Grid::columns;
        case SquareDirection::left:
            return -1;
        case SquareDirection::down:
            return -Grid::columns;
    }
    return 0;
}

namespace detail {

inline constexpr unsigned fence = Grid::columns;

/// The cells in one direction from a cell, and the bit behind the last of them. All bits are moved up by a row, so that
/// there is a bit behind the edge below the board too.
struct Ray {
    Bits tiles = 0;
    Bits edge = 0;
};

inline constexpr auto rays = [] {
    std::array<std::array<Ray, Grid::cells>, square_directions.size()> table{};
    for (const SquareDirection d : square_directions) {
        for (const Cell cell : cells) {
            Ray& ray = table[static_cast<std::size_t>(d)][cell.index];
            Cell last = cell;
            while (const auto next = Grid::neighbour(last, d)) {
                last = *next;
                ray.tiles |= bit(last.index + fence);
            }
            ray.edge = bit(static_cast<unsigned>(last.index + static_cast<int>(fence) + step_of(d)));
        }
    }
    return table;
}();

}  // namespace detail

/// The cells in one direction from a cell.
[[nodiscard]] constexpr Bits ray(Cell from, SquareDirection direction) {
    return detail::rays[static_cast<std::size_t>(direction)][from.index].tiles >> detail::fence;
}

/// Where a slide ends (R7) and what ends it.
struct Stop {
    Cell last;        ///< the last free tile; where the slide began, if it cannot begin
    Bits obstacle;    ///< the tile that stops it, as a set; empty at the edge
    unsigned beyond;  ///< that tile's number; meaningless at the edge
};

/// A slide by one bit scan: the nearest obstacle is the lowest or the highest one on the way, and the edge is one too.
template <SquareDirection D>
[[nodiscard]] constexpr Stop slide(Cell from, Bits obstacles) {
    constexpr bool ascends = step_of(D) > 0;
    const detail::Ray& way = detail::rays[static_cast<std::size_t>(D)][from.index];
    const Bits found = ((obstacles << detail::fence) & way.tiles) | way.edge;
    const int place = ascends ? std::countr_zero(found) : 63 - std::countl_zero(found);
    const int beyond = place - static_cast<int>(detail::fence);
    return {.last = cell_of(static_cast<unsigned>(beyond - step_of(D))),
            .obstacle = (bit(static_cast<unsigned>(place)) & way.tiles) >> detail::fence,
            .beyond = static_cast<unsigned>(beyond)};
}

/// Calls `visit` with the stop in each of the four directions.
template <class Visit>
constexpr void for_each_slide(Cell from, Bits obstacles, Visit&& visit) {
    visit(slide<SquareDirection::right>(from, obstacles));
    visit(slide<SquareDirection::up>(from, obstacles));
    visit(slide<SquareDirection::left>(from, obstacles));
    visit(slide<SquareDirection::down>(from, obstacles));
}

/// Every member of a set moved one step; what leaves the board is lost.
template <SquareDirection D>
[[nodiscard]] constexpr Bits stepped(Bits set) {
    constexpr Bits first_column = [] {
        Bits column = 0;
        for (int row = 0; row < Grid::rows; ++row) column |= bit_of(*Grid::cell_at(row, 0));
        return column;
    }();
    constexpr Bits last_column = first_column << (Grid::columns - 1);
    if constexpr (D == SquareDirection::right) set &= ~last_column;
    if constexpr (D == SquareDirection::left) set &= ~first_column;
    return shifted(set, step_of(D)) & whole_board;
}

}  // namespace tessera::remparts
