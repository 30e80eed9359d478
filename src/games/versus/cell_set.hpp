#pragma once

#include <cstddef>
#include <type_traits>

#include "core/bits.hpp"

namespace tessera::versus {

using tessera::count;
using tessera::lowest;

/// Two machine words as one number: GCC and clang have it on every machine that they compile for in 64 bits, and for
/// WebAssembly. `using` would not take the mark that says that we know it is no standard type.
__extension__ typedef unsigned __int128 WideBits;  // NOLINT(modernize-use-using)

/// A set of the cells of a board, a bit each: one word where they fit, else two.
template <std::size_t Cells>
    requires(Cells <= 128)
using CellSet = std::conditional_t<Cells <= 64, Bits, WideBits>;

[[nodiscard]] constexpr Bits low_word(WideBits set) {
    return static_cast<Bits>(set);
}
[[nodiscard]] constexpr Bits high_word(WideBits set) {
    return static_cast<Bits>(set >> 64);
}

[[nodiscard]] constexpr unsigned count(WideBits set) {
    return count(low_word(set)) + count(high_word(set));
}

/// The lowest member. The set must not be empty.
[[nodiscard]] constexpr unsigned lowest(WideBits set) {
    return low_word(set) != 0 ? lowest(low_word(set)) : 64 + lowest(high_word(set));
}

/// The set of the highest member alone; empty if the set is.
[[nodiscard]] constexpr Bits highest_alone(Bits set) {
    return std::bit_floor(set);
}
[[nodiscard]] constexpr WideBits highest_alone(WideBits set) {
    const Bits high = high_word(set);
    return high != 0 ? WideBits{std::bit_floor(high)} << 64 : WideBits{std::bit_floor(low_word(set))};
}

/// Calls `visit` with each member from the lowest up.
template <class Set, class Visit>
constexpr void for_each_in(Set set, const Visit& visit) {
    for (; set != 0; set &= set - 1) visit(lowest(set));
}

}  // namespace tessera::versus
