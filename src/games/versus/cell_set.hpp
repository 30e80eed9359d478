#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>

#include "core/bits.hpp"
#include "core/cell.hpp"

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

/// A set as its words, for many questions about single cells: shifting two words at once costs more than choosing one.
template <class Set>
class Lookup {
  public:
    constexpr explicit Lookup(Set set) {
        for (Bits& word : words_) {
            word = static_cast<Bits>(set);
            if constexpr (!std::is_same_v<Set, Bits>) set >>= 64;
        }
    }
    [[nodiscard]] constexpr bool has(Cell cell) const { return tessera::has(words_[cell.index / 64], cell.index % 64); }

  private:
    std::array<Bits, std::is_same_v<Set, Bits> ? 1 : 2> words_{};
};

/// Calls `visit` with each member from the lowest up.
template <class Visit>
constexpr void for_each_in(Bits set, const Visit& visit) {
    for (const unsigned index : members(set)) visit(index);
}
template <class Visit>
constexpr void for_each_in(WideBits set, const Visit& visit) {
    // Word by word: most sets lie in one of them, and single words are cheaper to walk.
    for (const unsigned index : members(low_word(set))) visit(index);
    for (const unsigned index : members(high_word(set))) visit(64 + index);
}

}  // namespace tessera::versus
