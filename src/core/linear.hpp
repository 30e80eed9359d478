#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string>

#include "core/game.hpp"

namespace tessera {

/// A game whose evaluation is a sum of features, each a number times its weight, so that the weights can be fitted to
/// games (`tessera lab tune`).
/// - `features` counts them for the side to move less those of the other side;
/// - `feature_weights` are the weights in force, `feature_name` says what one of them counts.
template <class P>
concept HasFeatures = GamePosition<P> && requires(const P position, std::size_t index) {
    { features(position).size() } -> std::convertible_to<std::size_t>;
    { features(position)[index] } -> std::convertible_to<int>;
    { feature_weights(position)[index] } -> std::convertible_to<int>;
    { feature_name(position, index) } -> std::same_as<std::string>;
};

}  // namespace tessera
