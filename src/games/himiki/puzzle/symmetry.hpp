#pragma once

#include <array>
#include <cstdint>

#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// A way to see a puzzle that changes nothing but names: the board's rows or columns in the other order, and the
/// elements moved on in the circle in which each beats the one before.
struct Symmetry {
    bool flips_rows = false;
    bool flips_columns = false;
    std::uint8_t shift = 0;  ///< 0, 1 or 2 steps of the elements

    [[nodiscard]] Position operator()(const Position& position) const;
    [[nodiscard]] Move operator()(Move move) const;
};

/// All twelve, the one that changes nothing first.
[[nodiscard]] const std::array<Symmetry, 12>& symmetries();

/// The image with the least text: equal for puzzles that differ by a symmetry only.
[[nodiscard]] Position canonical(const Position& position);

}  // namespace tessera::himiki::puzzle
