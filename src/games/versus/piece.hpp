#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/side.hpp"
#include "core/text.hpp"

namespace tessera::versus {

/// The two numbers of a pawn add up to this (V3).
inline constexpr unsigned both_numbers = 5;

/// A pawn or a VERSUS, as it lies on the board.
struct Piece {
    Side side = Side::first;                        ///< who controls it
    std::optional<unsigned> number = std::nullopt;  ///< what a pawn is worth to that side (V3); a VERSUS has none

    [[nodiscard]] constexpr bool is_versus() const { return !number.has_value(); }
    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// `A B C D E O` for 1 2 3 4 5 0, `V` for a VERSUS; Light's are small.
[[nodiscard]] constexpr char letter_of(const Piece& piece) {
    constexpr std::string_view letters = "OABCDE";
    const char letter = piece.is_versus() ? 'V' : letters[*piece.number];
    return piece.side == Side::first ? letter : to_lower(letter);
}

[[nodiscard]] constexpr std::optional<Piece> parse_piece(char letter) {
    for (const Side side : {Side::first, Side::second}) {
        if (letter_of({side}) == letter) return Piece{side};
        for (unsigned number = 0; number <= both_numbers; ++number) {
            if (letter_of({side, number}) == letter) return Piece{side, number};
        }
    }
    return std::nullopt;
}

/// A kind is what a piece is whoever controls it: a pawn is known by its number for Dark, a VERSUS by a code that is
/// no number and has all three bits.
inline constexpr unsigned versus_kind = 7;

/// The number that a pawn of this kind has for a side.
[[nodiscard]] constexpr unsigned number_of(unsigned kind, Side side) {
    return side == Side::first ? kind : both_numbers - kind;
}

[[nodiscard]] constexpr unsigned kind_of(const Piece& piece) {
    return piece.is_versus() ? versus_kind : number_of(*piece.number, piece.side);
}

/// The piece that the other side sees in this one's place when the sides change: the same number, the other colour.
[[nodiscard]] constexpr Piece recoloured(Piece piece) {
    piece.side = opponent(piece.side);
    return piece;
}

}  // namespace tessera::versus
