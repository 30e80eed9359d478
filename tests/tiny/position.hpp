#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "core/square.hpp"

namespace tessera::tiny {

using Board = SquareBoard<3, 4, SquareNames::column_letter>;  // C1

struct Rules {
    bool may_step_back = true;  // C3
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

struct Move {
    Cell from;
    Cell to;
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

inline constexpr Reason crossed = {"crossed", "C4", "A pawn stands on the far row."};
inline constexpr Reason stuck = {"stuck", "C4", "The side to move cannot step."};

class Position {
  public:
    using Move = tiny::Move;
    using Rules = tiny::Rules;
    using MoveList = InlineVector<Move, 8>;  // two pawns, four directions

    constexpr Position() = default;

    [[nodiscard]] static Position initial(Rules rules);
    [[nodiscard]] static Parsed<Position> parse(std::string_view text, Rules rules);

    [[nodiscard]] constexpr Rules rules() const { return rules_; }
    [[nodiscard]] constexpr Side side_to_move() const { return to_move_; }
    [[nodiscard]] MoveList legal_moves() const;
    void play(Move move);
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] std::uint64_t key() const;
    [[nodiscard]] Parsed<Move> parse_move(std::string_view text) const;

    [[nodiscard]] constexpr bool is_turn_start() const { return true; }
    [[nodiscard]] constexpr Bits pawns(Side side) const { return pawns_[side]; }

    friend constexpr bool operator==(const Position&, const Position&) = default;
    friend Position reflected(const Position& position);

  private:
    [[nodiscard]] bool has_crossed(Side side) const;
    [[nodiscard]] MoveList steps() const;

    BySide<std::uint16_t> pawns_{};
    Side to_move_ = Side::first;
    Rules rules_{};
};

[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] std::string to_text(const Position& position, Move move);

/// T2: a step forward cannot be undone for good.
[[nodiscard]] bool made_progress(const Position& before, const Position& after);

[[nodiscard]] Move reflected(Move move);

/// How many rows the side to move is ahead.
[[nodiscard]] int evaluate(const Position& position);

static_assert(GamePosition<Position> && CountsRepetition<Position> && HasReflection<Position>);

}  // namespace tessera::tiny
