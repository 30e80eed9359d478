#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/side.hpp"

namespace tessera::pijersi {

/// What all faces of a cube show (P2).
enum class Role : std::uint8_t { rock, paper, scissors, wise };

inline constexpr std::array<Role, 4> roles = {Role::rock, Role::paper, Role::scissors, Role::wise};

[[nodiscard]] constexpr unsigned index_of(Role role) {
    return static_cast<unsigned>(role);
}

/// Its word for screens and refusals.
[[nodiscard]] constexpr std::string_view word_of(Role role) {
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

/// How many cubes of a role a side has (P2).
[[nodiscard]] constexpr unsigned cubes_of(Role role) {
    return role == Role::wise ? 2 : 4;
}

/// P8: rock takes scissors, scissors take paper, paper takes rock. A wise takes nothing.
[[nodiscard]] constexpr std::optional<Role> prey_of(Role role) {
    switch (role) {
        case Role::rock:
            return Role::scissors;
        case Role::paper:
            return Role::rock;
        case Role::scissors:
            return Role::paper;
        case Role::wise:
            return std::nullopt;
    }
    return std::nullopt;
}

/// P4: a wise stands only on a wise.
[[nodiscard]] constexpr bool may_stand_on(Role upper, Role lower) {
    return upper != Role::wise || lower == Role::wise;
}

/// One cube, or a stack of two of one side (P4). Its role is that of its top.
struct Piece {
    Side side = Side::first;
    Role top = Role::rock;
    std::optional<Role> under = std::nullopt;  ///< the lower cube of a stack

    [[nodiscard]] constexpr bool is_stack() const { return under.has_value(); }
    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// `R P S W` for White, `r p s w` for Black.
[[nodiscard]] constexpr char letter_of(Side side, Role role) {
    constexpr std::string_view white = "RPSW";
    constexpr std::string_view black = "rpsw";
    return (side == Side::first ? white : black)[index_of(role)];
}

/// `R-`, or the lower cube and the upper one: `PR`.
[[nodiscard]] inline std::string piece_text(const Piece& piece) {
    return {letter_of(piece.side, piece.under.value_or(piece.top)),
            piece.is_stack() ? letter_of(piece.side, piece.top) : '-'};
}

/// A cube's side and role from its letter.
struct Cube {
    Side side;
    Role role;
};

[[nodiscard]] constexpr std::optional<Cube> parse_cube(char letter) {
    for (const Side side : {Side::first, Side::second}) {
        for (const Role role : roles) {
            if (letter_of(side, role) == letter) return Cube{side, role};
        }
    }
    return std::nullopt;
}

}  // namespace tessera::pijersi
