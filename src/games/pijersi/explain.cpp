#include "games/pijersi/explain.hpp"

#include <algorithm>

#include "games/pijersi/refusals.hpp"

namespace tessera::pijersi {

namespace {

/// A word that fills a gap.
std::string told(Role role) {
    return std::string(word_of(role));
}

/// A sentence of this game's table.
consteval Refusal row(std::string_view key) {
    return row_of(refusals, key);
}

/// Why a piece of this role may not enter a cell with an enemy on it.
std::optional<ParseError> why_no_capture(const Position& board, Role role, Cell to) {
    const auto target = board.at(to);
    if (!target || target->side == board.side_to_move() || prey_of(role) == target->top) return std::nullopt;
    if (target->top == Role::wise) return refused(row("wise_not_taken"), {name(to)});
    if (role == Role::wise) return refused(row("wise_takes_nothing"));
    // A plural in English, and perhaps elsewhere.
    if (role == Role::scissors) return refused(row("scissors_do_not_take"), {told(target->top), name(to)});
    return refused(row("role_does_not_take"), {told(role), told(target->top), name(to)});
}

/// Why the cube on top of `from` may not step to `to`.
std::optional<ParseError> why_no_cube_step(const Position& board, Cell from, Cell to) {
    if (!are_neighbours(from, to)) return refused(row("cube_not_neighbour"), {name(to), name(from)});
    const Role role = board.at(from)->top;
    if (auto no_capture = why_no_capture(board, role, to)) return no_capture;
    const auto target = board.at(to);
    if (!target || target->side != board.side_to_move()) return std::nullopt;
    if (target->is_stack()) return refused(row("two_cubes_there"), {name(to)});
    if (!may_stand_on(role, target->top)) return refused(row("wise_only_on_wise"), {name(to), told(target->top)});
    return std::nullopt;
}

/// Why the stack on `from` may not go to `to`.
std::optional<ParseError> why_no_stack_move(const Position& board, Cell from, Cell to) {
    const auto middle = between(from, to);
    if (!are_neighbours(from, to) && !middle) return refused(row("stack_not_in_line"), {name(to), name(from)});
    if (middle && board.at(*middle)) return refused(row("not_free_between"), {name(*middle), name(from), name(to)});
    if (auto no_capture = why_no_capture(board, board.at(from)->top, to)) return no_capture;
    if (const auto target = board.at(to); target && target->side == board.side_to_move()) {
        return refused(row("stack_onto_own"), {name(to)});
    }
    return std::nullopt;
}

/// The board after the first half of a turn, the same side to move. That half must be legal.
Position after_half(const Position& board, Move half) {
    Position next = board;
    next.play(half);
    next.set_counters(board.side_to_move(), board.quiet(), board.turn());
    return next;
}

/// A way from a cell to itself asks about what stands there: it may have no way at all.
std::optional<ParseError> why_stuck(const Position::MoveList& moves, Move move) {
    const auto leaves = [&](Move other) { return other.from == move.from; };
    if (move.from != move.to || std::any_of(moves.begin(), moves.end(), leaves)) return std::nullopt;
    return refused(row("piece_stuck"), {name(move.from)});
}

}  // namespace

std::optional<ParseError> why_illegal(const Position& position, Move move) {
    const auto moves = position.legal_moves();
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) return std::nullopt;
    if (const auto ended = position.outcome()) return refused(game_over, {}, ended->reason->rule);

    const auto piece = position.at(move.from);
    if (!piece) return refused(row("no_piece"), {name(move.from)});
    if (piece->side != position.side_to_move()) return refused(row("enemy_piece"), {name(move.from)});
    const bool starts_as_stack = move.form == Form::stack || move.form == Form::stack_then_cube;
    if (starts_as_stack && !piece->is_stack()) return refused(row("no_stack"), {name(move.from)});

    if (auto stuck = why_stuck(moves, move)) return stuck;

    // The first half on its own, then the second half on the board that it leaves.
    if (auto why = starts_as_stack ? why_no_stack_move(position, move.from, move.via)
                                   : why_no_cube_step(position, move.from, move.via))
        return why;
    if (move.form == Form::cube_then_stack) {
        const auto joined = position.at(move.via);
        if (!joined || joined->side != piece->side) return refused(row("no_stack_built"), {name(move.via)});
        const Position half = after_half(position, {Form::cube, move.from, move.via, move.via});
        if (auto why = why_no_stack_move(half, move.via, move.to)) return why;
    }
    if (move.form == Form::stack_then_cube) {
        const Position half = after_half(position, {Form::stack, move.from, move.via, move.via});
        if (auto why = why_no_cube_step(half, move.via, move.to)) return why;
    }
    return refused(row("no_legal_turn"));
}

}  // namespace tessera::pijersi
