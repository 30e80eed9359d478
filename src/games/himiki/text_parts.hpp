#pragma once

// Parts that the position strings of all modes of this game share.

#include <functional>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "games/himiki/board.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/move.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

/// The element in capitals for White, in small letters for Black.
[[nodiscard]] char letter_of(Side side, Element element);

/// How a cube lies, in capitals: `HM` (H4).
[[nodiscard]] std::string lies_text(Orientation lies);

/// `CJ,MH` or `-`.
[[nodiscard]] std::string tiles_text(TileSet tiles);
/// `C3=MR,D4=PE` or `-`.
[[nodiscard]] std::string terrain_text(const Chaos& chaos);

/// The field `left`, with a mark behind the cube that tipped last if it is asked for.
template <class Trails>
[[nodiscard]] std::string left_text(const Trails& trails, std::optional<Cell> marked) {
    if (trails.empty()) return "-";
    std::string text;
    for (const Cell cube : each(trails.cubes())) {
        std::size_t i = 0;
        while (trails.cube(i) != cube) ++i;
        text += fmt::format("{}{}{}", text.empty() ? "" : ",", name(cube), cube == marked ? "!" : "");
        for (const Cell cell : trails.left_by(i)) text += '<' + name(cell);
    }
    return text;
}

/// An action in its canonical form.
[[nodiscard]] std::string action_text(Move move);

}  // namespace tessera::himiki
