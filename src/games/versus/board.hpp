#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/cell.hpp"
#include "core/hex.hpp"
#include "games/versus/cell_set.hpp"
#include "games/versus/variant.hpp"

namespace tessera::versus {

/// A board of one size: its cells, targets, and what lies in sight of each cell. Cells have the grid's dense numbers,
/// so that 61 of them fit one word; lines are found by masks, one a cell and direction.
template <Size S>
struct Board {
    using Grid = typename GridOf<S>::Type;
    static constexpr std::size_t cells = Grid::cells;
    using Set = CellSet<cells>;

    /// Cells on a line through the middle, but for the middle itself: no slide has more choices in one line.
    static constexpr std::size_t longest_line = Grid::rows - 1;

    [[nodiscard]] static constexpr Cell cell(std::size_t index) { return Cell{static_cast<std::uint8_t>(index)}; }
    [[nodiscard]] static constexpr Set bit_of(Cell cell) { return Set{1} << cell.index; }
    [[nodiscard]] static constexpr bool has(Set set, Cell cell) { return (set & bit_of(cell)) != 0; }

    static constexpr Set whole = (Set{1} << (cells - 1)) | ((Set{1} << (cells - 1)) - 1);

    /// V2
    static constexpr Set targets = [] {
        Set set = 0;
        std::string_view rest = variant<S>.targets;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            set |= bit_of(Grid::parse_cell(rest.substr(0, end)).value());
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return set;
    }();

    /// The cells beside each cell (V1).
    static constexpr std::array<Set, cells> neighbours = [] {
        std::array<Set, cells> table{};
        for (std::size_t from = 0; from < cells; ++from) {
            for (const HexDirection d : hex_directions) {
                if (const auto next = Grid::neighbour(cell(from), d)) table[from] |= bit_of(*next);
            }
        }
        return table;
    }();

    /// The same one by one, always six: where the board ends, the cell itself, which a piece that steps never finds
    /// free.
    static constexpr std::array<std::array<Cell, 6>, cells> steps = [] {
        std::array<std::array<Cell, 6>, cells> table{};
        for (std::size_t from = 0; from < cells; ++from) {
            for (std::size_t d = 0; d < 6; ++d) {
                table[from][d] = Grid::neighbour(cell(from), hex_directions[d]).value_or(cell(from));
            }
        }
        return table;
    }();

    /// All cells that a piece on `from` sees along its six lines: free ones and, at their ends, the first piece of each
    /// (V7, V8). For each pair of opposite directions, those with the higher numbers are bounded by the lowest piece,
    /// those with the lower ones by the highest; the difference of two powers of two has all bits between them.
    [[nodiscard]] static constexpr Set sight(Cell from, Set occupied) {
        Set seen = 0;
        for (const auto& [up, down] : rays_[from.index]) {
            const Set above = up & occupied;
            const Set below = (down & occupied) | 1;  // the lowest cell ends every line that gets there
            const Set first_above = above & (Set{0} - above);
            seen |= (up | down) & (2 * first_above - highest_alone(below));
        }
        return seen;
    }

    /// The cell beside `from` in a straight line towards `to`, where there is such a line.
    [[nodiscard]] static constexpr Cell step_towards(Cell to, Cell from) { return cell(steps_[to.index][from.index]); }

    [[nodiscard]] static constexpr bool are_in_line(Cell a, Cell b) { return a != b && has(sight(a, 0), b); }

    [[nodiscard]] static std::string name(Cell cell) { return Grid::name(cell); }
    [[nodiscard]] static constexpr std::optional<Cell> parse_cell(std::string_view text) {
        return Grid::parse_cell(text);
    }

  private:
    using Row = std::array<std::optional<Cell>, 6>;

    /// The neighbours once more by direction: the tables below walk along them.
    static constexpr std::array<Row, cells> next_ = [] {
        std::array<Row, cells> table{};
        for (std::size_t from = 0; from < cells; ++from) {
            for (std::size_t d = 0; d < 6; ++d) table[from][d] = Grid::neighbour(cell(from), hex_directions[d]);
        }
        return table;
    }();

    /// The cells in two opposite directions: `up` has higher numbers than the cell itself, `down` lower ones.
    struct Line {
        Set up = 0;
        Set down = 0;
    };

    static constexpr std::array<std::array<Line, 3>, cells> rays_ = [] {
        const auto ray = [](std::size_t from, std::size_t direction) {
            Set set = 0;
            for (auto next = next_[from][direction]; next; next = next_[next->index][direction]) set |= bit_of(*next);
            return set;
        };
        // The first three directions lead to higher numbers, each of the others back against one of them.
        std::array<std::array<Line, 3>, cells> table{};
        for (std::size_t from = 0; from < cells; ++from) {
            for (std::size_t d = 0; d < 3; ++d) table[from][d] = {.up = ray(from, d), .down = ray(from, d + 3)};
        }
        return table;
    }();

    static constexpr std::array<std::array<std::uint8_t, cells>, cells> steps_ = [] {
        std::array<std::array<std::uint8_t, cells>, cells> table{};
        for (std::size_t to = 0; to < cells; ++to) {
            for (std::size_t d = 0; d < 6; ++d) {
                Cell before = cell(to);
                for (auto next = next_[to][d]; next; next = next_[next->index][d]) {
                    table[to][next->index] = before.index;
                    before = *next;
                }
            }
        }
        return table;
    }();
};

}  // namespace tessera::versus
