#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/perft.hpp"
#include "solver/puzzles/puzzle.hpp"
#include "solver/puzzles/recipe.hpp"
#include "solver/puzzles/solve.hpp"

namespace tessera::solver::puzzles {

/// The puzzle of a solved position; `solution` holds all solutions.
[[nodiscard]] Puzzle described(const Position& position, const Solution<Position>& solution);

/// Everything that is proved of a position as a puzzle, with pieces taken away that are not needed. Nothing if it is
/// none: it cannot be solved, or not within so many states, or its solution is not unique up to order.
[[nodiscard]] std::optional<Puzzle> proved_puzzle(const Position& position, std::size_t most_states);

/// The puzzle that this number throws by this recipe, if it is one and has what the recipe wants.
[[nodiscard]] std::optional<Puzzle> made_puzzle(const Recipe& recipe, himiki::Edition edition, std::uint64_t number);

/// What a pack shall hold.
struct Order {
    himiki::Edition edition = himiki::Edition::second;
    std::uint64_t seed = 1;
    unsigned of_each_grade = 100;
    std::span<const Recipe> recipes = {};  ///< the edition's own if there are none
    /// Tries after which an order that cannot be filled is given up.
    std::uint64_t most_tries = 50'000'000;
    const ForEachIndex* for_each = nullptr;                      ///< runs numbered work, perhaps on threads
    std::function<bool(std::size_t, std::uint64_t)> go_on = {};  ///< puzzles found, tries made; false gives up
};

/// As many puzzles of each grade, of all kinds in about equal parts as far as the kinds give them, without two that
/// differ by a symmetry only; each grade by rising rating, numbered `F001` and on. The same order always makes the same
/// puzzles, on any number of threads. Fewer if it was given up.
[[nodiscard]] std::vector<Puzzle> made_puzzles(const Order& order);

}  // namespace tessera::solver::puzzles
