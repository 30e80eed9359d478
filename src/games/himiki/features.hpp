#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "core/linear.hpp"
#include "games/himiki/position.hpp"

namespace tessera::himiki {

// What the evaluation counts, for each side.

inline constexpr std::size_t score_features = 0;                          ///< so many points: 0 to 4
inline constexpr std::size_t hold_feature = points_to_win;                ///< holds owned (H19)
inline constexpr std::size_t threat_features = hold_feature + 1;          ///< tips that would win 1, 2, or more points
inline constexpr std::size_t some_threat_feature = threat_features + 3;   ///< there is such a tip
inline constexpr std::size_t mobility_feature = some_threat_feature + 1;  ///< tips
inline constexpr std::size_t chain_feature = mobility_feature + 1;        ///< tips that would earn a replay (H17)
inline constexpr std::size_t cube_feature = chain_feature + 1;            ///< cubes that the gate has not taken (H51)
inline constexpr std::size_t tile_feature = cube_feature + 1;             ///< tiles in hand
inline constexpr std::size_t yokai_feature = tile_feature + 1;            ///< a yokai before a player (H46)
inline constexpr std::size_t tempo_feature = yokai_feature + 1;           ///< the right to begin a turn
inline constexpr std::size_t replay_feature = tempo_feature + 1;          ///< the right to go on with one
inline constexpr std::size_t feature_count = replay_feature + 1;

using Features = std::array<int, feature_count>;

template <Tiles kTiles>
[[nodiscard]] Features features(const BasicPosition<kTiles>& position);
template <Tiles kTiles>
[[nodiscard]] const Features& feature_weights(const BasicPosition<kTiles>& position);
template <Tiles kTiles>
[[nodiscard]] std::string feature_name(const BasicPosition<kTiles>& position, std::size_t index);

static_assert(HasFeatures<Position> && HasFeatures<ExpertPosition>);

}  // namespace tessera::himiki
