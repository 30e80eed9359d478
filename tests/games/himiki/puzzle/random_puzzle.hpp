#pragma once

// Puzzles drawn by chance, for tests that hold for all puzzles.

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "games/himiki/cells.hpp"
#include "games/himiki/puzzle/position.hpp"

namespace tessera::himiki::puzzle {

/// How much a puzzle drawn by chance may have. A tile or hold is there one time in so many; 0 is never.
struct Sizes {
    unsigned white = most_white_cubes;
    unsigned black = most_black_cubes;
    unsigned terrain = 2;
    unsigned events = 2;
    unsigned holds = 3;
    int columns = Grid::columns;  ///< all lies in so many columns from the left
    int rows = Grid::rows;        ///< and in so many rows from the bottom
};

[[nodiscard]] inline bool happens(Random& random, unsigned one_in) {
    return one_in != 0 && random.below(one_in) == 0;
}

/// A puzzle at its start, solvable or not.
[[nodiscard]] inline Position random_puzzle(const Rules& rules, Random& random, const Sizes& sizes = {}) {
    std::vector<Cell> cells;
    for (int row = 0; row < sizes.rows; ++row) {
        for (int column = 0; column < sizes.columns; ++column) cells.push_back(*Grid::cell_at(row, column));
    }
    random.shuffle(cells);
    const auto any_cell = [&] {
        const Cell cell = cells.back();
        cells.pop_back();
        return cell;
    };
    Position position(rules);
    for (unsigned n = 1 + random.below(sizes.white); n > 0; --n) {
        position.put(any_cell(), Cube{Side::first, Orientation::numbered(random.below(orientations))});
    }
    for (unsigned n = 1 + random.below(sizes.black); n > 0; --n) {
        position.put_black(any_cell(), elements[random.below(3)]);
    }
    terrain_tiles.each([&](Tile tile) {
        if (happens(random, sizes.terrain)) position.lay(tile, any_cell());
    });
    if (rules.is_headlock()) return position;
    TileSet events;
    TileSet::all().without(terrain_tiles).without({Tile::confusion}).each([&](Tile tile) {
        if (happens(random, sizes.events)) events.add(tile);
    });
    if (events.has(Tile::major_yokai) && happens(random, 2)) {
        events.remove(Tile::major_yokai);
        position.set_armed(true);
    }
    position.set_events(events);
    for (const Element element : elements) {
        if (happens(random, sizes.holds)) position.set_hold(element, Hold::asked);
    }
    return position;
}

/// Four white cubes of which all but one show the element of a hold that is asked for, and perhaps a black one.
[[nodiscard]] inline Position nearly_held_puzzle(Random& random) {
    Position position = random_puzzle(
        {}, random, {.white = 1, .black = 1, .terrain = 4, .events = 0, .holds = 0, .columns = 4, .rows = 4});
    if (happens(random, 2)) {
        for (const Cell cell : each(position.board().of(Side::second))) position.put(cell, std::nullopt);
    }
    const Element asked = elements[random.below(3)];
    position.set_hold(asked, Hold::asked);
    while (count(position.board().of(Side::first)) < tops_of_a_hold) {
        const Cell cell{static_cast<std::uint8_t>(random.below(Grid::cells))};
        if (!position.at(cell)) position.put(cell, Cube{Side::first, Orientation(asked, random.below(2))});
    }
    return position;
}

/// A white cube in a corner behind black ones: many such puzzles have no solution.
[[nodiscard]] inline Position pen_puzzle(const Rules& rules, Random& random) {
    Position position(rules);
    position.put(*Grid::parse_cell("A1"), Cube{Side::first, Orientation::numbered(random.below(orientations))});
    const bool is_narrow = happens(random, 2);
    for (const std::string_view cell : is_narrow ? std::array{"A2", "B1", "B1"} : std::array{"A3", "B1", "B2"}) {
        position.put_black(*Grid::parse_cell(cell), elements[random.below(3)]);
    }
    if (happens(random, 2)) position.lay(Tile::vortex, *Grid::parse_cell("A2"));
    if (!rules.is_headlock() && happens(random, 4)) position.set_events({Tile::conjuration});
    return position;
}

/// Plays any legal actions until the puzzle is over or so many are played, and shows each: the position before it, the
/// action, the position after it.
template <class Visit>
void play_at_random(Position position, Random& random, unsigned most_actions, const Visit& visit) {
    for (unsigned n = 0; n < most_actions && !position.outcome(); ++n) {
        const auto moves = position.legal_moves();
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const Position before = position;
        position.play(move);
        visit(before, move, position);
    }
}

/// The texts of the legal actions in the order of the alphabet.
[[nodiscard]] inline std::vector<std::string> sorted_actions(const Position& position) {
    std::vector<std::string> texts;
    for (const Move& move : position.legal_moves()) texts.push_back(to_text(position, move));
    std::ranges::sort(texts);
    return texts;
}

/// `Mindlock` or `Headlock`: for the names of tests.
[[nodiscard]] inline std::string word_for(const Rules& rules) {
    return rules.is_headlock() ? "Headlock" : "Mindlock";
}

}  // namespace tessera::himiki::puzzle
