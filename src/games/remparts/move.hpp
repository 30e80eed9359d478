#pragma once

#include <cstdint>
#include <optional>

#include "core/cell.hpp"
#include "games/remparts/piece.hpp"

namespace tessera::remparts {

enum class Act : std::uint8_t {
    build,    ///< R4 `+d4`
    destroy,  ///< R5 `-d4`
    slide,    ///< R7 `d1d5`
    capture,  ///< R8 `d1xd5`, R10 `d1xd5=L`
    end,      ///< R3 `end`
};

/// One action. A flip has its tile in both cells, and `end` the first cell, so that equal actions are equal values.
struct Move {
    Act act = Act::end;
    Cell from = {};
    Cell to = {};
    std::optional<Kind> recovered = std::nullopt;  ///< the knight that comes back (R10)
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) <= 8);

[[nodiscard]] constexpr bool is_flip(Move move) {
    return move.act == Act::build || move.act == Act::destroy;
}

}  // namespace tessera::remparts
