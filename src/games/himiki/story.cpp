#include "games/himiki/story.hpp"

#include <string>
#include <utility>

#include "games/himiki/cells.hpp"

namespace tessera::himiki {

std::vector<Motion> conflicts_of(Cell cell, const CubeBoard::Fight& fight) {
    std::vector<Motion> motions;
    for (const Cell other : each(fight.won)) {
        motions.push_back({.kind = "win", .cell = name(cell), .to = name(other)});
    }
    for (const Cell other : each(fight.lost)) {
        motions.push_back({.kind = "lose", .cell = name(cell), .to = name(other)});
    }
    return motions;
}

void Story::add(std::vector<Motion> beat) {
    if (!beat.empty()) beats_.push_back(std::move(beat));
}

void Story::tip(Cell from, Cell to) {
    board_.tip(from, to);
    add({{.kind = "tip", .cell = name(from), .to = name(to)}});
}

void Story::slide(Cell from, Cell to) {
    board_.slide(from, to);
    add({{.kind = "slide", .cell = name(from), .to = name(to)}});
}

void Story::turn(Cells cubes) {
    board_.pivot(cubes);
    std::vector<Motion> beat;
    for (const Cell cell : each(cubes)) beat.push_back({.kind = "turn", .cell = name(cell)});
    add(std::move(beat));
}

std::optional<Cell> Story::begin(Move move, Side actor, Cell active) {
    const Cell to = move.to();
    if (const auto tile = move.tile()) {
        add({{.kind = "play", .side = actor, .value = std::string(name_of(*tile))}});
    }
    switch (move.act()) {
        case Act::place:
            board_.put(to, Cube{actor, move.lies()});
            add({{.kind = "put", .cell = name(to)}});
            return std::nullopt;
        case Act::pivot:
            turn(move.cubes());
            return std::nullopt;
        case Act::mana:
            // One of a puzzle may pivot, too (H72).
            if (move.from() == to) {
                turn(set_of(to));
                return std::nullopt;
            }
            [[fallthrough]];
        case Act::tip:
            tip(move.from(), to);
            return to;
        case Act::impulse:
            tip(active, to);
            return to;
        case Act::teleport:
            slide(active, to);
            return to;
        case Act::transfer:
            board_.swap(active, to);
            add({{.kind = "swap", .cell = name(active), .to = name(to)}});
            return std::nullopt;
        case Act::conjure:
            board_.put(to, Cube{board_.colour_of(to), move.lies()});
            add({{.kind = "lies", .cell = name(to)}});
            return std::nullopt;
        case Act::lay:
            add({{.kind = "lay", .cell = name(to), .value = std::string(name_of(*move.tile()))}});
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

std::optional<Cell> Story::set_off_terrain(Cell entered, const Chaos& before, const Chaos& after) {
    Cell cell = entered;
    while (const auto tile = before.terrain_on(cell)) {
        if (after.terrain_on(cell)) break;  // it did nothing (H55)
        add({{.kind = "lift", .cell = name(cell), .value = std::string(name_of(*tile))}});
        if (*tile == Tile::gate_of_hell) {
            board_.remove(set_of(cell));
            add({{.kind = "take", .cell = name(cell)}});
            return std::nullopt;
        }
        if (*tile == Tile::vortex) turn(set_of(cell));
        if (*tile != Tile::mirror) break;
        slide(cell, mirror_of(cell));
        cell = mirror_of(cell);
    }
    return cell;
}

}  // namespace tessera::himiki
