#include "games/himiki/puzzle/explain.hpp"

#include "games/himiki/cells.hpp"
#include "games/himiki/puzzle/refusals.hpp"

namespace tessera::himiki::puzzle {

namespace {

/// A sentence of this game's table.
consteval Refusal row(std::string_view key) {
    return row_of(refusals, key);
}

/// What a phase wants to hear.
Refusal wanted_in(Phase phase) {
    switch (phase) {
        case Phase::turn:
            return row("asks_paid_turn");
        case Phase::replay:
            return row("asks_free_replay");
        case Phase::impulse:
            return row("asks_impulse");
        case Phase::teleport:
            return row("asks_teleport");
        case Phase::transfer:
            return row("asks_transfer");
        case Phase::yokai:
            break;
    }
    return row("asks_yokai");
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
    if (!cube) return refused(row("no_cube"), {name(cell)});
    if (cube->side == Side::second) return refused(row("black_cube"), {name(cell)});
    return std::nullopt;
}

ParseError refusal_of_tip(const Position& position, Cell from, Cell to) {
    if (auto why = refusal_of_cube(position, from)) return *why;
    if ((neighbours_of(from) & set_of(to)) == 0) {
        return refused(row("tip_not_neighbour"), {name(to), name(from)});
    }
    if ((position.board().empty() & set_of(to)) == 0) return refused(row("cell_taken"), {name(to)});
    return refused(row("free_tip_back"), {name(from), name(to)});
}

ParseError refusal_of_pivot(const Position& position, Cells cubes) {
    for (const Cell cell : each(cubes)) {
        if (auto why = refusal_of_cube(position, cell)) return *why;
    }
    return refused(row("pivots_white"));
}

ParseError refusal_of_event(const Position& position, Move move) {
    const Tile tile = *move.tile();
    if (!position.events().has(tile)) {
        return refused(row("tile_not_given"), {std::string(name_of(tile))});
    }
    if (tile == Tile::conjuration) return refused(row("conjures_black"));
    const auto element = element_of_mana(tile);
    if (const auto cube = position.at(move.from()); cube && element && cube->lies.top() == *element) {
        if (cube->side == Side::first) return refusal_of_tip(position, move.from(), move.to());
    }
    return refused(row("mana_moves_white"));
}

}  // namespace

ParseError why_illegal(const Position& position, Move move) {
    if (position.is_solved()) return refused(row("puzzle_solved"));
    if (position.is_lost()) return refused(row("no_white_cube"));
    if (!belongs_to(move.act(), position.phase())) return refused(wanted_in(position.phase()));
    const std::string to = name(move.to());
    switch (move.act()) {
        case Act::tip:
            return refusal_of_tip(position, move.from(), move.to());
        case Act::pivot:
            return refusal_of_pivot(position, move.cubes());
        case Act::impulse:
            return refused(row("impulse_not_there"), {to});
        case Act::teleport:
            return refused(row("teleport_not_there"), {to});
        case Act::transfer:
            return refused(row("transfer_not_there"), {to});
        case Act::yokai:
            return refused(row("yokai_no_black"), {to});
        default:
            return refusal_of_event(position, move);
    }
}

}  // namespace tessera::himiki::puzzle
