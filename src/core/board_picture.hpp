#pragma once

#include <numbers>

#include "core/screen.hpp"

namespace tessera {

/// The spots of a board of hexagons, in the order of its cells; its rows are centred on the middle.
template <class Grid, class GroundOf>
[[nodiscard]] BoardPicture picture_of_hexagons(GroundOf ground_of) {
    BoardPicture picture{.shape = BoardPicture::Shape::hexagons};
    for (int i = 0; i < Grid::cells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        const int row = Grid::row_of(cell);
        const int length = Grid::lengths[static_cast<std::size_t>(row)];
        picture.spots.push_back({.cell = Grid::name(cell),
                                 .x = Grid::column_of(cell) - (length - 1) / 2.0,
                                 .y = (row - (Grid::rows - 1) / 2.0) * std::numbers::sqrt3 / 2,
                                 .ground = ground_of(cell)});
    }
    return picture;
}

/// The same of a rectangle.
template <class Grid, class GroundOf>
[[nodiscard]] BoardPicture picture_of_squares(GroundOf ground_of) {
    BoardPicture picture{.shape = BoardPicture::Shape::squares};
    for (int i = 0; i < Grid::cells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        picture.spots.push_back({.cell = Grid::name(cell),
                                 .x = Grid::column_of(cell) - (Grid::columns - 1) / 2.0,
                                 .y = Grid::row_of(cell) - (Grid::rows - 1) / 2.0,
                                 .ground = ground_of(cell)});
    }
    return picture;
}

}  // namespace tessera
