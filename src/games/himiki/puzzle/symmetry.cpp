#include "games/himiki/puzzle/symmetry.hpp"

#include <vector>

#include "games/himiki/cells.hpp"

namespace tessera::himiki::puzzle {

namespace {

Cell seen(Cell cell, const Symmetry& symmetry) {
    if (symmetry.flips_rows) cell = Grid::flipped(cell);
    if (symmetry.flips_columns) cell = Grid::mirrored(cell);
    return cell;
}

Element seen(Element element, const Symmetry& symmetry) {
    return static_cast<Element>((index_of(element) + symmetry.shift) % 3);
}

/// Which of its two side faces lies along the numbers does not change: the circle of elements is only turned.
Orientation seen(Orientation lies, const Symmetry& symmetry) {
    return Orientation(seen(lies.top(), symmetry), lies.twist());
}

Tile seen(Tile tile, const Symmetry& symmetry) {
    const auto element = element_of_mana(tile);
    return element ? mana_of(seen(*element, symmetry)) : tile;
}

}  // namespace

Position Symmetry::operator()(const Position& position) const {
    Position image(position.rules());
    for (const Cell cell : each(position.board().cubes())) {
        const Cube cube = *position.at(cell);
        image.put(seen(cell, *this), Cube{cube.side, seen(cube.lies, *this)});
    }
    image.set_phase(position.phase());
    image.set_spent(position.spent());
    image.set_armed(position.is_armed());
    for (const Element element : elements) image.set_hold(seen(element, *this), position.hold(element));
    TileSet events;
    position.events().each([&](Tile tile) { events.add(seen(tile, *this)); });
    image.set_events(events);
    for (const Cell cell : each(position.chaos().terrain())) {
        image.lay(*position.chaos().terrain_on(cell), seen(cell, *this));
    }
    LogTrails trails;
    for (std::size_t i = 0; i < position.trails().size(); ++i) {
        std::vector<Cell> left;
        for (const Cell cell : position.trails().left_by(i)) left.push_back(seen(cell, *this));
        trails.add(seen(position.trails().cube(i), *this), left);
        if (position.trails().cube(i) == position.trails().last()) trails.set_last(i);
    }
    image.set_trails(trails);
    return image;
}

Move Symmetry::operator()(Move move) const {
    const Move moved = move.mapped([&](Cell cell) { return seen(cell, *this); });
    if (moved.act() == Act::conjure) return Move::conjure(moved.to(), seen(moved.lies(), *this));
    if (moved.act() == Act::mana) return Move::mana(seen(*moved.tile(), *this), moved.from(), moved.to());
    return moved;
}

const std::array<Symmetry, 12>& symmetries() {
    static constexpr std::array<Symmetry, 12> all = [] {
        std::array<Symmetry, 12> list{};
        for (unsigned i = 0; i < list.size(); ++i) {
            list[i] = {(i & 1) != 0, (i & 2) != 0, static_cast<std::uint8_t>(i / 4)};
        }
        return list;
    }();
    return all;
}

Position canonical(const Position& position) {
    Position best = position;
    std::string least = to_text(position);
    for (const Symmetry& symmetry : symmetries()) {
        const Position image = symmetry(position);
        std::string text = to_text(image);
        if (text >= least) continue;
        least = std::move(text);
        best = image;
    }
    return best;
}

Position reflected(const Position& position) {
    return Symmetry{.flips_rows = true}(position);
}

Move reflected(const Position&, Move move) {
    return Symmetry{.flips_rows = true}(move);
}

}  // namespace tessera::himiki::puzzle
