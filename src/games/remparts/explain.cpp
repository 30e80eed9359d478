#include "games/remparts/explain.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tessera::remparts {

namespace {

ParseError refusal(std::string_view rule, std::string what) {
    return {Fault::illegal, 0, std::move(what), rule};
}

std::string_view word_of(Kind kind) {
    switch (kind) {
        case Kind::large:
            return "large knight";
        case Kind::medium:
            return "medium knight";
        case Kind::small:
            return "small knight";
        case Kind::monarch:
            return "monarch";
    }
    return "";
}

/// Why a tile may be neither built nor destroyed.
std::optional<ParseError> why_no_flip(const Position& position, Cell tile) {
    if (position.start()) return refusal("R6", "after a piece has moved no tile is turned in the same turn");
    if (has(position.turned(), tile.index))
        return refusal("R6", fmt::format("{} was turned in this turn already", name(tile)));
    return std::nullopt;
}

ParseError why_no_build(const Position& position, Cell tile) {
    if (auto why = why_no_flip(position, tile)) return *std::move(why);
    if (has(position.walls(), tile.index)) return refusal("R4", fmt::format("{} is a wall already", name(tile)));
    return refusal("R4", fmt::format("a piece stands on {}", name(tile)));
}

ParseError why_no_destroy(const Position& position, Cell tile) {
    if (auto why = why_no_flip(position, tile)) return *std::move(why);
    if (!has(position.walls(), tile.index)) return refusal("R5", fmt::format("{} is no wall", name(tile)));
    return refusal("R5", fmt::format("no piece of yours is beside the wall on {}, nor in line with it behind walls "
                                     "that you destroyed in this turn",
                                     name(tile)));
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
        return refusal("R8", fmt::format("an enemy stands on {}: write {}x{} to take it", name(move.to),
                                         name(move.from), name(move.to)));
    if (target) return refusal("R7", fmt::format("a piece of yours stands on {}", name(move.to)));
    if (has(position.walls(), move.to.index)) return refusal("R7", fmt::format("{} is a wall", name(move.to)));
    if (stop.last == move.from)
        return refusal("R7", fmt::format("the piece on {} is blocked on that side", name(move.from)));
    return refusal("R7", fmt::format("a piece slides until something stops it: from {} it goes to {} on that side",
                                     name(move.from), name(stop.last)));
}

/// R10, for a capture that is legal without a recovery.
ParseError why_no_recovery(const Position& position, Move move) {
    if (position.at(move.from)->kind != Kind::monarch)
        return refusal("R10", "only a monarch that takes brings a knight back");
    if (position.at(move.to)->kind == Kind::monarch)
        return refusal("R10", "a knight comes back only when the monarch takes a knight");
    if (position.lost(position.side_to_move()).of(move.knight) == 0)
        return refusal("R10", fmt::format("you have lost no {}", word_of(move.knight)));
    return refusal("R10", fmt::format("{}, where your monarch stood when the turn began, is not free",
                                      name(position.start().value_or(move.from))));
}

ParseError why_no_capture(const Position& position, Move move, const Stop& stop) {
    const auto target = position.at(move.to);
    if (!target) return refusal("R8", fmt::format("there is nothing to take on {}", name(move.to)));
    if (target->side == position.side_to_move())
        return refusal("R8", fmt::format("the piece on {} is your own", name(move.to)));
    if (stop.obstacle != bit_of(move.to))
        return refusal("R8", fmt::format("{} is in the way from {} to {}", name(cell_of(stop.beyond)), name(move.from),
                                         name(move.to)));
    const Kind kind = position.at(move.from)->kind;
    if (!takes(kind, target->kind))
        return refusal("R9", fmt::format("a {} does not take a {}", word_of(kind), word_of(target->kind)));
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
    if (!piece) return refusal("R7", fmt::format("there is no piece on {}", name(move.from)));
    if (piece->side != position.side_to_move())
        return refusal("R7", fmt::format("the piece on {} is the opponent's", name(move.from)));
    if (move.from == move.to && !can_go(position, move.from))
        return refusal("R7", fmt::format("the piece on {} is blocked on all sides", name(move.from)));
    const auto direction = direction_of(move.from, move.to);
    if (!direction)
        return refusal("R7", fmt::format("a piece goes straight along its row or column, not from {} to {}",
                                         name(move.from), name(move.to)));
    const Stop stop = slide_towards(*direction, move.from, position.obstacles());
    return move.act == Act::slide ? why_no_slide(position, move, stop) : why_no_capture(position, move, stop);
}

}  // namespace

std::optional<ParseError> why_illegal(const Position& position, Move move) {
    const auto moves = position.legal_moves();
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) return std::nullopt;
    if (const auto ended = position.outcome()) return refusal(ended->reason->rule, "the game is over");
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
    return refusal("R3", "a turn has at least one action");
}

}  // namespace tessera::remparts
