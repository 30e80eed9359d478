#include "games/himiki/puzzle/explain.hpp"

#include <fmt/format.h>

#include "games/himiki/cells.hpp"

namespace tessera::himiki::puzzle {

namespace {

ParseError refusal(std::string what, std::string_view rule) {
    return {Fault::illegal, 0, std::move(what), rule};
}

/// What a phase wants to hear.
std::string_view wanted_in(Phase phase) {
    switch (phase) {
        case Phase::turn:
            return "a turn starts with a tip, a pivot or an event tile";
        case Phase::replay:
            return "it is a free replay: tip, pivot, play an event tile or 'end'";
        case Phase::impulse:
            return "the impulse must be answered first, as 'IM>C2'";
        case Phase::teleport:
            return "the teleport must be answered first, as 'TP>C2'";
        case Phase::transfer:
            return "the transfer must be answered first, as 'TR>D5'";
        case Phase::yokai:
            return "say whether the yokai fights, as 'YM>C5' or 'YM>none'";
    }
    return "";
}

bool belongs_to(Act act, Phase phase) {
    switch (act) {
        case Act::tip:
        case Act::pivot:
        case Act::mana:
        case Act::conjure:
        case Act::summon:
            return phase == Phase::turn || phase == Phase::replay;
        case Act::end:
            return phase == Phase::replay;
        case Act::impulse:
            return phase == Phase::impulse;
        case Act::teleport:
            return phase == Phase::teleport;
        case Act::transfer:
            return phase == Phase::transfer;
        case Act::yokai:
        case Act::no_yokai:
            return phase == Phase::yokai;
        default:
            return false;
    }
}

/// Why the player may not move what stands here, if so.
std::optional<ParseError> refusal_of_cube(const Position& position, Cell cell) {
    const auto cube = position.at(cell);
    if (!cube) return refusal(fmt::format("there is no cube on {}", name(cell)), "H12");
    if (cube->side == Side::second) return refusal(fmt::format("the black cube on {} never acts", name(cell)), "H70");
    return std::nullopt;
}

ParseError refusal_of_tip(const Position& position, Cell from, Cell to) {
    if (auto refused = refusal_of_cube(position, from)) return *refused;
    if ((neighbours_of(from) & set_of(to)) == 0) {
        return refusal(fmt::format("{} is no neighbour of {}: a cube tips over one side", name(to), name(from)), "H5");
    }
    if ((position.board().empty() & set_of(to)) == 0) return refusal(fmt::format("{} is taken", name(to)), "H5");
    return refusal(fmt::format("the cube on {} has left {} since the last paid move and may not tip back for free",
                               name(from), name(to)),
                   "H73");
}

ParseError refusal_of_pivot(const Position& position, Cells cubes) {
    for (const Cell cell : each(cubes)) {
        if (auto refused = refusal_of_cube(position, cell)) return *refused;
    }
    return refusal("a pivot turns one white cube or several", "H12");
}

ParseError refusal_of_event(const Position& position, Move move) {
    const Tile tile = *move.tile();
    if (!position.events().has(tile)) {
        return refusal(fmt::format("the tile {} is not among those given", name_of(tile)), "H72");
    }
    if (tile == Tile::conjuration) return refusal("a conjuration gives one black cube another top", "H72");
    const auto element = element_of_mana(tile);
    if (const auto cube = position.at(move.from()); cube && element && cube->lies.top() == *element) {
        if (cube->side == Side::first) return refusal_of_tip(position, move.from(), move.to());
    }
    return refusal("mana moves one white cube that shows its element", "H72");
}

}  // namespace

ParseError why_illegal(const Position& position, Move move) {
    if (position.is_solved()) return refusal("the puzzle is solved", "H70");
    if (position.is_lost()) return refusal("no white cube is left", "H75");
    if (!belongs_to(move.act(), position.phase())) {
        return refusal(std::string(wanted_in(position.phase())), position.phase() == Phase::replay ? "H17" : "H71");
    }
    const std::string to = name(move.to());
    switch (move.act()) {
        case Act::tip:
            return refusal_of_tip(position, move.from(), move.to());
        case Act::pivot:
            return refusal_of_pivot(position, move.cubes());
        case Act::impulse:
            return refusal(fmt::format("{} is no free neighbour", to), "H52");
        case Act::teleport:
            return refusal(fmt::format("{} is no free cell two steps away in a line", to), "H53");
        case Act::transfer:
            return refusal(fmt::format("there is no other cube on {}", to), "H57");
        case Act::yokai:
            return refusal(fmt::format("{} holds no black cube two cells away in a line with nothing between", to),
                           "H46");
        default:
            return refusal_of_event(position, move);
    }
}

}  // namespace tessera::himiki::puzzle
