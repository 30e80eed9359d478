#pragma once

// Positions for tests, written as a player would say them: pieces "d1 K, c4 m" and walls "d2 d3".

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// A turn start for White. Monarchs that are not named stand walled in where they are out of the way: a1 and g7.
struct Drawing {
    std::string_view pieces = {};
    std::string_view walls = {};
    std::string_view white_lost = {};
    std::string_view black_lost = {};
    Side to_move = Side::second;
};

inline Captives captives(std::string_view letters) {
    Captives lost;
    for (const char letter : letters) lost.add(*parse_knight(letter));
    return lost;
}

inline Position drawn(const Drawing& drawing) {
    Position position;
    Bits walls = 0;
    for (const Field& cell : words(drawing.walls)) walls |= bit_of(*Grid::parse_cell(cell.text));
    for (const Field& piece : split(drawing.pieces, ',')) {
        const auto parts = words(piece.text);
        position.put(*Grid::parse_cell(parts.at(0).text), parse_piece(parts.at(1).text[0]));
    }
    if (drawing.pieces.find('K') == std::string_view::npos) {
        position.put(*Grid::parse_cell("a1"), Piece{Side::second, Kind::monarch});
        walls |= bit_of(*Grid::parse_cell("a2")) | bit_of(*Grid::parse_cell("b1"));
    }
    if (drawing.pieces.find('k') == std::string_view::npos) {
        position.put(*Grid::parse_cell("g7"), Piece{Side::first, Kind::monarch});
        walls |= bit_of(*Grid::parse_cell("g6")) | bit_of(*Grid::parse_cell("f7"));
    }
    position.set_walls(walls & ~position.pieces());
    position.set_lost(Side::second, captives(drawing.white_lost));
    position.set_lost(Side::first, captives(drawing.black_lost));
    position.set_turn({.to_move = drawing.to_move});
    return position;
}

inline std::set<std::string> actions(const Position& position) {
    std::set<std::string> texts;
    for (const Move& move : position.legal_moves()) texts.insert(to_text(position, move));
    return texts;
}

/// The legal actions whose text begins so: `+`, `-`, or a cell.
inline std::set<std::string> actions(const Position& position, std::string_view beginning) {
    std::set<std::string> texts;
    for (const std::string& text : actions(position)) {
        if (text.starts_with(beginning)) texts.insert(text);
    }
    return texts;
}

inline bool is_legal(const Position& position, std::string_view text) {
    return position.parse_move(text).has_value();
}

/// The position after legal actions, separated by spaces.
inline Position after(Position position, std::string_view texts) {
    for (const Field& text : words(texts)) position.play(position.parse_move(text.text).value());
    return position;
}

/// What stands on a cell: a letter, '#' or '.'.
inline char on(const Position& position, std::string_view name) {
    const Cell cell = *Grid::parse_cell(name);
    if (const auto piece = position.at(cell)) return letter_of(*piece);
    return has(position.walls(), cell.index) ? '#' : '.';
}

}  // namespace tessera::remparts
