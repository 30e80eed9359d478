#include "games/remparts/explain.hpp"

#include <algorithm>

#include "games/remparts/refusals.hpp"

namespace tessera::remparts {

namespace {

/// A word that fills a gap.
std::string told(Kind kind) {
    return std::string(word_of(kind));
}

/// A sentence of this game's table.
consteval Refusal row(std::string_view key) {
    return row_of(refusals, key);
}

/// Why a tile may be neither built nor destroyed.
std::optional<ParseError> why_no_flip(const Position& position, Cell tile) {
    if (position.start()) return refused(row("no_flip_after_move"));
    if (has(position.turned(), tile.index)) return refused(row("turned_already"), {name(tile)});
    return std::nullopt;
}

ParseError why_no_build(const Position& position, Cell tile) {
    if (auto why = why_no_flip(position, tile)) return *std::move(why);
    if (has(position.walls(), tile.index)) return refused(row("wall_already"), {name(tile)});
    return refused(row("piece_on_tile"), {name(tile)});
}

ParseError why_no_destroy(const Position& position, Cell tile) {
    if (auto why = why_no_flip(position, tile)) return *std::move(why);
    if (!has(position.walls(), tile.index)) return refused(row("no_wall"), {name(tile)});
    return refused(row("wall_out_of_reach"), {name(tile)});
}

/// The direction that leads from one cell to another.
std::optional<SquareDirection> direction_of(Cell from, Cell to) {
    for (const SquareDirection d : square_directions) {
        if (has(ray(from, d), to.index)) return d;
    }
    return std::nullopt;
}

/// Where a slide in a direction that is known only now ends.
Stop slide_towards(SquareDirection direction, Cell from, Bits obstacles) {
    switch (direction) {
        case SquareDirection::right:
            return slide<SquareDirection::right>(from, obstacles);
        case SquareDirection::up:
            return slide<SquareDirection::up>(from, obstacles);
        case SquareDirection::left:
            return slide<SquareDirection::left>(from, obstacles);
        case SquareDirection::down:
            break;
    }
    return slide<SquareDirection::down>(from, obstacles);
}

ParseError why_no_slide(const Position& position, Move move, const Stop& stop) {
    const auto target = position.at(move.to);
    if (target && target->side != position.side_to_move())
        return refused(row("enemy_there"), {name(move.to), name(move.from)});
    if (target) return refused(row("own_piece_there"), {name(move.to)});
    if (has(position.walls(), move.to.index)) return refused(row("wall_there"), {name(move.to)});
    if (stop.last == move.from) return refused(row("blocked_there"), {name(move.from)});
    return refused(row("slides_all_the_way"), {name(move.from), name(stop.last)});
}

/// R10, for a capture that is legal without a recovery.
ParseError why_no_recovery(const Position& position, Move move) {
    if (position.at(move.from)->kind != Kind::monarch) return refused(row("back_by_monarch_only"));
    if (position.at(move.to)->kind == Kind::monarch) return refused(row("back_for_knight_only"));
    if (position.lost(position.side_to_move()).of(move.knight) == 0)
        return refused(row("none_lost"), {told(move.knight)});
    return refused(row("start_not_free"), {name(position.start().value_or(move.from))});
}

ParseError why_no_capture(const Position& position, Move move, const Stop& stop) {
    const auto target = position.at(move.to);
    if (!target) return refused(row("nothing_to_take"), {name(move.to)});
    if (target->side == position.side_to_move()) return refused(row("takes_own"), {name(move.to)});
    if (stop.obstacle != bit_of(move.to))
        return refused(row("in_the_way"), {name(cell_of(stop.beyond)), name(move.from), name(move.to)});
    const Kind kind = position.at(move.from)->kind;
    if (!takes(kind, target->kind)) return refused(row("size_does_not_take"), {told(kind), told(target->kind)});
    return why_no_recovery(position, move);
}

/// Whether a piece has any move or capture.
bool can_go(const Position& position, Cell from) {
    const auto moves = position.legal_moves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return move.from == from && (move.act == Act::slide || is_capture(move)); });
}

ParseError why_no_piece_move(const Position& position, Move move) {
    const auto piece = position.at(move.from);
    if (!piece) return refused(row("no_piece"), {name(move.from)});
    if (piece->side != position.side_to_move()) return refused(row("enemy_piece"), {name(move.from)});
    if (move.from == move.to && !can_go(position, move.from))
        return refused(row("blocked_all_round"), {name(move.from)});
    const auto direction = direction_of(move.from, move.to);
    if (!direction) return refused(row("not_straight"), {name(move.from), name(move.to)});
    const Stop stop = slide_towards(*direction, move.from, position.obstacles());
    return move.act == Act::slide ? why_no_slide(position, move, stop) : why_no_capture(position, move, stop);
}

}  // namespace

std::optional<ParseError> why_illegal(const Position& position, Move move) {
    const auto moves = position.legal_moves();
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) return std::nullopt;
    if (const auto ended = position.outcome()) return refused(game_over, {}, ended->reason->rule);
    switch (move.act) {
        case Act::build:
            return why_no_build(position, move.to);
        case Act::destroy:
            return why_no_destroy(position, move.to);
        case Act::slide:
        case Act::capture:
        case Act::recover:
            return why_no_piece_move(position, move);
        case Act::end:
            break;
    }
    return refused(row("no_action_yet"));
}

}  // namespace tessera::remparts
