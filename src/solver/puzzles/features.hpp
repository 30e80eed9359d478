#pragma once

#include <array>
#include <string_view>

#include "solver/puzzles/puzzle.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// A feature by its name in files.
struct FeatureName {
    std::string_view name;
    unsigned Features::* member;
};

inline constexpr std::array feature_names = {
    FeatureName{"white", &Features::white},     FeatureName{"black", &Features::black},
    FeatureName{"terrain", &Features::terrain}, FeatureName{"events", &Features::events},
    FeatureName{"holds", &Features::holds},     FeatureName{"actions", &Features::actions},
    FeatureName{"pivots", &Features::pivots},   FeatureName{"replays", &Features::replays},
    FeatureName{"lost", &Features::lost},       FeatureName{"quiet", &Features::quiet},
    FeatureName{"tiles", &Features::tiles},     FeatureName{"traps", &Features::traps},
    FeatureName{"choices", &Features::choices}, FeatureName{"effort", &Features::effort},
    FeatureName{"orders", &Features::orders},
};

/// What the puzzle is made of and what its first solution takes. `solution` holds all solutions.
[[nodiscard]] Features features_of(const Position& start, const Solution<Position>& solution);

/// How hard a puzzle is for a person, about 300 for the easiest and without a ceiling. Not measured on people: a model
/// of what they find hard, with the weights in features.cpp.
[[nodiscard]] unsigned rating_of(unsigned par, const Features& features);

/// H76, from the rating.
[[nodiscard]] Grade grade_of(unsigned rating);

}  // namespace tessera::solver::puzzles
