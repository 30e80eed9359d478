#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/random.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace tessera::solver::puzzles {

/// From so many to so many.
struct Range {
    unsigned least = 0;
    unsigned most = 0;

    [[nodiscard]] constexpr unsigned drawn(Random& random) const { return least + random.below(most - least + 1); }
    [[nodiscard]] constexpr bool has(unsigned n) const { return n >= least && n <= most; }
};

/// Whether a solution may, must or must not use free replays.
enum class Replays : std::uint8_t { any, needed, none };

/// A kind of puzzle to make: what is thrown onto the board.
struct Recipe {
    std::string_view name;
    Range white = {1, 1};
    Range black = {2, 4};
    Range terrain = {};
    Range events = {};
    Range holds = {};
    Replays replays = Replays::any;
    /// What takes more to solve is not kept: puzzles shall be solved well within a second, and kinds that often take
    /// long would hold up all others.
    std::size_t most_states = 40'000;
};

/// The kinds of puzzle of each box.
[[nodiscard]] std::span<const Recipe> recipes_for(himiki::Edition edition);

/// Cubes, tiles and holds as the recipe says, anywhere on the board.
[[nodiscard]] himiki::puzzle::Position thrown(const Recipe& recipe, himiki::Edition edition, Random& random);

}  // namespace tessera::solver::puzzles
