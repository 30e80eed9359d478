#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/faults.hpp"
#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "games/remparts/board.hpp"
#include "games/remparts/move.hpp"
#include "games/remparts/piece.hpp"
#include "games/remparts/rules.hpp"

namespace tessera::remparts {

/// More actions than a position can have: a tile has at most one flip; in each direction a knight has a slide and a
/// capture, the monarch a slide and a capture with three recoveries or none; and there is `end`. `push_back_if` wants
/// room for one more.
inline constexpr std::size_t most_moves = std::size_t{Grid::cells} + std::size_t{6} * 4 * 2 + std::size_t{4} * 5 + 2;

/// Reasons for the end of a game (R11).
inline constexpr Reason monarch_taken = {"monarch_taken", "R11", "A monarch was taken."};
inline constexpr Reason no_action = {"no_action", "R3", "The side to move has no legal action."};

/// A REMPARTS position: six bitboards and a few small numbers, one cache line.
class Position {
  public:
    using Move = remparts::Move;
    using Rules = remparts::Rules;
    using MoveList = InlineVector<Move, most_moves>;

    /// An empty board of paths, Black to move; `initial` has the start.
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
    /// R3: nothing has been done in this turn yet.
    [[nodiscard]] constexpr bool is_turn_start() const { return used_ == 0; }

    [[nodiscard]] std::optional<Piece> at(Cell cell) const;
    /// The knights that a side has lost (R10).
    [[nodiscard]] constexpr const Captives& lost(Side side) const { return lost_[side]; }
    /// Actions done in this turn.
    [[nodiscard]] constexpr unsigned used() const { return used_; }
    /// Where the monarch stood when the turn began, once a piece has moved in it (R10).
    [[nodiscard]] constexpr std::optional<Cell> start() const { return start_; }

    /// What a turn has done so far, besides moving pieces.
    struct TurnState {
        Side to_move = Side::first;
        unsigned used = 0;
        Bits turned = 0;
        std::optional<Cell> start = std::nullopt;
    };

    // For set-ups, editors and readers. They do not check material or sense: `parse` does.
    void put(Cell cell, std::optional<Piece> piece);
    constexpr void set_walls(Bits walls) { walls_ = walls; }
    constexpr void set_lost(Side side, const Captives& lost) { lost_[side] = lost; }
    void set_turn(const TurnState& state);

    // Bitboard views, for generation and evaluation.
    [[nodiscard]] constexpr Bits of(Side side) const { return sides_[index_of(side)]; }
    [[nodiscard]] constexpr Bits pieces() const { return sides_[0] | sides_[1]; }
    [[nodiscard]] constexpr Bits walls() const { return walls_; }
    /// What stops a slide.
    [[nodiscard]] constexpr Bits obstacles() const { return walls_ | pieces(); }
    /// Path tiles with no piece.
    [[nodiscard]] constexpr Bits free() const { return whole_board & ~obstacles(); }
    /// Tiles turned in this turn (R6): those that are paths now were destroyed, the others built.
    [[nodiscard]] constexpr Bits turned() const { return turned_; }
    [[nodiscard]] constexpr Bits destroyed() const { return turned_ & ~walls_; }
    /// Cells with a piece of this kind, of either side.
    [[nodiscard]] constexpr Bits with_kind(Kind kind) const {
        const Bits low = (remparts::index_of(kind) & 1) != 0 ? kinds_[0] : ~kinds_[0];
        const Bits high = (remparts::index_of(kind) & 2) != 0 ? kinds_[1] : ~kinds_[1];
        return low & high & pieces();
    }
    /// R4 and R6: tiles that may become walls now; R5 and R6: walls that may be destroyed now.
    [[nodiscard]] Bits buildable() const;
    [[nodiscard]] Bits destructible() const;
    /// R9: the enemies of the side to move that a piece of its may take.
    [[nodiscard]] constexpr Bits prey_of(Kind kind) const {
        const Bits enemies = of(opponent(to_move_));
        if (kind == Kind::monarch) return enemies;
        return enemies & (with_kind(kind) | with_kind(next_size(kind)) | with_kind(Kind::monarch));
    }
    /// R10: whether the tile where the monarch stood at the start of the turn is free once the monarch on `from` has
    /// taken what is on `to`.
    [[nodiscard]] bool can_recover(Cell from, Cell to) const;
    /// R11: a monarch is missing.
    [[nodiscard]] constexpr bool is_decided() const {
        const Bits monarchs = with_kind(Kind::monarch);
        return (monarchs & sides_[0]) == 0 || (monarchs & sides_[1]) == 0;
    }

    friend constexpr bool operator==(const Position&, const Position&) = default;

  private:
    [[nodiscard]] Kind kind_at(unsigned cell) const;
    void add_captures(Cell from, MoveList& moves) const;
    void relocate(Cell from, Cell to);
    void end_turn();
    void use_action();

    Bits walls_ = 0;
    std::array<Bits, 2> sides_{};
    std::array<Bits, 2> kinds_{};  ///< a kind takes two bits a cell
    Bits turned_ = 0;
    BySide<Captives> lost_{};
    std::optional<Cell> start_ = std::nullopt;
    std::uint8_t used_ = 0;
    Side to_move_ = Side::first;
};

static_assert(sizeof(Position) <= 64);

[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] std::string to_text(const Position& position, Move move);

/// T2: only a capture is for good; walls come and go.
[[nodiscard]] bool made_progress(const Position& before, const Position& after);

/// Left and right exchanged: the rules do not tell them apart.
[[nodiscard]] Position reflected(const Position& position);
[[nodiscard]] Move reflected(Move move);
/// Half a turn with the colours exchanged.
[[nodiscard]] Position swapped(const Position& position);
[[nodiscard]] Move swapped(Move move);

static_assert(GamePosition<Position> && CountsMoves<Position> && CountsRepetition<Position> &&
              HasReflection<Position> && HasSideSwap<Position>);

}  // namespace tessera::remparts
