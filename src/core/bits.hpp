#pragma once

#include <bit>
#include <cstdint>

namespace tessera {

/// A set of cells, one bit each.
using Bits = std::uint64_t;

[[nodiscard]] constexpr Bits bit(unsigned index) {
    return Bits{1} << index;
}

[[nodiscard]] constexpr bool has(Bits set, unsigned index) {
    return ((set >> index) & 1) != 0;
}

[[nodiscard]] constexpr unsigned count(Bits set) {
    return static_cast<unsigned>(std::popcount(set));
}

/// The lowest member. The set must not be empty.
[[nodiscard]] constexpr unsigned lowest(Bits set) {
    return static_cast<unsigned>(std::countr_zero(set));
}

/// Moves every member by a number of places, down if it is negative. The number must be a constant to be fast.
[[nodiscard]] constexpr Bits shifted(Bits set, int places) {
    return places >= 0 ? set << places : set >> -places;
}

/// The members from the lowest up, for `for (unsigned cell : members(set))`.
struct Members {
    Bits set;

    struct Iterator {
        Bits rest;
        constexpr unsigned operator*() const { return lowest(rest); }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };

    [[nodiscard]] constexpr Iterator begin() const { return {set}; }
    [[nodiscard]] constexpr Iterator end() const { return {0}; }
};

[[nodiscard]] constexpr Members members(Bits set) {
    return {set};
}

}  // namespace tessera
