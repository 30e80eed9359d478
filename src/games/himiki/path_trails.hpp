#pragma once

// H18's memory: which cells each cube that tipped in this turn has left. Rules need the set, the text needs the order.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "games/himiki/board.hpp"
#include "games/himiki/left_cells.hpp"

namespace tessera::himiki {

/// Without tiles a cube leaves a cell only for a neighbour, and never tips back (H18): at most 29 cells, each told by a
/// direction of two bits. That keeps a whole position in one cache line. A list that is no such path, which only an
/// editor can make, is kept as cells, at most 11 of them.
class PathTrails {
  public:
    static constexpr std::size_t most_cubes = 4;
    static constexpr std::size_t longest_path = 29;
    static constexpr std::size_t longest_list = 11;

    [[nodiscard]] constexpr bool empty() const { return !trails_[0].is_used(); }
    [[nodiscard]] constexpr std::size_t size() const {
        std::size_t used = 0;
        while (used < most_cubes && trails_[used].is_used()) ++used;
        return used;
    }
    [[nodiscard]] constexpr Cell cube(std::size_t i) const { return cubes_[i]; }
    [[nodiscard]] constexpr LeftCells left_by(std::size_t i) const {
        LeftCells left;
        Cell cell = cubes_[i];
        std::uint64_t rest = trails_[i].steps();
        for (std::size_t n = trails_[i].length(); n > 0; --n) {
            if (trails_[i].is_path()) {
                cell = *Grid::neighbour(cell, static_cast<SquareDirection>(rest & 3));
                rest >>= 2;
            } else {
                cell = Cell{static_cast<std::uint8_t>(rest & 31)};
                rest >>= 5;
            }
            left.push_back(cell);
        }
        return left;
    }

    /// The cells that the cube standing here has left.
    [[nodiscard]] constexpr Cells left_by_cube_on(Cell cell) const {
        const std::size_t i = place_of(cell);
        if (i == most_cubes || !trails_[i].is_used()) return 0;
        Cells all = 0;
        for (const Cell left : left_by(i)) all |= set_of(left);
        return all;
    }
    /// Where the cubes that tipped in this turn stand.
    [[nodiscard]] constexpr Cells cubes() const {
        Cells all = 0;
        for (std::size_t i = 0; i < most_cubes && trails_[i].is_used(); ++i) all |= set_of(cubes_[i]);
        return all;
    }

    constexpr void clear() { *this = {}; }

    /// A cube tips onto a neighbour.
    constexpr void tipped(Cell from, Cell to) {
        const std::size_t i = place_of(from);
        cubes_[i] = to;
        trails_[i].leave(from, to);
    }

    /// For readers: a cube and what it left, the latest first. Says whether there is room.
    constexpr bool add(Cell cube, std::span<const Cell> left) {
        const std::size_t i = size();
        if (i == most_cubes || left.empty()) return false;
        Trail trail;
        if (!trail.assign(cube, left)) return false;
        cubes_[i] = cube;
        trails_[i] = trail;
        return true;
    }

    /// Which cube tipped first is not remembered.
    friend constexpr bool operator==(const PathTrails& a, const PathTrails& b) {
        if (a.empty() && b.empty()) return true;
        if (a.size() != b.size()) return false;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::size_t j = b.place_of(a.cubes_[i]);
            if (j == most_cubes || a.trails_[i] != b.trails_[j]) return false;
        }
        return true;
    }

  private:
    /// 58 bits of steps, the latest lowest; 5 of length; one that says whether the steps are directions.
    class Trail {
      public:
        /// Every trail has at least one step, so a word of zero is none.
        [[nodiscard]] constexpr bool is_used() const { return high_ != 0; }
        [[nodiscard]] constexpr bool is_path() const { return (high_ >> 31) == 0; }
        [[nodiscard]] constexpr std::size_t length() const { return high_ >> 26 & 31; }
        [[nodiscard]] constexpr std::uint64_t steps() const { return (std::uint64_t{high_} << 32 | low_) & steps_mask; }

        /// What no longer fits, after an editor's list, is forgotten.
        constexpr void leave(Cell from, Cell to) {
            if (is_path()) {
                set(steps() << 2 | direction(to, from), std::min(length() + 1, longest_path), 0);
            } else {
                set((steps() << 5 | from.index) & ((std::uint64_t{1} << 5 * longest_list) - 1),
                    std::min(length() + 1, longest_list), 1);
            }
        }

        constexpr bool assign(Cell cube, std::span<const Cell> left) {
            bool is_path = true;
            for (std::size_t i = 0; i < left.size(); ++i) {
                is_path = is_path && (neighbours_of(i == 0 ? cube : left[i - 1]) & set_of(left[i])) != 0;
            }
            if (left.size() > (is_path ? longest_path : longest_list)) return false;
            std::uint64_t steps = 0;
            for (std::size_t i = left.size(); i-- > 0;) {
                steps =
                    is_path ? steps << 2 | direction(i == 0 ? cube : left[i - 1], left[i]) : steps << 5 | left[i].index;
            }
            set(steps, left.size(), is_path ? 0 : 1);
            return true;
        }

        friend constexpr bool operator==(const Trail&, const Trail&) = default;

      private:
        static constexpr std::uint64_t steps_mask = (std::uint64_t{1} << 58) - 1;

        [[nodiscard]] static constexpr std::uint64_t direction(Cell from, Cell to) {
            const int step = to.index - from.index;
            if (step == 1) return static_cast<std::uint64_t>(SquareDirection::right);
            if (step == -1) return static_cast<std::uint64_t>(SquareDirection::left);
            return static_cast<std::uint64_t>(step > 0 ? SquareDirection::up : SquareDirection::down);
        }
        constexpr void set(std::uint64_t steps, std::size_t length, std::uint64_t is_list) {
            const std::uint64_t word = (steps & steps_mask) | std::uint64_t{length} << 58 | is_list << 63;
            low_ = static_cast<std::uint32_t>(word);
            high_ = static_cast<std::uint32_t>(word >> 32);
        }

        // Halves, so that nothing around a trail needs more than four-byte alignment.
        std::uint32_t low_ = 0;
        std::uint32_t high_ = 0;
    };

    /// The place of a cube in the list, or the next free one; `most_cubes` if there is none.
    [[nodiscard]] constexpr std::size_t place_of(Cell cube) const {
        std::size_t i = 0;
        while (i < most_cubes && trails_[i].is_used() && cubes_[i] != cube) ++i;
        return i;
    }

    std::array<Trail, most_cubes> trails_{};
    std::array<Cell, most_cubes> cubes_{};
};

static_assert(sizeof(PathTrails) == 36);

}  // namespace tessera::himiki
