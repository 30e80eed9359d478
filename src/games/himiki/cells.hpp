#pragma once

#include "core/bits.hpp"
#include "games/himiki/board.hpp"

namespace tessera::himiki {

/// The cells of a set from the lowest name up, for `for (const Cell cell : each(set))`.
struct EachCell {
    Members members;

    struct Iterator {
        Members::Iterator inner;
        constexpr Cell operator*() const { return Cell{static_cast<std::uint8_t>(*inner)}; }
        constexpr Iterator& operator++() {
            ++inner;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };

    [[nodiscard]] constexpr Iterator begin() const { return {members.begin()}; }
    [[nodiscard]] constexpr Iterator end() const { return {members.end()}; }
};

[[nodiscard]] constexpr EachCell each(Cells set) {
    return {tessera::members(set)};
}

}  // namespace tessera::himiki
