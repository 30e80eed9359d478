#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/screen.hpp"
#include "games/versus/position.hpp"

namespace tessera::versus {

[[nodiscard]] Scene::Piece shown(const Piece& piece, std::string cell);

template <Size S>
[[nodiscard]] BoardPicture board_picture(const Position<S>& position);
template <Size S>
[[nodiscard]] Scene scene_of(const Position<S>& position);
template <Size S>
[[nodiscard]] std::vector<Gesture> gestures_of(const Position<S>& position, Move<S> move);
template <Size S>
[[nodiscard]] Beats motions_of(const Position<S>& position, Move<S> move);
template <Size S>
[[nodiscard]] std::string attempt_of(const Position<S>& position, std::span<const std::string> taps);

static_assert(HasScreen<Position61> && HasScreen<Position91>);

}  // namespace tessera::versus
