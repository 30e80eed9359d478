#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/side.hpp"

namespace tessera::remparts {

/// R2: knights of three sizes, and the monarch. Each knight takes its own size and the next in this order, round and
/// round (R9).
enum class Kind : std::uint8_t { large, medium, small, monarch };

inline constexpr std::array<Kind, 3> knights = {Kind::large, Kind::medium, Kind::small};
inline constexpr std::array<Kind, 4> kinds = {Kind::large, Kind::medium, Kind::small, Kind::monarch};

[[nodiscard]] constexpr unsigned index_of(Kind kind) {
    return static_cast<unsigned>(kind);
}

/// Its word for screens and refusals.
[[nodiscard]] constexpr std::string_view word_of(Kind kind) {
    switch (kind) {
        case Kind::large:
            return "large";
        case Kind::medium:
            return "medium";
        case Kind::small:
            return "small";
        case Kind::monarch:
            return "monarch";
    }
    return "";
}

/// How many pieces of a kind a side has (R2).
[[nodiscard]] constexpr unsigned pieces_of(Kind kind) {
    return kind == Kind::monarch ? 1 : 2;
}

/// R9: the size that a knight takes besides its own: large takes medium, medium takes small, small takes large.
[[nodiscard]] constexpr Kind next_size(Kind knight) {
    return static_cast<Kind>((index_of(knight) + 1) % knights.size());
}

/// R9. The monarch takes all, the other monarch too (a choice: the two are "the same size").
[[nodiscard]] constexpr bool takes(Kind taker, Kind target) {
    return taker == Kind::monarch || target == Kind::monarch || target == taker || target == next_size(taker);
}

struct Piece {
    Side side = Side::first;
    Kind kind = Kind::large;
    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// A wall where texts of boards have pieces.
inline constexpr char wall = '#';

/// `L M S K`, as lists of captives and recoveries write it for both sides.
[[nodiscard]] constexpr char letter_of(Kind kind) {
    return std::string_view("LMSK")[index_of(kind)];
}

/// Great letters for White, small ones for Black, who acts first.
[[nodiscard]] constexpr char letter_of(Piece piece) {
    return std::string_view(piece.side == Side::first ? "lmsk" : "LMSK")[index_of(piece.kind)];
}

[[nodiscard]] constexpr std::optional<Piece> parse_piece(char letter) {
    for (const Side side : {Side::first, Side::second}) {
        for (const Kind kind : kinds) {
            if (letter_of(Piece{side, kind}) == letter) return Piece{side, kind};
        }
    }
    return std::nullopt;
}

[[nodiscard]] constexpr std::optional<Kind> parse_knight(char letter) {
    for (const Kind kind : knights) {
        if (letter_of(kind) == letter) return kind;
    }
    return std::nullopt;
}

/// The knights that a side has lost and might bring back (R10), counted by size.
class Captives {
  public:
    [[nodiscard]] constexpr unsigned of(Kind knight) const { return counts_[index_of(knight)]; }
    constexpr void add(Kind knight) { ++counts_[index_of(knight)]; }
    constexpr void remove(Kind knight) { --counts_[index_of(knight)]; }
    [[nodiscard]] constexpr bool is_empty() const { return *this == Captives{}; }

    friend constexpr bool operator==(const Captives&, const Captives&) = default;

  private:
    std::array<std::uint8_t, knights.size()> counts_{};
};

}  // namespace tessera::remparts
