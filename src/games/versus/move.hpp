#pragma once

#include "core/cell.hpp"
#include "games/versus/variant.hpp"

namespace tessera::versus {

/// A turn: the piece on `from` goes to `to` (V5). What is pulled follows from the board. The size of the board is in
/// the type, because mirror images depend on it.
template <Size S>
struct Move {
    Cell from = {};
    Cell to = {};
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace tessera::versus
