#pragma once

#include <string>

#include "core/cell.hpp"

namespace tessera {

/// A board's rows from the top with a stroke between them: what stands on each cell, and numbers for runs of cells
/// where `text_on` gives an empty text. `Grid` numbers the cells.
template <class Grid, class TextOn>
[[nodiscard]] std::string rows_text(const TextOn& text_on) {
    std::string text;
    for (int row = Grid::rows - 1; row >= 0; --row) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
        };
        for (int column = 0; const auto cell = Grid::cell_at(row, column); ++column) {
            const std::string here = text_on(*cell);
            if (here.empty()) {
                ++gap;
                continue;
            }
            close_gap();
            text += here;
        }
        close_gap();
        if (row > 0) text += '/';
    }
    return text;
}

}  // namespace tessera
