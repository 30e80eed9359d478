#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/cell.hpp"
#include "core/side.hpp"
#include "core/square.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/rules.hpp"

namespace tessera::himiki {

/// H1: rows A-E from bottom to top, columns 1-6. The order of the numbers is the order of the names.
using Grid = SquareBoard<6, 5, SquareNames::row_letter>;

/// A set of cells; 30 bits are in use.
using Cells = std::uint32_t;

inline constexpr Cells whole_board = (Cells{1} << Grid::cells) - 1;

[[nodiscard]] constexpr Cells set_of(Cell cell) {
    return Cells{1} << cell.index;
}

namespace detail {

template <class Rule>
[[nodiscard]] consteval std::array<Cells, Grid::cells> table_of(Rule rule) {
    std::array<Cells, Grid::cells> table{};
    for (std::uint8_t i = 0; i < Grid::cells; ++i) table[i] = rule(Cell{i});
    return table;
}

[[nodiscard]] constexpr Cells set_of(std::optional<Cell> cell) {
    return cell ? himiki::set_of(*cell) : 0;
}

[[nodiscard]] constexpr std::optional<Cell> two_away(Cell cell, SquareDirection direction) {
    const auto next = Grid::neighbour(cell, direction);
    return next ? Grid::neighbour(*next, direction) : std::nullopt;
}

inline constexpr auto neighbours = table_of([](Cell cell) {
    Cells all = 0;
    for (const SquareDirection direction : square_directions) all |= set_of(Grid::neighbour(cell, direction));
    return all;
});

inline constexpr auto two_cells_away = table_of([](Cell cell) {
    Cells all = 0;
    for (const SquareDirection direction : square_directions) all |= set_of(two_away(cell, direction));
    return all;
});

inline constexpr std::array<Seat, 4> seats = {Seat{0}, Seat{1}, Seat{2}, Seat{3}};

inline constexpr auto light_cells = [] {
    Cells all = 0;
    for (std::uint8_t i = 0; i < Grid::cells; ++i) all |= Grid::column_of(Cell{i}) >= 3 ? himiki::set_of(Cell{i}) : 0;
    return all;
}();

}  // namespace detail

/// The up to 4 cells that share a side (H1).
[[nodiscard]] constexpr Cells neighbours_of(Cell cell) {
    return detail::neighbours[cell.index];
}
/// The up to 4 cells two steps away in a straight line (H46, H53).
[[nodiscard]] constexpr Cells two_away_from(Cell cell) {
    return detail::two_cells_away[cell.index];
}
/// The cell between two that are two steps apart in a line.
[[nodiscard]] constexpr Cell between(Cell a, Cell b) {
    return Cell{static_cast<std::uint8_t>((a.index + b.index) / 2)};
}
/// How a cube rolls from a cell to its neighbour.
[[nodiscard]] constexpr Axis axis_between(Cell a, Cell b) {
    const int step = a.index - b.index;
    return step == 1 || step == -1 ? Axis::x : Axis::y;
}
/// H2: the same row, the other zone.
[[nodiscard]] constexpr Cell mirror_of(Cell cell) {
    return Grid::mirrored(cell);
}

/// Seats act in the order of their numbers: White, Black in 1v1; wl, bl, wd, bd in 2v2 (H30).
[[nodiscard]] constexpr Side side_of(Seat seat) {
    return (seat.index & 1) == 0 ? Side::first : Side::second;
}
[[nodiscard]] constexpr Seat seat_after(Seat seat, const Rules& rules) {
    return Seat{static_cast<std::uint8_t>((seat.index + 1U) % rules.seats())};
}
/// All seats of a game, in the order in which they act.
[[nodiscard]] constexpr std::span<const Seat> seats_of(const Rules& rules) {
    return std::span(detail::seats).first(rules.seats());
}
/// H2, H31: in 2v2 the first two seats have the Light zone.
[[nodiscard]] constexpr Cells zone_of(Seat seat) {
    return seat.index < 2 ? detail::light_cells : whole_board & ~detail::light_cells;
}

/// Where a seat sets its cubes up (H10, H30, H60).
[[nodiscard]] constexpr Cells home_of(Seat seat, const Rules& rules) {
    constexpr auto cells = [](auto... names) { return (set_of(*Grid::parse_cell(names)) | ...); };
    constexpr std::array<Cells, 2> alone = {cells("B5", "C5", "D5"), cells("B2", "C2", "D2")};
    constexpr Cells first_muk_yan = cells("B3", "C3", "D3");
    constexpr std::array<Cells, 4> paired = {cells("E5", "D6"), cells("B6", "A5"), cells("A2", "B1"),
                                             cells("D1", "E2")};
    if (rules.has_muk_yan() && rules.is_first_edition() && side_of(seat) == Side::second) return first_muk_yan;
    return rules.in_pairs() ? paired[seat.index] : alone[seat.index];
}

/// H60: chance sets a seat's cubes up, from the lowest cell to the highest.
[[nodiscard]] constexpr bool is_rolled(Seat seat, const Rules& rules) {
    return rules.has_muk_yan() && side_of(seat) == Side::second;
}
/// Where the next cube of a seat may be set up, given the cells that are free.
[[nodiscard]] constexpr Cells placeable(Seat seat, const Rules& rules, Cells free) {
    const Cells home = home_of(seat, rules) & free;
    return is_rolled(seat, rules) ? home & (0 - home) : home;
}

inline constexpr std::array<std::string_view, 2> single_seats = {"w", "b"};
inline constexpr std::array<std::string_view, 4> paired_seats = {"wl", "bl", "wd", "bd"};

[[nodiscard]] constexpr std::string_view name_of(Seat seat, const Rules& rules) {
    return rules.in_pairs() ? paired_seats[seat.index] : single_seats[seat.index];
}

/// Reads `C4`, `4C` and both in small letters (H1).
[[nodiscard]] constexpr std::optional<Cell> parse_cell(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const bool turned = is_digit(text[0]);
    const std::array<char, 2> canonical = {to_upper(text[turned ? 1 : 0]), text[turned ? 0 : 1]};
    return Grid::parse_cell(std::string_view(canonical.data(), 2));
}

[[nodiscard]] inline std::string name(Cell cell) {
    return Grid::name(cell);
}

}  // namespace tessera::himiki
