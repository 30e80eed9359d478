#pragma once

#include <array>

#include "games/himiki/board.hpp"

namespace tessera::himiki::muk_yan {

/// H62, 9: what a cell is worth to a cube that only moves: more towards the middle.
[[nodiscard]] constexpr int value_of(Cell cell) {
    constexpr std::array<std::array<int, 6>, 3> rows = {{{1, 2, 3, 3, 2, 1}, {2, 4, 6, 6, 4, 2}, {3, 5, 7, 7, 5, 3}}};
    constexpr std::array<std::size_t, 5> row_of = {0, 1, 2, 1, 0};
    return rows[row_of[static_cast<std::size_t>(Grid::row_of(cell))]][static_cast<std::size_t>(Grid::column_of(cell))];
}

}  // namespace tessera::himiki::muk_yan
