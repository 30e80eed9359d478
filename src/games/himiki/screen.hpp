#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/screen.hpp"
#include "games/himiki/position.hpp"
#include "games/himiki/view.hpp"

namespace tessera::himiki {

template <Tiles kTiles>
[[nodiscard]] BoardPicture board_picture(const BasicPosition<kTiles>& position);

/// Everything there is, hands too. Only at the end, or without tiles, is that for all eyes.
template <Tiles kTiles>
[[nodiscard]] tessera::Scene scene_of(const BasicPosition<kTiles>& position);
/// The same as a seat may see it, a `?` for each tile that it does not.
[[nodiscard]] tessera::Scene scene_of(const View& view);

template <Tiles kTiles>
[[nodiscard]] std::vector<Gesture> gestures_of(const BasicPosition<kTiles>& position, Move move);
template <Tiles kTiles>
[[nodiscard]] Beats motions_of(const BasicPosition<kTiles>& position, Move move);
template <Tiles kTiles>
[[nodiscard]] std::string attempt_of(const BasicPosition<kTiles>& position, std::span<const std::string> taps);

static_assert(HasScreen<Position> && HasScreen<ExpertPosition>);

}  // namespace tessera::himiki
