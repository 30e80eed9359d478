#include "games/versus/explain.hpp"

#include "games/versus/refusals.hpp"

namespace tessera::versus {

namespace {

/// A sentence of this game's table.
consteval Refusal row(std::string_view key) {
    return row_of(refusals, key);
}

template <Size S>
std::optional<ParseError> why_no_step(const Position<S>& position, Move<S> move) {
    using Board = versus::Board<S>;
    const std::string from = Board::name(move.from);
    const std::string to = Board::name(move.to);
    if (Board::has(Board::targets, move.from)) return refused(row("pawn_on_target"), {from});
    if (move.from == move.to && (Board::neighbours[move.from.index] & ~position.occupied()) == 0)
        return refused(row("pawn_stuck"), {from});
    if (!Board::has(Board::neighbours[move.from.index], move.to)) return refused(row("pawn_not_neighbour"), {to, from});
    if (position.at(move.to)) return refused(row("not_free"), {to}, "V6");
    return std::nullopt;
}

template <Size S>
std::optional<ParseError> why_no_slide(const Position<S>& position, Move<S> move) {
    using Board = versus::Board<S>;
    const std::string to = Board::name(move.to);
    if (move.from == move.to && position.slides(position.side_to_move()) == 0)
        return refused(row("versus_stuck"), {to});
    if (!Board::are_in_line(move.from, move.to))
        return refused(row("versus_not_in_line"), {to, Board::name(move.from)});
    for (Cell cell = move.from; cell != move.to;) {
        cell = Board::step_towards(move.to, cell);
        if (!position.at(cell)) continue;
        if (cell == move.to) return refused(row("not_free"), {to}, "V7");
        return refused(row("not_free_between"), {Board::name(cell), Board::name(move.from), to});
    }
    if (Board::has(Board::targets, move.to)) return refused(row("versus_on_target"), {to});
    return std::nullopt;
}

}  // namespace

template <Size S>
std::optional<ParseError> why_illegal(const Position<S>& position, Move<S> move) {
    if (const auto ended = position.outcome()) return refused(game_over, {}, ended->reason->rule);
    const auto piece = position.at(move.from);
    const std::string from = Board<S>::name(move.from);
    if (!piece) return refused(row("no_piece"), {from});
    if (piece->side != position.side_to_move()) {
        if (piece->is_versus()) return refused(row("enemy_versus"), {from});
        return refused(row("enemy_pawn"), {from});
    }
    return piece->is_versus() ? why_no_slide(position, move) : why_no_step(position, move);
}

template std::optional<ParseError> why_illegal(const Position61&, Position61::Move);
template std::optional<ParseError> why_illegal(const Position91&, Position91::Move);

}  // namespace tessera::versus
