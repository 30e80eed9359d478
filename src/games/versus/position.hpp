#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/faults.hpp"
#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "games/versus/board.hpp"
#include "games/versus/move.hpp"
#include "games/versus/piece.hpp"
#include "games/versus/rules.hpp"

namespace tessera::versus {

/// Reasons for the end of a game, all V13.
inline constexpr Reason targets_taken = {"targets_taken", "V13", "Every target is taken."};
inline constexpr Reason cannot_be_caught = {"cannot_be_caught", "V13",
                                            "The leader is ahead by more than the other side could still gain."};
inline constexpr Reason no_legal_action = {"no_legal_action", "V13", "The side to move has no legal action."};

/// V11: after so many pulls in a row the side that is not dominant on a pawn leaves it out once.
inline constexpr unsigned most_pulls = 2;

/// How many pieces of a kind the box holds (V3): of each side's own ones, those that are of it.
template <Size S>
[[nodiscard]] constexpr unsigned pieces_of(unsigned kind) {
    unsigned pieces = 0;
    for (const char letter : variant<S>.home) {
        const Piece piece = *parse_piece(letter);
        pieces += (kind_of(piece) == kind ? 1U : 0U) + (kind_of(recoloured(piece)) == kind ? 1U : 0U);
    }
    return pieces;
}

/// A VERSUS position: seven sets of cells and the side to move, one cache line on the small board and two on the large.
template <Size S>
class Position {
  public:
    using Board = versus::Board<S>;
    using Set = typename Board::Set;
    using Move = versus::Move<S>;
    using Rules = versus::Rules;

    /// Six steps for each pawn of both sides (V3), three lines for the VERSUS (V7).
    static constexpr std::size_t most_moves = 6 * 2 * (variant<S>.home.size() - 1) + 3 * Board::longest_line;
    using MoveList = InlineVector<Move, most_moves>;

    /// An empty board, Dark to move.
    constexpr Position() = default;

    [[nodiscard]] static Position initial(Rules rules = {});
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
    /// A turn is one action (V5).
    [[nodiscard]] constexpr bool is_turn_start() const { return true; }

    [[nodiscard]] std::optional<Piece> at(Cell cell) const;
    /// How often in a row the side that is not dominant on the pawn there has pulled it (V11).
    [[nodiscard]] unsigned pulls(Cell cell) const;

    // For set-ups, editors and readers. They do not check material: `parse` does.
    void put(Cell cell, std::optional<Piece> piece);
    void set_pulls(Cell cell, unsigned pulls);
    void set_side_to_move(Side side) { to_move_ = side; }

    /// The points on targets (V12).
    [[nodiscard]] unsigned score(Side side) const;
    /// The most that a side could still gain (V13): its best numbers among the pawns not on targets, whoever controls
    /// them, as many as there are free targets.
    [[nodiscard]] unsigned best_gain(Side side) const;

    // Sets of cells, for generation, evaluation and drawing.
    [[nodiscard]] constexpr Set of(Side side) const { return sides_[index_of(side)]; }
    [[nodiscard]] constexpr Set occupied() const { return sides_[0] | sides_[1]; }
    [[nodiscard]] constexpr Set versus() const { return kinds_[0] & kinds_[1] & kinds_[2]; }
    [[nodiscard]] constexpr Set pawns(Side side) const { return of(side) & ~versus(); }
    [[nodiscard]] constexpr Set free_targets() const { return Board::targets & ~occupied(); }
    /// Where a side's VERSUS may go (V7); nowhere if it has none.
    [[nodiscard]] constexpr Set slides(Side side) const {
        const Set own = of(side) & versus();
        if (own == 0) return 0;
        return Board::sight(Board::cell(lowest(own)), occupied()) & ~(occupied() | Board::targets);
    }

    friend constexpr bool operator==(const Position&, const Position&) = default;

  private:
    [[nodiscard]] constexpr Set with_kind(unsigned kind) const {
        return ((kind & 1) != 0 ? kinds_[0] : ~kinds_[0]) & ((kind & 2) != 0 ? kinds_[1] : ~kinds_[1]) &
               ((kind & 4) != 0 ? kinds_[2] : ~kinds_[2]);
    }
    /// Where a side would not be dominant on a pawn (V11): the greater number, 3 or more, is the other side's.
    [[nodiscard]] constexpr Set not_dominant(Side side) const {
        const Set dark = kinds_[2] | (kinds_[0] & kinds_[1]);
        return side == Side::first ? ~dark : dark;
    }

    void carry(Cell from, Cell to);
    Set pull(Cell to);
    void count_pulls(Set pulled);
    [[nodiscard]] const Reason* decided() const;
    [[nodiscard]] std::optional<Side> leader() const;
    [[nodiscard]] bool can_move() const;

    std::array<Set, 2> sides_{};  ///< the pieces that each side controls
    std::array<Set, 3> kinds_{};  ///< the three bits of their kinds
    Set once_ = 0;                ///< pawns with one pull in a row (V11)
    Set twice_ = 0;               ///< and with two
    Side to_move_ = Side::first;
};

using Position61 = Position<Size::cells_61>;
using Position91 = Position<Size::cells_91>;

static_assert(sizeof(Position61) <= 64 && sizeof(Position91) <= 128);

template <Size S>
[[nodiscard]] std::string to_text(const Position<S>& position);
template <Size S>
[[nodiscard]] std::string to_text(const Position<S>& position, Move<S> move);

/// Left and right exchanged. The rules and the targets do not tell them apart; the start does.
template <Size S>
[[nodiscard]] Position<S> reflected(const Position<S>& position);
template <Size S>
[[nodiscard]] Move<S> reflected(Move<S> move);
/// Half a turn with the colours exchanged: the start stays as it is, but for who begins.
template <Size S>
[[nodiscard]] Position<S> swapped(const Position<S>& position);
template <Size S>
[[nodiscard]] Move<S> swapped(Move<S> move);

/// T2: a pawn came onto a target. Nothing else is for good.
template <Size S>
[[nodiscard]] bool made_progress(const Position<S>& before, const Position<S>& after);

static_assert(GamePosition<Position61> && CountsMoves<Position61> && HasReflection<Position61> &&
              HasSideSwap<Position61> && CountsRepetition<Position61>);
static_assert(GamePosition<Position91> && CountsMoves<Position91> && HasReflection<Position91> &&
              HasSideSwap<Position91> && CountsRepetition<Position91>);

}  // namespace tessera::versus
