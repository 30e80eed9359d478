#include "games/himiki/gestures.hpp"

#include <fmt/format.h>

#include "games/himiki/cells.hpp"
#include "games/himiki/text_parts.hpp"

namespace tessera::himiki {

namespace {

std::string tap_on(Cell cell) {
    return cell_tap(name(cell));
}

std::vector<std::string> taps_on(Cells cells) {
    std::vector<std::string> taps;
    for (const Cell cell : each(cells)) taps.push_back(tap_on(cell));
    return taps;
}

std::string tap_for(Tile tile) {
    return "tile:" + std::string(name_of(tile));
}

/// A puzzle's black cube has a top only.
std::string tap_for(Orientation lies, Dialect dialect) {
    if (dialect == Dialect::puzzle) return fmt::format("lies:{}.", letter_of(Side::second, lies.top()));
    return "lies:" + lies_text(lies);
}

/// By the button and then all cubes, or by two taps on any one of them and then the others.
std::vector<Gesture> pivots(Cells cubes) {
    std::vector<Gesture> gestures = {{.steps = {"do:pivot"}, .rest = taps_on(cubes)}};
    for (const Cell cell : each(cubes)) {
        gestures.push_back({.steps = {tap_on(cell), tap_on(cell)}, .rest = taps_on(cubes & ~set_of(cell))});
    }
    return gestures;
}

/// The one way of an action that is no pivot.
std::vector<std::string> steps_of(Move move, Dialect dialect) {
    switch (move.act()) {
        case Act::place:
            return {tap_on(move.to()), tap_for(move.lies(), dialect)};
        case Act::tip:
            return {tap_on(move.from()), tap_on(move.to())};
        case Act::end:
            return {"do:end"};
        case Act::pass:
            return {"do:pass"};
        case Act::keep:
            return {"do:keep"};
        case Act::mana:
            return {tap_for(*move.tile()), tap_on(move.from()), tap_on(move.to())};
        case Act::conjure:
            return {tap_for(*move.tile()), tap_on(move.to()), tap_for(move.lies(), dialect)};
        case Act::summon:
        case Act::confuse:
            return {tap_for(*move.tile())};
        case Act::lay:
            return {tap_for(*move.tile()), tap_on(move.to())};
        case Act::no_yokai:
            return {"do:none"};
        default:  // the answers that name a cell
            return {tap_on(move.to())};
    }
}

}  // namespace

std::vector<Gesture> gestures_for(Move move, Dialect dialect) {
    if (move.act() == Act::pivot) return pivots(move.cubes());
    return {{.steps = steps_of(move, dialect)}};
}

}  // namespace tessera::himiki
