#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "solver/tactics/line.hpp"
#include "solver/tactics/tactic.hpp"
#include "solver/tactics/themes.hpp"

namespace tessera::solver::tactics {

/// How hard a tactic is for a person, without a ceiling. Not measured on people: a model of what they find hard, with
/// the weights in rating.cpp.
[[nodiscard]] unsigned rating_of(unsigned steps, const Features& features);

[[nodiscard]] Grade grade_of(unsigned rating);

/// What there is to choose from and to overlook along a line. It ends with a win.
template <GamePosition P>
[[nodiscard]] Features features_of(const P& start, const Line<P>& line) {
    Features features;
    double doublings = 0;
    P now = start;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i % 2 == 0) {
            const auto turns = turns_of(now);
            doublings += std::log2(static_cast<double>(turns.size()));
            features.actions += static_cast<unsigned>(line[i].actions.size());
            if (i + 1 < line.size() && gain_of<P>(now, line[i].actions) == 0) ++features.quiet;
            if (i == 0) {
                features.turns = static_cast<unsigned>(turns.size());
                for (const Turn<P>& turn : turns) {
                    if (!(turn.after == line[0].after) && gain_of<P>(now, turn.actions) > 0) ++features.tempting;
                }
            }
        }
        now = line[i].after;
    }
    features.effort = static_cast<unsigned>(std::lround(16 * doublings));
    return features;
}

/// Everything that is said of a tactic, but its id, from its line.
template <GamePosition P>
[[nodiscard]] Tactic described(const P& start, const Line<P>& line, unsigned within) {
    Tactic tactic{.steps = static_cast<unsigned>(line.size() / 2 + 1),
                  .within = within,
                  .position = to_text(start),
                  .themes = themes_of(start, line),
                  .features = features_of(start, line)};
    tactic.rating = rating_of(tactic.steps, tactic.features);
    tactic.grade = grade_of(tactic.rating);
    P now = start;
    for (const Turn<P>& turn : line) {
        for (const auto& move : turn.actions) {
            tactic.solution.push_back(to_text(now, move));
            now.play(move);
        }
    }
    return tactic;
}

}  // namespace tessera::solver::tactics
