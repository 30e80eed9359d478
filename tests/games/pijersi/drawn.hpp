#pragma once

// Positions for tests, written as a player would say them: "c3 R, b4 W+S, d5 p".

#include <set>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// Pieces as `cell letters`, separated by commas; a stack is `bottom+top`. Both sides' counters are new.
inline Position drawn(std::string_view pieces, Side to_move = Side::first, unsigned quiet = 0) {
    Position position;
    for (const Field& piece : split(pieces, ',')) {
        const auto parts = words(piece.text);
        const std::string_view letters = parts.at(1).text;
        const Cube lower = *parse_cube(letters[0]);
        Piece put{lower.side, lower.role};
        if (letters.size() == 3) put = Piece{lower.side, parse_cube(letters[2])->role, lower.role};
        position.put(*parse_cell(parts.at(0).text), put);
    }
    position.set_counters(to_move, quiet, 1);
    return position;
}

/// The legal turns in the author's notation.
inline std::set<std::string> turns(const Position& position) {
    std::set<std::string> texts;
    for (const Move& move : position.legal_moves()) texts.insert(record_text(position, move));
    return texts;
}

inline bool is_legal(const Position& position, std::string_view text) {
    return position.parse_move(text).has_value();
}

/// The position after a legal turn.
inline Position after(Position position, std::string_view text) {
    position.play(position.parse_move(text).value());
    return position;
}

/// What stands on a cell: "", "R", "W+S".
inline std::string on(const Position& position, std::string_view cell) {
    const auto piece = position.at(*parse_cell(cell));
    if (!piece) return "";
    std::string text;
    if (piece->under) text = std::string(1, letter_of(piece->side, *piece->under)) + "+";
    return text + letter_of(piece->side, piece->top);
}

}  // namespace tessera::pijersi
