#pragma once

// H18's memory: which cells each cube that tipped in this turn has left. Rules need the set, the text needs the order.

#include <array>
#include <cstdint>
#include <span>

#include "games/himiki/board.hpp"
#include "games/himiki/left_cells.hpp"

namespace tessera::himiki {

/// With tiles cubes also jump and swap, and both colours may move in one turn: one log of whole cells for all cubes.
/// It has room for far more than a turn is known to need; beyond that the oldest cell is forgotten.
class LogTrails {
  public:
    static constexpr std::size_t most_cubes = 8;
    static constexpr std::size_t longest_log = 64;

    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr Cell cube(std::size_t i) const { return cubes_[i]; }
    [[nodiscard]] constexpr LeftCells left_by(std::size_t i) const {
        LeftCells left;
        for (std::size_t n = length_; n-- > 0;) {
            if (log_[n] >> 5 == i) left.push_back(Cell{static_cast<std::uint8_t>(log_[n] & 31)});
        }
        return left;
    }
    [[nodiscard]] constexpr Cells left_by_cube_on(Cell cell) const {
        const std::size_t i = place_of(cell);
        if (i == size_) return 0;
        Cells all = 0;
        for (std::size_t n = 0; n < length_; ++n) {
            if (log_[n] >> 5 == i) all |= Cells{1} << (log_[n] & 31);
        }
        return all;
    }
    [[nodiscard]] constexpr Cells cubes() const {
        Cells all = 0;
        for (std::size_t i = 0; i < size_; ++i) all |= set_of(cubes_[i]);
        return all;
    }
    /// The cube that tipped last. There must be one.
    [[nodiscard]] constexpr Cell last() const { return cubes_[last_]; }

    constexpr void clear() {
        for (std::size_t n = 0; n < length_; ++n) log_[n] = 0;
        length_ = 0;
        size_ = 0;
        last_ = 0;
    }

    /// A cube tips, and so becomes the last one.
    constexpr void tipped(Cell from, Cell to) {
        const std::size_t i = place_of(from);
        if (i == size_) ++size_;
        last_ = static_cast<std::uint8_t>(i);
        cubes_[i] = to;
        leave(i, from);
    }
    /// The last cube goes on to another cell.
    constexpr void moved(Cell to) {
        leave(last_, cubes_[last_]);
        cubes_[last_] = to;
    }
    /// The last cube swaps with another, which leaves its cell only if it has tipped before (H18).
    constexpr void swapped(Cell with) {
        const Cell here = last();
        const std::size_t other = place_of(with);
        moved(with);
        if (other == size_) return;
        leave(other, with);
        cubes_[other] = here;
    }

    /// The last cube leaves the board, and what it left is forgotten.
    constexpr void last_removed() {
        std::uint8_t kept = 0;
        for (std::size_t n = 0; n < length_; ++n) {
            const unsigned i = log_[n] >> 5;
            if (i == last_) continue;
            // The cubes after it move up by one place.
            log_[kept++] = static_cast<std::uint8_t>(i > last_ ? log_[n] - (1U << 5) : log_[n]);
        }
        for (std::size_t n = kept; n < length_; ++n) log_[n] = 0;
        length_ = kept;
        --size_;
        for (std::size_t i = last_; i < size_; ++i) cubes_[i] = cubes_[i + 1];
        last_ = 0;
    }

    constexpr bool add(Cell cube, std::span<const Cell> left) {
        if (size_ == most_cubes || left.empty() || length_ + left.size() > longest_log) return false;
        cubes_[size_++] = cube;
        for (std::size_t n = left.size(); n-- > 0;) leave(size_ - std::size_t{1}, left[n]);
        return true;
    }
    /// Says which cube tipped last.
    constexpr void set_last(std::size_t i) { last_ = static_cast<std::uint8_t>(i); }

    /// Who tipped last counts only where a choice is asked: see `Position`.
    friend constexpr bool operator==(const LogTrails& a, const LogTrails& b) {
        if (a.size_ != b.size_ || a.length_ != b.length_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            const std::size_t j = b.place_of(a.cubes_[i]);
            if (j == b.size_ || a.left_by(i) != b.left_by(j)) return false;
        }
        return true;
    }

  private:
    [[nodiscard]] constexpr std::size_t place_of(Cell cube) const {
        std::size_t i = 0;
        while (i < size_ && cubes_[i] != cube) ++i;
        return i;
    }
    /// The oldest cell of a cube that has left others too: no cube is forgotten altogether.
    constexpr void forget_one() {
        std::array<std::uint8_t, most_cubes> left{};
        for (std::size_t n = 0; n < length_; ++n) ++left[log_[n] >> 5];
        std::size_t oldest = 0;
        while (left[log_[oldest] >> 5] == 1) ++oldest;
        for (std::size_t n = oldest + 1; n < length_; ++n) log_[n - 1] = log_[n];
        --length_;
    }
    constexpr void leave(std::size_t i, Cell cell) {
        if (length_ == longest_log) forget_one();
        log_[length_++] = static_cast<std::uint8_t>(i << 5 | cell.index);
    }

    std::array<std::uint8_t, longest_log> log_{};
    std::array<Cell, most_cubes> cubes_{};
    std::uint8_t length_ = 0;
    std::uint8_t size_ = 0;
    std::uint8_t last_ = 0;
};

}  // namespace tessera::himiki
