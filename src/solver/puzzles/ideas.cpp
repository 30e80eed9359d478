#include "solver/puzzles/ideas.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "solver/puzzles/player_words.hpp"

namespace tessera::solver::puzzles {

namespace {

using himiki::Act;
using himiki::name;
using himiki::Tile;
using Ideas = std::vector<std::string>;

void add(Ideas& ideas, std::string idea) {
    if (std::ranges::find(ideas, idea) == ideas.end()) ideas.push_back(std::move(idea));
}

/// What is asked just now comes before all else.
void add_answer(Ideas& ideas, const Deed& next) {
    switch (next.move.act()) {
        case Act::impulse:
            return add(ideas, "the impulse tips the cube once more: mind the face that it will show");
        case Act::teleport:
            return add(ideas, "the cube slides as it lies: mind whom it will stand beside");
        case Act::transfer: {
            const bool is_own = next.before.board().colour_of(next.move.to()) == Side::first;
            return add(ideas, fmt::format("the one to swap with is {}", is_own ? "one of your own" : "a black cube"));
        }
        case Act::yokai:
            return add(ideas, "the yokai is spent well here");
        case Act::no_yokai:
            return add(ideas, "the yokai can wait");
        case Act::end:
            return add(ideas, "the free replay is better left alone");
        default:
            if (next.is_replay()) add(ideas, "the free replay is worth using");
    }
}

void add_tiles(Ideas& ideas, const Deed& deed) {
    if (const auto tile = deed.move.tile()) add(ideas, fmt::format("the {} is part of the way", word_of(*tile)));
    for (const Terrain& terrain : deed.terrain) {
        const std::string_view price = terrain.tile == Tile::gate_of_hell ? ", though it takes a cube" : "";
        add(ideas, fmt::format("the {} on {} is part of the way{}", word_of(terrain.tile), name(terrain.cell), price));
    }
}

void add_replay(Ideas& ideas, const Deed& deed) {
    if (deed.is_replay()) add(ideas, "a free replay is part of the way: look for equal tops");
}

void add_gain(Ideas& ideas, const Deed& deed) {
    if (deed.removed.size() > 1) {
        add(ideas, fmt::format("{} black cubes can be removed at once", number_word(deed.removed.size())));
    }
    if (deed.hold) add(ideas, fmt::format("count the tops of {}: four make the hold", word_of(*deed.hold)));
}

void add_next(Ideas& ideas, const Deed& next) {
    if (!next.lost_to.empty()) {
        add(ideas, "the next move loses a conflict: that only ends the turn");
    } else if (next.removed.empty()) {
        add(ideas, "the next move removes nothing: it prepares");
    } else {
        const BlackCube& cube = next.removed.front();
        add(ideas,
            fmt::format("look at {}: {} beats {}", word_of(cube), word_of(winner_over(cube.top)), word_of(cube.top)));
    }
}

}  // namespace

std::vector<std::string> ideas_of(const std::vector<Deed>& deeds) {
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
