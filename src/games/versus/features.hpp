#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "core/linear.hpp"
#include "games/versus/position.hpp"

namespace tessera::versus {

// What the evaluation counts, for each side.

inline constexpr std::size_t most_free_targets = 6;
inline constexpr std::size_t rings = 5;  ///< how far a pawn is from the nearest free target: 1 step to 4, or further

/// Points placed (V12), by how many targets are still free: a lead is worth more the fewer there are.
inline constexpr std::size_t lead_features = 0;
/// Numbers of loose pawns, added up by ring.
inline constexpr std::size_t number_features = lead_features + most_free_targets + 1;
/// Loose pawns themselves, by ring.
inline constexpr std::size_t pawn_features = number_features + rings;
/// Numbers that the VERSUS sees among enemy pawns that it could pull if it came from elsewhere on that line.
inline constexpr std::size_t seen_feature = pawn_features + rings;
/// Numbers of own pawns beside the enemy VERSUS, where it cannot pull them (V9).
inline constexpr std::size_t sheltered_feature = seen_feature + 1;
/// Cells that the VERSUS can go to.
inline constexpr std::size_t slide_feature = sheltered_feature + 1;
/// Pawns that the other side may not pull in its next turn (V11).
inline constexpr std::size_t spared_feature = slide_feature + 1;
inline constexpr std::size_t tempo_feature = spared_feature + 1;
inline constexpr std::size_t feature_count = tempo_feature + 1;

using Features = std::array<int, feature_count>;

template <Size S>
[[nodiscard]] Features features(const Position<S>& position);
template <Size S>
[[nodiscard]] const Features& feature_weights(const Position<S>& position);
template <Size S>
[[nodiscard]] std::string feature_name(const Position<S>& position, std::size_t index);

static_assert(HasFeatures<Position61> && HasFeatures<Position91>);

}  // namespace tessera::versus
