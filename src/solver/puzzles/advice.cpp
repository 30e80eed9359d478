#include "solver/puzzles/advice.hpp"

#include <fmt/format.h>

#include "solver/puzzles/player_words.hpp"

namespace tessera::solver::puzzles {

namespace {

using himiki::Act;
using himiki::Cells;
using himiki::mirror_of;
using himiki::name;
using himiki::Tile;

std::string pivot_of(Cells cubes) {
    return fmt::format("pivot the cube{} on {}", count(cubes) == 1 ? "" : "s", listed(cubes));
}

std::string movement(Cell from, Cell to) {
    return from == to ? pivot_of(himiki::set_of(from)) : fmt::format("tip {} to {}", name(from), name(to));
}

std::string_view colour_word(const Position& position, Cell cell) {
    return position.board().colour_of(cell) == Side::first ? "white" : "black";
}

/// What to do, without what comes of it.
std::string deed_advice(const Position& position, Move move) {
    switch (move.act()) {
        case Act::tip:
            return movement(move.from(), move.to());
        case Act::pivot:
            return pivot_of(move.cubes());
        case Act::end:
            return "end the turn here";
        case Act::mana:
            return fmt::format("play the {} and {}", word_of(*move.tile()), movement(move.from(), move.to()));
        case Act::conjure:
            return fmt::format("play the conjuration and turn the black cube on {} to {}", name(move.to()),
                               word_of(move.lies().top()));
        case Act::summon:
            return "play the major yokai";
        case Act::impulse:
            return fmt::format("tip on to {}", name(move.to()));
        case Act::teleport:
            return fmt::format("slide to {}", name(move.to()));
        case Act::transfer:
            return fmt::format("swap with the {} cube on {}", colour_word(position, move.to()), name(move.to()));
        case Act::yokai:
            return fmt::format("let the yokai bring {} near",
                               word_of(BlackCube{position.board().top_of(move.to()), move.to()}));
        case Act::no_yokai:
            return "keep the yokai";
        default:
            return "go on";
    }
}

std::string effect_of(const Terrain& terrain, const Deed& deed) {
    switch (terrain.tile) {
        case Tile::mirror:
            return fmt::format("the mirror sends it to {}", name(mirror_of(terrain.cell)));
        case Tile::vortex:
            return "the vortex turns it";
        case Tile::gate_of_hell:
            return "the gate of hell takes it";
        case Tile::impulse:
            return "the impulse lets it tip once more";
        case Tile::teleport:
            return "the teleport lets it slide on";
        default:
            return deed.after.phase() == himiki::puzzle::Phase::transfer ? "the transfer lets it swap"
                                                                         : "the transfer finds nobody to swap with";
    }
}

}  // namespace

std::vector<std::string> effects_of(const Deed& deed) {
    std::vector<std::string> effects;
    for (const Terrain& terrain : deed.terrain) effects.push_back(effect_of(terrain, deed));
    if (!deed.removed.empty()) effects.push_back(fmt::format("it removes {}", listed(deed.removed)));
    if (deed.hold) effects.push_back(fmt::format("it takes the hold of {}", word_of(*deed.hold)));
    if (!deed.lost_to.empty()) {
        effects.push_back(fmt::format("it loses to {}, which only ends the turn", listed(deed.lost_to)));
    }
    if (deed.gives_replay) effects.emplace_back("it gives a free replay");
    return effects;
}

std::string cube_advice(const Position& position, Move move) {
    switch (move.act()) {
        case Act::tip:
            return fmt::format("move the white cube on {}", name(move.from()));
        case Act::pivot:
            return fmt::format("move the white cube{} on {}{}", count(move.cubes()) == 1 ? "" : "s",
                               listed(move.cubes()), count(move.cubes()) == 1 ? "" : ", all at once");
        case Act::mana:
            return fmt::format("play the {} for the white cube on {}", word_of(*move.tile()), name(move.from()));
        case Act::conjure:
            return fmt::format("conjure with the black cube on {}", name(move.to()));
        case Act::impulse:
        case Act::teleport:
            return fmt::format("the white cube on {} goes on", name(position.active()));
        case Act::transfer:
            return fmt::format("swap with a {} cube that shows {}", colour_word(position, move.to()),
                               word_of(position.board().top_of(move.to())));
        case Act::yokai:
            return "let the yokai fight";
        default:
            return deed_advice(position, move);
    }
}

std::string action_advice(const Deed& deed) {
    const auto effects = effects_of(deed);
    return fmt::format("{}{}{} ({})", deed_advice(deed.before, deed.move), effects.empty() ? "" : ": ", listed(effects),
                       to_text(deed.before, deed.move));
}

}  // namespace tessera::solver::puzzles
