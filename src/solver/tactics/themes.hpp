#pragma once

#include <string>
#include <vector>

#include "solver/tactics/games.hpp"
#include "solver/tactics/line.hpp"

namespace tessera::solver::tactics {

/// What a turn that gains something at once does, in the game's word.
[[nodiscard]] inline std::string word_of_gain(const pijersi::Position&) {
    return "taking";
}
[[nodiscard]] inline std::string word_of_gain(const remparts::Position&) {
    return "taking";
}
[[nodiscard]] inline std::string word_of_gain(const himiki::Position&) {
    return "point";
}
[[nodiscard]] inline std::string word_of_gain(const versus::Position61&) {
    return "target_or_pull";
}

/// What a line is about, in stable words: how the game ends, what the first turn does, and what else is unusual.
template <GamePosition P>
[[nodiscard]] std::vector<std::string> themes_of(const P& start, const Line<P>& line) {
    std::vector<std::string> themes = {std::string(line.back().after.outcome()->reason->word)};
    if (line.size() == 1) {
        themes.emplace_back("one_turn");
        return themes;
    }
    const bool is_quiet = gain_of<P>(start, line[0].actions) == 0;
    themes.push_back(is_quiet ? "quiet" : word_of_gain(start));
    // The defender gains at once and yet loses: something was given.
    if (gain_of<P>(line[0].after, line[1].actions) > 0) themes.emplace_back("sacrifice");
    return themes;
}

}  // namespace tessera::solver::tactics
