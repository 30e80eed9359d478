#pragma once

#include <cstdint>

#include "core/cell.hpp"
#include "games/remparts/piece.hpp"

namespace tessera::remparts {

enum class Act : std::uint8_t {
    build,    ///< R4 `+d4`
    destroy,  ///< R5 `-d4`
    slide,    ///< R7 `d1d5`
    capture,  ///< R8 `d1xd5`
    recover,  ///< R10 `d1xd5=L`: a capture by the monarch that brings a knight back
    end,      ///< R3 `end`
};

/// One action. A flip has its tile in both cells, `end` the first cell, and what brings no knight back a large one, so
/// that equal actions are equal values.
struct Move {
    Act act = Act::end;
    Cell from = {};
    Cell to = {};
    Kind knight = Kind::large;  ///< which one comes back
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) == 4);

[[nodiscard]] constexpr bool is_flip(Move move) {
    return move.act == Act::build || move.act == Act::destroy;
}

[[nodiscard]] constexpr bool is_capture(Move move) {
    return move.act == Act::capture || move.act == Act::recover;
}

}  // namespace tessera::remparts
