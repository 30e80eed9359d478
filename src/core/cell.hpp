#pragma once

#include <compare>
#include <cstdint>

namespace tessera {

/// A cell of some board, by its number there. Boards name cells and know their neighbours.
struct Cell {
    std::uint8_t index = 0;
    friend constexpr auto operator<=>(Cell, Cell) = default;
};

}  // namespace tessera
