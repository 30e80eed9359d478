#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/screen.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// `L M S`, each as often as it was lost.
[[nodiscard]] std::vector<std::string> letters_of(const Captives& lost);

[[nodiscard]] BoardPicture board_picture(const Position& position);
[[nodiscard]] Scene scene_of(const Position& position);
[[nodiscard]] std::vector<Gesture> gestures_of(const Position& position, Move move);
[[nodiscard]] Beats motions_of(const Position& position, Move move);
[[nodiscard]] std::string attempt_of(const Position& position, std::span<const std::string> taps);

static_assert(HasScreen<Position>);

}  // namespace tessera::remparts
