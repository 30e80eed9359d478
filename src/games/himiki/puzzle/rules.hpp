#pragma once

#include <array>

#include "games/himiki/rules.hpp"

namespace tessera::himiki::puzzle {

/// Which box the puzzle is from: Mindlock is edition 2, Headlock edition 1.
struct Rules {
    Edition edition = Edition::second;

    [[nodiscard]] constexpr bool is_headlock() const { return edition == Edition::first; }

    [[nodiscard]] static constexpr std::array<Rules, 2> all() {
        return {Rules{Edition::second}, Rules{Edition::first}};
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// H70.
inline constexpr unsigned most_white_cubes = 4;
inline constexpr unsigned most_black_cubes = 8;
/// H74: how many equal tops make a hold.
inline constexpr unsigned tops_of_a_hold = 4;

}  // namespace tessera::himiki::puzzle
