#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/screen.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

[[nodiscard]] BoardPicture board_picture(const Position& position);
[[nodiscard]] Scene scene_of(const Position& position);
/// The one or two cubes of a piece.
[[nodiscard]] std::vector<Scene::Piece> shown(const Piece& piece, const std::string& cell);
[[nodiscard]] std::vector<Gesture> gestures_of(const Position& position, Move move);
[[nodiscard]] Beats motions_of(const Position& position, Move move);
[[nodiscard]] std::string attempt_of(const Position& position, std::span<const std::string> taps);

static_assert(HasScreen<Position>);

}  // namespace tessera::pijersi
