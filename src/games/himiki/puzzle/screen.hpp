#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/screen.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

[[nodiscard]] BoardPicture board_picture(const Position& position);
[[nodiscard]] tessera::Scene scene_of(const Position& position);
[[nodiscard]] std::vector<Gesture> gestures_of(const Position& position, Move move);
[[nodiscard]] Beats motions_of(const Position& position, Move move);
[[nodiscard]] std::string attempt_of(const Position& position, std::span<const std::string> taps);

static_assert(HasScreen<Position>);

}  // namespace tessera::himiki::puzzle
