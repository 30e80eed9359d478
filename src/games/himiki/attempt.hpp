#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "games/himiki/board.hpp"
#include "games/himiki/move_reader.hpp"

namespace tessera::himiki {

/// What a cell is tapped for, where no tile was tapped before it.
enum class Asked : std::uint8_t { placing, movement, impulse, teleport, transfer, yokai };

struct Asking {
    Asked asked = Asked::movement;
    Dialect dialect = Dialect::game;
    Cells movable = 0;  ///< the cubes that the player may move
};

/// The action that taps seem to mean, as text that `parse_move` understands or refuses; what is missing is filled in so
/// that the refusal is about what was tapped. Empty where they mean nothing.
[[nodiscard]] std::string attempted(std::span<const std::string> taps, const Asking& asking);

}  // namespace tessera::himiki
