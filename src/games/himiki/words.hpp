#pragma once

#include <array>
#include <string_view>

#include "games/himiki/cube.hpp"
#include "games/himiki/tile.hpp"

namespace tessera::himiki {

// What players call elements and tiles.

[[nodiscard]] constexpr std::string_view word_of(Element element) {
    constexpr std::array<std::string_view, 3> words = {"fire", "water", "wood"};
    return words[index_of(element)];
}

[[nodiscard]] constexpr std::string_view word_of(Tile tile) {
    constexpr std::array<std::string_view, tile_count> words = {
        "confusion", "conjuration",  "impulse",  "mana of fire", "mana of wood", "mana of water",
        "mirror",    "gate of hell", "teleport", "transfer",     "vortex",       "major yokai"};
    return words[index_of(tile)];
}

}  // namespace tessera::himiki
