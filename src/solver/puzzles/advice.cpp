#include "solver/puzzles/advice.hpp"

#include "games/himiki/cells.hpp"

namespace tessera::solver::puzzles {

namespace {

using himiki::Act;
using himiki::Cells;
using himiki::mirror_of;
using himiki::Tile;

std::vector<Cell> list_of(Cells cells) {
    std::vector<Cell> list;
    for (const Cell cell : himiki::each(cells)) list.push_back(cell);
    return list;
}

Remark mana_advice(Move move) {
    if (move.from() == move.to()) {
        return {.saying = Saying::play_and_pivot, .cells = {move.from()}, .tile = move.tile()};
    }
    return {.saying = Saying::play_and_tip, .cells = {move.from(), move.to()}, .tile = move.tile()};
}

Remark effect_of(const Terrain& terrain, const Deed& deed) {
    switch (terrain.tile) {
        case Tile::mirror:
            return {.saying = Saying::mirror_sends, .cells = {mirror_of(terrain.cell)}};
        case Tile::vortex:
            return {.saying = Saying::vortex_turns};
        case Tile::gate_of_hell:
            return {.saying = Saying::gate_takes};
        case Tile::impulse:
            return {.saying = Saying::impulse_again};
        case Tile::teleport:
            return {.saying = Saying::teleport_on};
        default:
            return {.saying = deed.after.phase() == himiki::puzzle::Phase::transfer ? Saying::transfer_swaps
                                                                                    : Saying::transfer_fails};
    }
}

}  // namespace

Remark deed_advice(const Position& position, Move move) {
    switch (move.act()) {
        case Act::tip:
            if (move.from() == move.to()) return {.saying = Saying::pivot, .cells = {move.from()}};
            return {.saying = Saying::tip, .cells = {move.from(), move.to()}};
        case Act::pivot:
            return {.saying = Saying::pivot, .cells = list_of(move.cubes())};
        case Act::end:
            return {.saying = Saying::end_turn};
        case Act::mana:
            return mana_advice(move);
        case Act::conjure:
            return {.saying = Saying::conjure, .cells = {move.to()}, .element = move.lies().top()};
        case Act::summon:
            return {.saying = Saying::summon};
        case Act::impulse:
            return {.saying = Saying::tip_on, .cells = {move.to()}};
        case Act::teleport:
            return {.saying = Saying::slide_to, .cells = {move.to()}};
        case Act::transfer:
            return {.saying = Saying::swap_on, .cells = {move.to()}, .colour = position.board().colour_of(move.to())};
        case Act::yokai:
            return {.saying = Saying::yokai_brings, .cubes = {{position.board().top_of(move.to()), move.to()}}};
        case Act::no_yokai:
            return {.saying = Saying::keep_yokai};
        default:
            return {.saying = Saying::go_on};
    }
}

std::vector<Remark> effects_of(const Deed& deed) {
    std::vector<Remark> effects;
    for (const Terrain& terrain : deed.terrain) effects.push_back(effect_of(terrain, deed));
    if (!deed.removed.empty()) effects.push_back({.saying = Saying::removes, .cubes = deed.removed});
    if (deed.hold) effects.push_back({.saying = Saying::takes_hold, .element = deed.hold});
    if (!deed.lost_to.empty()) effects.push_back({.saying = Saying::loses_to, .cubes = deed.lost_to});
    if (deed.gives_replay) effects.push_back({.saying = Saying::gives_replay});
    return effects;
}

Remark cube_advice(const Position& position, Move move) {
    switch (move.act()) {
        case Act::tip:
            return {.saying = Saying::move_cube, .cells = {move.from()}};
        case Act::pivot:
            return {.saying = count(move.cubes()) == 1 ? Saying::move_cube : Saying::move_cubes,
                    .cells = list_of(move.cubes())};
        case Act::mana:
            return {.saying = Saying::play_for, .cells = {move.from()}, .tile = move.tile()};
        case Act::conjure:
            return {.saying = Saying::conjure_with, .cells = {move.to()}};
        case Act::impulse:
        case Act::teleport:
            return {.saying = Saying::cube_goes_on, .cells = {position.active()}};
        case Act::transfer:
            return {.saying = Saying::swap_showing,
                    .element = position.board().top_of(move.to()),
                    .colour = position.board().colour_of(move.to())};
        case Act::yokai:
            return {.saying = Saying::yokai_fights};
        default:
            return deed_advice(position, move);
    }
}

}  // namespace tessera::solver::puzzles
