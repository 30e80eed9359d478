#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "core/linear.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

// What the evaluation counts, for each side.

inline constexpr std::size_t most_knights = 6;

inline constexpr std::size_t knight_features = 0;                                     ///< so many knights: 0 to 6
inline constexpr std::size_t open_side_feature = knight_features + most_knights + 1;  ///< ways into the monarch
inline constexpr std::size_t open_length_feature = open_side_feature + 1;             ///< free tiles in sight of it
inline constexpr std::size_t attacker_feature = open_length_feature + 1;  ///< enemies that see it, its side to move
inline constexpr std::size_t taken_feature = attacker_feature + 1;  ///< the same, the others to move: as good as lost
inline constexpr std::size_t reach_feature = taken_feature + 1;     ///< slides that end where the enemy monarch is seen
inline constexpr std::size_t slide_feature = reach_feature + 1;     ///< slides
inline constexpr std::size_t distance_feature = slide_feature + 1;  ///< steps from the knights to the enemy monarch
inline constexpr std::size_t prey_feature = distance_feature + 1;   ///< enemy knights that can be taken at once
inline constexpr std::size_t beside_feature = prey_feature + 1;     ///< walls beside the own monarch
inline constexpr std::size_t tempo_feature = beside_feature + 1;    ///< the right to begin a turn
inline constexpr std::size_t feature_count = tempo_feature + 1;

using Features = std::array<int, feature_count>;

[[nodiscard]] Features features(const Position& position);
[[nodiscard]] const Features& feature_weights(const Position& position);
[[nodiscard]] std::string feature_name(const Position& position, std::size_t index);

static_assert(HasFeatures<Position>);

}  // namespace tessera::remparts
