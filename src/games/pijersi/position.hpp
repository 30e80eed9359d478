#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/faults.hpp"
#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "games/pijersi/board.hpp"
#include "games/pijersi/move.hpp"
#include "games/pijersi/piece.hpp"
#include "games/pijersi/rules.hpp"

namespace tessera::pijersi {

/// More turns than a position can have. In one direction a single cube has at most 13 turns (it steps onto an own cube,
/// then that stack has 12 ways on) and a stack at most 15 (its top steps; it goes one or two cells, each with 6 ways on
/// for the top). 14 cubes make s stacks and 14-2s single cubes: 6*15*s + 6*13*(14-2s) is greatest for s = 0.
inline constexpr std::size_t most_moves = std::size_t{6} * 13 * 14;

/// How far the numbers of a position string go.
inline constexpr unsigned greatest_quiet = 9'999;
inline constexpr unsigned greatest_turn = 999'999;

/// Reasons for the end of a game (P9, P10).
inline constexpr Reason arrival = {"arrival", "P9", "A rock, paper or scissors stands on the far row."};
inline constexpr Reason no_legal_turn = {"no_legal_turn", "P9", "The side to move has no legal turn."};
inline constexpr Reason quiet_turns = {"quiet_turns", "P10", "20 turns in a row went by without a capture."};

/// A PIJERSI position: seven bitboards and three small numbers, one cache line.
class Position {
  public:
    using Move = pijersi::Move;
    using Rules = pijersi::Rules;
    using MoveList = InlineVector<Move, most_moves>;

    /// An empty board, White to move; `initial` has the classic start.
    constexpr Position() = default;

    [[nodiscard]] static Position initial(Rules rules = {});
    [[nodiscard]] static constexpr std::span<const std::string_view> setup_names() { return setups_; }
    [[nodiscard]] static Position set_up(Rules rules, std::size_t which, std::uint64_t seed);
    [[nodiscard]] static Parsed<Position> parse(std::string_view text, Rules rules = {});
    /// The same, with all that is wrong and not only the first of it.
    [[nodiscard]] static Position read(std::string_view text, Rules rules, Faults& faults);

    [[nodiscard]] constexpr Rules rules() const { return {}; }
    [[nodiscard]] constexpr Side side_to_move() const { return to_move_; }
    [[nodiscard]] MoveList legal_moves() const;
    [[nodiscard]] std::size_t count_moves() const;
    void play(Move move);
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] std::uint64_t key() const;
    [[nodiscard]] Parsed<Move> parse_move(std::string_view text) const;

    [[nodiscard]] std::optional<Piece> at(Cell cell) const;
    /// Turns since the last capture (P10).
    [[nodiscard]] constexpr unsigned quiet() const { return quiet_; }
    /// The number of the turn, counted by pairs as in chess: it grows after Black's turn.
    [[nodiscard]] constexpr unsigned turn() const { return turn_; }

    // For set-ups, editors and readers. They do not check material: `parse` does.
    void put(Cell cell, std::optional<Piece> piece);
    void set_counters(Side to_move, unsigned quiet, unsigned turn);

    // Bitboard views, for generation, counting and evaluation.
    [[nodiscard]] constexpr Bits of(Side side) const { return sides_[index_of(side)]; }
    [[nodiscard]] constexpr Bits stacks() const { return stacked_; }
    [[nodiscard]] constexpr Bits empty() const { return whole_board & ~(sides_[0] | sides_[1]); }
    /// Cells with a piece of either side whose top has this role.
    [[nodiscard]] constexpr Bits with_role(Role role) const { return decoded(tops_, sides_[0] | sides_[1], role); }
    /// Stacks of either side whose lower cube has this role.
    [[nodiscard]] constexpr Bits with_role_under(Role role) const { return decoded(unders_, stacked_, role); }

    friend constexpr bool operator==(const Position&, const Position&) = default;

  private:
    static constexpr std::array<std::string_view, 3> setups_ = {"classic", "half-random", "full-random"};

    /// A role takes two bits a cell, kept in two bitboards.
    using RoleBits = std::array<Bits, 2>;

    [[nodiscard]] static constexpr Bits decoded(const RoleBits& bits, Bits within, Role role) {
        const Bits low = (index_of(role) & 1) != 0 ? bits[0] : ~bits[0];
        const Bits high = (index_of(role) & 2) != 0 ? bits[1] : ~bits[1];
        return low & high & within;
    }

    void move_cube(Cell from, Cell to);
    void move_stack(Cell from, Cell to);
    bool capture(Cell cell);
    [[nodiscard]] bool has_arrived(Side side) const;
    [[nodiscard]] bool is_over_on_board() const;
    [[nodiscard]] bool can_move() const;

    std::array<Bits, 2> sides_{};
    RoleBits tops_{};
    RoleBits unders_{};
    Bits stacked_ = 0;
    std::uint32_t turn_ = 1;
    std::uint16_t quiet_ = 0;
    Side to_move_ = Side::first;
};

static_assert(sizeof(Position) <= 64);

[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] std::string to_text(const Position& position, Move move);
/// The author's notation: `a4-b5=c4!`.
[[nodiscard]] std::string record_text(const Position& position, Move move);

/// Left and right exchanged: the rules do not tell them apart.
[[nodiscard]] Position reflected(const Position& position);
[[nodiscard]] Move reflected(Move move);
/// Half a turn with the colours exchanged.
[[nodiscard]] Position swapped(const Position& position);
[[nodiscard]] Move swapped(Move move);

static_assert(GamePosition<Position> && HasSetups<Position> && CountsMoves<Position> && HasRecordNotation<Position> &&
              HasReflection<Position> && HasSideSwap<Position>);

}  // namespace tessera::pijersi
