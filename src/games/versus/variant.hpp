#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/hex.hpp"

namespace tessera::versus {

/// The two boards (V1).
enum class Size : std::uint8_t { cells_61, cells_91 };

/// What the rulebook's lost pictures would show. The values are choices (docs/rules/versus.md); a designer's answer
/// changes this table and nothing else.
struct Variant {
    std::string_view targets = {};  ///< V2: names of cells, a space between them
    std::string_view home = {};     ///< V4: Dark's edge row from the left; Light's is the same by half a turn
};

inline constexpr std::array<Variant, 2> variants = {
    Variant{.targets = "e2 e4 e6 e8", .home = "ADVCB"},
    Variant{.targets = "f1 f3 f5 f7 f9 f11", .home = "ADVECB"},
};

template <Size S>
inline constexpr Variant variant = variants[static_cast<std::size_t>(S)];

template <Size S>
struct GridOf;
template <>
struct GridOf<Size::cells_61> {
    using Type = HexBoard<5, 6, 7, 8, 9, 8, 7, 6, 5>;
};
template <>
struct GridOf<Size::cells_91> {
    using Type = HexBoard<6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6>;
};

}  // namespace tessera::versus
