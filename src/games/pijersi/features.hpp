#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "core/linear.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// What the evaluation counts. Pieces are told apart by what they can do: a fighter goes one step and wins by arriving,
/// a stack goes two steps and takes its lower cube along, a wise blocks.
enum class PieceKind : unsigned char { fighter, wise, fighter_on_fighter, fighter_on_wise, wise_on_wise };

inline constexpr std::size_t piece_kinds = 5;
inline constexpr std::size_t rows_forward = 7;     ///< how far a piece has come: 0 is its own edge
inline constexpr std::size_t columns_outward = 4;  ///< how far it is from the middle: 0 is in it
inline constexpr std::size_t most_of_a_role = 4;

// Families of features, one behind the other.
inline constexpr std::size_t row_features = 0;
inline constexpr std::size_t column_features = row_features + piece_kinds * rows_forward;
/// For each fighter's role: so many own cubes of it against so many enemies that take it.
inline constexpr std::size_t matchup_features = column_features + piece_kinds * columns_outward;
/// Enemy pieces that a cube step or a stack's move could take: single ones, stacks.
inline constexpr std::size_t attack_features = matchup_features + (most_of_a_role + 1) * (most_of_a_role + 1);
/// Own fighters with no enemy within two steps that takes them, by how far they have come.
inline constexpr std::size_t free_features = attack_features + 2;
inline constexpr std::size_t tempo_feature = free_features + rows_forward;
inline constexpr std::size_t feature_count = tempo_feature + 1;

using Features = std::array<int, feature_count>;

[[nodiscard]] Features features(const Position& position);
[[nodiscard]] const Features& feature_weights(const Position& position);
[[nodiscard]] std::string feature_name(const Position& position, std::size_t index);

static_assert(HasFeatures<Position>);

}  // namespace tessera::pijersi
