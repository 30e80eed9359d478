#pragma once

#include <concepts>

#include "core/game.hpp"

namespace tessera::search {

/// A game that can say how well the side to move stands, in hundredths of something.
template <class P>
concept Evaluates = GamePosition<P> && requires(const P position) {
    { evaluate(position) } -> std::same_as<int>;
};

/// A game that can also say it by counting alone: what a beginner looks at, and a plain opponent plays by.
template <class P>
concept CountsMaterial = GamePosition<P> && requires(const P position) {
    { material(position) } -> std::same_as<int>;
};

}  // namespace tessera::search
