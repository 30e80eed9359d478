#include "solver/puzzles/recipe.hpp"

#include "games/himiki/board.hpp"

namespace tessera::solver::puzzles {

namespace {

using himiki::Tile;
using himiki::puzzle::Position;

constexpr std::array mindlock = {
    Recipe{.name = "one", .black = {2, 5}, .replays = Replays::none},
    Recipe{.name = "two", .white = {2, 2}, .black = {3, 6}},
    Recipe{.name = "three", .white = {3, 3}, .black = {3, 6}},
    Recipe{.name = "replay", .white = {1, 2}, .black = {3, 6}, .replays = Replays::needed},
    Recipe{.name = "terrain", .white = {1, 2}, .black = {2, 5}, .terrain = {1, 2}},
    Recipe{.name = "events", .white = {1, 2}, .black = {2, 5}, .events = {1, 2}, .most_states = 15'000},
    Recipe{.name = "holds", .white = {1, 3}, .black = {3, 6}, .holds = {1, 1}, .most_states = 15'000},
    Recipe{.name = "mixed",
           .white = {1, 2},
           .black = {2, 5},
           .terrain = {1, 1},
           .events = {1, 1},
           .holds = {0, 1},
           .most_states = 15'000},
};

constexpr std::array headlock = {
    Recipe{.name = "one", .black = {2, 5}, .replays = Replays::none},
    Recipe{.name = "two", .white = {2, 2}, .black = {3, 6}},
    Recipe{.name = "three", .white = {3, 3}, .black = {3, 6}},
    Recipe{.name = "replay", .white = {1, 2}, .black = {3, 6}, .replays = Replays::needed},
    Recipe{.name = "terrain", .white = {1, 2}, .black = {2, 5}, .terrain = {1, 3}},
};

constexpr std::array<Tile, 6> terrain_tiles = {Tile::impulse,  Tile::mirror,   Tile::gate_of_hell,
                                               Tile::teleport, Tile::transfer, Tile::vortex};
constexpr std::array<Tile, 5> event_tiles = {Tile::conjuration, Tile::mana_of_fire, Tile::mana_of_wood,
                                             Tile::mana_of_water, Tile::major_yokai};

}  // namespace

std::span<const Recipe> recipes_for(himiki::Edition edition) {
    if (edition == himiki::Edition::first) return headlock;
    return mindlock;
}

Position thrown(const Recipe& recipe, himiki::Edition edition, Random& random) {
    using namespace himiki;
    std::array<Cell, Grid::cells> cells{};
    for (unsigned i = 0; i < cells.size(); ++i) cells[i] = Cell{static_cast<std::uint8_t>(i)};
    random.shuffle(cells);
    auto next = cells.begin();
    Position position(himiki::puzzle::Rules{edition});
    for (unsigned n = recipe.white.drawn(random); n > 0; --n) {
        position.put(*next++, Cube{Side::first, Orientation::numbered(random.below(orientations))});
    }
    for (unsigned n = recipe.black.drawn(random); n > 0; --n) position.put_black(*next++, elements[random.below(3)]);
    auto terrain = terrain_tiles;
    random.shuffle(terrain);
    for (unsigned n = recipe.terrain.drawn(random); n > 0; --n) position.lay(terrain[n - 1], *next++);
    auto events = event_tiles;
    random.shuffle(events);
    TileSet given;
    for (unsigned n = recipe.events.drawn(random); n > 0; --n) given.add(events[n - 1]);
    position.set_events(given);
    for (unsigned n = recipe.holds.drawn(random); n > 0; --n) {
        position.set_hold(elements[random.below(3)], himiki::puzzle::Hold::asked);
    }
    return position;
}

}  // namespace tessera::solver::puzzles
