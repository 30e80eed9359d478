#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/himiki/cube.hpp"

namespace tessera::himiki {

/// H40: the twelve Chaos tiles, one of each, in the order of their names.
enum class Tile : std::uint8_t {
    confusion,
    conjuration,
    impulse,
    mana_of_fire,
    mana_of_wood,
    mana_of_water,
    mirror,
    gate_of_hell,
    teleport,
    transfer,
    vortex,
    major_yokai
};

inline constexpr unsigned tile_count = 12;

[[nodiscard]] constexpr unsigned index_of(Tile tile) {
    return static_cast<unsigned>(tile);
}

inline constexpr std::array<std::string_view, tile_count> tile_names = {"CF", "CJ", "IM", "MH", "MK", "MM",
                                                                        "MR", "PE", "TP", "TR", "VX", "YM"};

[[nodiscard]] constexpr std::string_view name_of(Tile tile) {
    return tile_names[index_of(tile)];
}
/// Reads a name in capitals or small letters.
[[nodiscard]] constexpr std::optional<Tile> parse_tile(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    for (unsigned i = 0; i < tile_count; ++i) {
        if (tile_names[i][0] == to_upper(text[0]) && tile_names[i][1] == to_upper(text[1])) return static_cast<Tile>(i);
    }
    return std::nullopt;
}

/// The tile that lets a cube of this element tip (H43).
[[nodiscard]] constexpr Tile mana_of(Element element) {
    constexpr std::array<Tile, 3> manas = {Tile::mana_of_fire, Tile::mana_of_water, Tile::mana_of_wood};
    return manas[index_of(element)];
}
[[nodiscard]] constexpr std::optional<Element> element_of_mana(Tile tile) {
    for (const Element element : elements) {
        if (mana_of(element) == tile) return element;
    }
    return std::nullopt;
}

/// Some of the tiles.
class TileSet {
  public:
    constexpr TileSet() = default;
    constexpr TileSet(std::initializer_list<Tile> some) {
        for (const Tile tile : some) add(tile);
    }
    [[nodiscard]] static constexpr TileSet all() { return TileSet((1U << tile_count) - 1); }

    constexpr void add(Tile tile) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << index_of(tile)); }
    constexpr void remove(Tile tile) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << index_of(tile))); }
    [[nodiscard]] constexpr bool has(Tile tile) const { return (bits_ >> index_of(tile) & 1) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr unsigned size() const { return static_cast<unsigned>(std::popcount(bits_)); }
    [[nodiscard]] constexpr unsigned bits() const { return bits_; }
    [[nodiscard]] constexpr TileSet without(TileSet other) const { return TileSet(bits_ & ~unsigned{other.bits_}); }
    [[nodiscard]] constexpr TileSet with(TileSet other) const { return TileSet(unsigned{bits_} | other.bits_); }

    /// Calls with each tile, in the order of the names.
    template <class Visit>
    constexpr void each(Visit visit) const {
        for (unsigned rest = bits_; rest != 0; rest &= rest - 1) visit(static_cast<Tile>(std::countr_zero(rest)));
    }

    friend constexpr bool operator==(TileSet, TileSet) = default;

  private:
    constexpr explicit TileSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}

    std::uint16_t bits_ = 0;
};

/// Tiles that lie on a cell until a cube enters it (H50).
inline constexpr TileSet terrain_tiles = {Tile::gate_of_hell, Tile::impulse,  Tile::transfer,
                                          Tile::vortex,       Tile::teleport, Tile::mirror};

[[nodiscard]] constexpr bool is_terrain(Tile tile) {
    return terrain_tiles.has(tile);
}

}  // namespace tessera::himiki
