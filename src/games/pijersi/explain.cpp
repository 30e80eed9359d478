#include "games/pijersi/explain.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tessera::pijersi {

namespace {

ParseError refusal(std::string_view rule, std::string what) {
    return {Fault::illegal, 0, std::move(what), rule};
}

std::string_view word_of(Role role) {
    switch (role) {
        case Role::rock:
            return "rock";
        case Role::paper:
            return "paper";
        case Role::scissors:
            return "scissors";
        case Role::wise:
            return "wise";
    }
    return "";
}

/// Why a piece of this role may not enter a cell with an enemy on it.
std::optional<ParseError> why_no_capture(const Position& board, Role role, Cell to) {
    const auto target = board.at(to);
    if (!target || target->side == board.side_to_move() || prey_of(role) == target->top) return std::nullopt;
    if (target->top == Role::wise) return refusal("P8", fmt::format("the wise on {} cannot be taken", name(to)));
    if (role == Role::wise) return refusal("P8", "a wise takes nothing");
    const std::string_view does = role == Role::scissors ? "do" : "does";
    return refusal("P8",
                   fmt::format("{} {} not take the {} on {}", word_of(role), does, word_of(target->top), name(to)));
}

/// Why the cube on top of `from` may not step to `to`.
std::optional<ParseError> why_no_cube_step(const Position& board, Cell from, Cell to) {
    if (!are_neighbours(from, to))
        return refusal(
            "P5", fmt::format("a cube moves to a neighbouring cell, and {} is not beside {}", name(to), name(from)));
    const Role role = board.at(from)->top;
    if (auto no_capture = why_no_capture(board, role, to)) return no_capture;
    const auto target = board.at(to);
    if (!target || target->side != board.side_to_move()) return std::nullopt;
    if (target->is_stack()) return refusal("P4", fmt::format("{} holds two cubes already", name(to)));
    if (!may_stand_on(role, target->top))
        return refusal("P4",
                       fmt::format("a wise stands only on a wise, and {} holds {}", name(to), word_of(target->top)));
    return std::nullopt;
}

/// Why the stack on `from` may not go to `to`.
std::optional<ParseError> why_no_stack_move(const Position& board, Cell from, Cell to) {
    const auto middle = between(from, to);
    if (!are_neighbours(from, to) && !middle)
        return refusal("P6", fmt::format("a stack moves one or two cells in a straight line, and {} is not so from {}",
                                         name(to), name(from)));
    if (middle && board.at(*middle))
        return refusal("P6", fmt::format("{} is between {} and {} and not free", name(*middle), name(from), name(to)));
    if (auto no_capture = why_no_capture(board, board.at(from)->top, to)) return no_capture;
    if (const auto target = board.at(to); target && target->side == board.side_to_move()) {
        return refusal("P6", fmt::format("a stack cannot move onto the own piece on {}", name(to)));
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
    return refusal("P7", fmt::format("the piece on {} has nowhere to go", name(move.from)));
}

}  // namespace

std::optional<ParseError> why_illegal(const Position& position, Move move) {
    const auto moves = position.legal_moves();
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) return std::nullopt;
    if (const auto ended = position.outcome()) return refusal(ended->reason->rule, "the game is over");

    const auto piece = position.at(move.from);
    if (!piece) return refusal("P7", fmt::format("there is no piece on {}", name(move.from)));
    if (piece->side != position.side_to_move())
        return refusal("P7", fmt::format("the piece on {} is the opponent's", name(move.from)));
    const bool starts_as_stack = move.form == Form::stack || move.form == Form::stack_then_cube;
    if (starts_as_stack && !piece->is_stack())
        return refusal("P6", fmt::format("{} holds a single cube, not a stack", name(move.from)));

    if (auto stuck = why_stuck(moves, move)) return stuck;

    // The first half on its own, then the second half on the board that it leaves.
    if (auto why = starts_as_stack ? why_no_stack_move(position, move.from, move.via)
                                   : why_no_cube_step(position, move.from, move.via))
        return why;
    if (move.form == Form::cube_then_stack) {
        const auto joined = position.at(move.via);
        if (!joined || joined->side != piece->side)
            return refusal("P7", fmt::format("the cube does not land on an own cube on {}, so no stack can go on",
                                             name(move.via)));
        const Position half = after_half(position, {Form::cube, move.from, move.via, move.via});
        if (auto why = why_no_stack_move(half, move.via, move.to)) return why;
    }
    if (move.form == Form::stack_then_cube) {
        const Position half = after_half(position, {Form::stack, move.from, move.via, move.via});
        if (auto why = why_no_cube_step(half, move.via, move.to)) return why;
    }
    return refusal("P7", "that is not a legal turn");
}

}  // namespace tessera::pijersi
