#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace tessera::lab {

/// What the engine thought of a position, in hundredths for the side to move, and how the game ended for that side:
/// 1 won, 0 lost, a half drawn.
struct Scored {
    int centi = 0;
    double result = 0;
};

/// The scale of the logistic curve that foretells the results with the least loss.
[[nodiscard]] double best_scale(std::span<const Scored> positions);

/// The mean loss of that curve.
[[nodiscard]] double loss_at(std::span<const Scored> positions, double scale);

/// The mean loss of who says the same of every position.
[[nodiscard]] double loss_of_constant(std::span<const Scored> positions, double foretold);

/// Positions whose foretold chance is in one tenth, and what came of them.
struct Decile {
    std::size_t positions = 0;
    double foretold = 0;  ///< on average
    double result = 0;    ///< on average
};

[[nodiscard]] std::array<Decile, 10> calibration(std::span<const Scored> positions, double scale);

}  // namespace tessera::lab
