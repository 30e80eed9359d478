#pragma once

#include <cstdint>

namespace tessera {

/// One of the two sides a result belongs to. `first` acts first in the game: UGI's p1.
enum class Side : std::uint8_t { first, second };

[[nodiscard]] constexpr Side opponent(Side side) {
    return side == Side::first ? Side::second : Side::first;
}

[[nodiscard]] constexpr unsigned index_of(Side side) {
    return static_cast<unsigned>(side);
}

/// A place at the table. Two-player games have one seat a side; 2v2 has two, which act in the order of their numbers.
struct Seat {
    std::uint8_t index = 0;
    friend constexpr bool operator==(Seat, Seat) = default;
};

/// Two of something, looked up by side.
template <class T>
struct BySide {
    T first{};
    T second{};

    [[nodiscard]] constexpr T& operator[](Side side) { return side == Side::first ? first : second; }
    [[nodiscard]] constexpr const T& operator[](Side side) const { return side == Side::first ? first : second; }
    friend constexpr bool operator==(const BySide&, const BySide&) = default;
};

}  // namespace tessera
