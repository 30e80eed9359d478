#include "games/versus/explain.hpp"

#include <fmt/format.h>

namespace tessera::versus {

namespace {

ParseError refusal(std::string_view rule, std::string what) {
    return {Fault::illegal, 0, std::move(what), rule};
}

template <Size S>
std::optional<ParseError> why_no_step(const Position<S>& position, Move<S> move) {
    using Board = versus::Board<S>;
    const std::string from = Board::name(move.from);
    const std::string to = Board::name(move.to);
    if (Board::has(Board::targets, move.from))
        return refusal("V10", fmt::format("the pawn on {} stands on a target and never moves again", from));
    if (move.from == move.to && (Board::neighbours[move.from.index] & ~position.occupied()) == 0)
        return refusal("V6", fmt::format("nothing beside {} is free, so the pawn there cannot move", from));
    if (!Board::has(Board::neighbours[move.from.index], move.to))
        return refusal("V6", fmt::format("a pawn goes to a neighbouring cell, and {} is not beside {}", to, from));
    if (position.at(move.to)) return refusal("V6", fmt::format("{} is not free", to));
    return std::nullopt;
}

template <Size S>
std::optional<ParseError> why_no_slide(const Position<S>& position, Move<S> move) {
    using Board = versus::Board<S>;
    const std::string to = Board::name(move.to);
    if (move.from == move.to && position.slides(position.side_to_move()) == 0)
        return refusal("V7", fmt::format("the VERSUS on {} has nowhere to go", to));
    if (!Board::are_in_line(move.from, move.to))
        return refusal("V7", fmt::format("a VERSUS goes in a straight line, and {} is not in line with {}", to,
                                         Board::name(move.from)));
    for (Cell cell = move.from; cell != move.to;) {
        cell = Board::step_towards(move.to, cell);
        if (!position.at(cell)) continue;
        if (cell == move.to) return refusal("V7", fmt::format("{} is not free", to));
        return refusal(
            "V7", fmt::format("{} is between {} and {} and not free", Board::name(cell), Board::name(move.from), to));
    }
    if (Board::has(Board::targets, move.to))
        return refusal("V7", fmt::format("a VERSUS may pass over the target {} but not stop on it", to));
    return std::nullopt;
}

}  // namespace

template <Size S>
std::optional<ParseError> why_illegal(const Position<S>& position, Move<S> move) {
    if (const auto ended = position.outcome()) return refusal(ended->reason->rule, "the game is over");
    const auto piece = position.at(move.from);
    const std::string from = Board<S>::name(move.from);
    if (!piece) return refusal("V5", fmt::format("there is no piece on {}", from));
    if (piece->side != position.side_to_move()) {
        if (piece->is_versus()) return refusal("V5", fmt::format("the VERSUS on {} is the opponent's", from));
        return refusal("V5", fmt::format("the opponent controls the pawn on {}", from));
    }
    return piece->is_versus() ? why_no_slide(position, move) : why_no_step(position, move);
}

template std::optional<ParseError> why_illegal(const Position61&, Position61::Move);
template std::optional<ParseError> why_illegal(const Position91&, Position91::Move);

}  // namespace tessera::versus
