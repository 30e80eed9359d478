#pragma once

// Positions for tests, written as a player would say them: "a3 V, d6 d, i3 v". The letters are those of position
// strings: A to D for Dark's 1 to 4, E and O for 5 and 0, small ones for Light's.

#include <set>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "games/versus/position.hpp"

namespace tessera::versus {

template <class P = Position61>
P drawn(std::string_view pieces, Side to_move = Side::first) {
    P position;
    for (const Field& piece : split(pieces, ',')) {
        const auto parts = words(piece.text);
        position.put(*P::Board::parse_cell(parts.at(0).text), parse_piece(parts.at(1).text[0]));
    }
    position.set_side_to_move(to_move);
    return position;
}

/// The legal actions of the piece on a cell, by where they go.
template <Size S>
std::set<std::string> goals(const Position<S>& position, std::string_view from) {
    std::set<std::string> cells;
    for (const auto& move : position.legal_moves()) {
        if (Board<S>::name(move.from) == from) cells.insert(Board<S>::name(move.to));
    }
    return cells;
}

template <Size S>
bool is_legal(const Position<S>& position, std::string_view text) {
    return position.parse_move(text).has_value();
}

/// The position after legal actions, separated by spaces.
template <Size S>
Position<S> after(Position<S> position, std::string_view actions) {
    for (const Field& action : words(actions)) position.play(position.parse_move(action.text).value());
    return position;
}

/// What stands on a cell: its letter, or "" if it is free.
template <Size S>
std::string on(const Position<S>& position, std::string_view cell) {
    const auto piece = position.at(*Board<S>::parse_cell(cell));
    return piece ? std::string(1, letter_of(*piece)) : "";
}

/// The count of the pawn on a cell (V11).
template <Size S>
unsigned pulls_of(const Position<S>& position, std::string_view cell) {
    return position.pulls(*Board<S>::parse_cell(cell));
}

/// Why and for whom the game ended: "p1win targets_taken", or "ongoing".
template <Size S>
std::string end_of(const Position<S>& position) {
    const auto outcome = position.outcome();
    const std::string line(to_text(outcome));
    return outcome ? line + " " + std::string(outcome->reason->word) : line;
}

}  // namespace tessera::versus
