#include "solver/puzzles/ideas.hpp"

#include <algorithm>

namespace tessera::solver::puzzles {

namespace {

using himiki::Act;
using himiki::Tile;
using Ideas = std::vector<Remark>;

void add(Ideas& ideas, Remark idea) {
    if (std::ranges::find(ideas, idea) == ideas.end()) ideas.push_back(std::move(idea));
}

/// What is asked just now comes before all else.
void add_answer(Ideas& ideas, const Deed& next) {
    switch (next.move.act()) {
        case Act::impulse:
            return add(ideas, {.saying = Saying::mind_the_face});
        case Act::teleport:
            return add(ideas, {.saying = Saying::mind_the_neighbours});
        case Act::transfer:
            return add(ideas, {.saying = Saying::swap_with, .colour = next.before.board().colour_of(next.move.to())});
        case Act::yokai:
            return add(ideas, {.saying = Saying::spend_yokai});
        case Act::no_yokai:
            return add(ideas, {.saying = Saying::save_yokai});
        case Act::end:
            return add(ideas, {.saying = Saying::leave_replay});
        default:
            if (next.is_replay()) add(ideas, {.saying = Saying::use_replay});
    }
}

void add_tiles(Ideas& ideas, const Deed& deed) {
    if (const auto tile = deed.move.tile()) add(ideas, {.saying = Saying::tile_helps, .tile = tile});
    for (const Terrain& terrain : deed.terrain) {
        const Saying saying = terrain.tile == Tile::gate_of_hell ? Saying::gate_helps : Saying::terrain_helps;
        add(ideas, {.saying = saying, .cells = {terrain.cell}, .tile = terrain.tile});
    }
}

void add_replay(Ideas& ideas, const Deed& deed) {
    if (deed.is_replay()) add(ideas, {.saying = Saying::replay_helps});
}

void add_gain(Ideas& ideas, const Deed& deed) {
    if (deed.removed.size() > 1) add(ideas, {.saying = Saying::several_go, .number = deed.removed.size()});
    if (deed.hold) add(ideas, {.saying = Saying::four_make_hold, .element = deed.hold});
}

void add_next(Ideas& ideas, const Deed& next) {
    if (!next.lost_to.empty()) {
        add(ideas, {.saying = Saying::next_loses});
    } else if (next.removed.empty()) {
        add(ideas, {.saying = Saying::next_prepares});
    } else {
        const BlackCube& cube = next.removed.front();
        add(ideas, {.saying = Saying::look_at, .cubes = {cube}, .element = winner_over(cube.top)});
    }
}

}  // namespace

std::vector<Remark> ideas_of(const std::vector<Deed>& deeds) {
    const Deed& next = deeds.front();
    Ideas ideas;
    add_answer(ideas, next);
    add_tiles(ideas, next);
    // A replay that the next action gives is as good as at hand.
    if (next.gives_replay && deeds.size() > 1) add_replay(ideas, deeds[1]);
    add_gain(ideas, next);
    // What goes next says more than what comes later; that nothing does says less.
    if (!next.removed.empty()) add_next(ideas, next);
    for (const Deed& deed : deeds) add_tiles(ideas, deed);
    for (std::size_t i = 1; i < deeds.size(); ++i) add_replay(ideas, deeds[i]);
    for (const Deed& deed : deeds) add_gain(ideas, deed);
    add_next(ideas, next);
    return ideas;
}

}  // namespace tessera::solver::puzzles
