#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "solver/puzzles/puzzle.hpp"

namespace tessera::solver::tactics {

using puzzles::Grade;
using puzzles::grades;
using puzzles::letter_of;

/// What makes a tactic hard to find.
struct Features {
    unsigned turns = 0;     ///< distinct turns to choose from at first
    unsigned effort = 0;    ///< the choices along the solution multiplied, as sixteenths of bits: 16 a doubling
    unsigned actions = 0;   ///< of the attacker along the solution
    unsigned quiet = 0;     ///< turns of the solution that gain nothing at once, the winning one left out
    unsigned tempting = 0;  ///< first turns beside the solution that gain something at once and do not win

    friend bool operator==(const Features&, const Features&) = default;
};

/// A position in which the side to act wins by force, and in one way only.
struct Tactic {
    std::string id = {};
    Grade grade = Grade::easy;
    unsigned rating = 0;
    unsigned steps = 0;                      ///< turns of the attacker to the win, the fewest there are
    unsigned within = 0;                     ///< no other first turn wins within so many, at least `steps`
    std::string position = {};               ///< a position string of the game
    std::vector<std::string> solution = {};  ///< actions of both sides, canonical
    std::vector<std::string> themes = {};    ///< stable words (docs/tactics.md)
    Features features = {};

    friend bool operator==(const Tactic&, const Tactic&) = default;
};

/// The tactics of one game, as one file of `data/puzzles/tactics` holds them.
struct TacticPack {
    std::string game = {};     ///< its id
    std::string made_by = {};  ///< the command that makes the file again
    std::vector<Tactic> tactics = {};

    friend bool operator==(const TacticPack&, const TacticPack&) = default;
};

}  // namespace tessera::solver::tactics
