#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/faults.hpp"
#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube_board.hpp"
#include "games/himiki/log_trails.hpp"
#include "games/himiki/move.hpp"
#include "games/himiki/puzzle/rules.hpp"

namespace tessera::himiki::puzzle {

/// What the player is asked.
enum class Phase : std::uint8_t { turn, replay, impulse, teleport, transfer, yokai };

/// By their numbers, as texts have them.
inline constexpr std::array<std::string_view, 6> phase_names = {"turn",     "replay",   "impulse",
                                                                "teleport", "transfer", "yokai"};

/// How far the number of moves spent goes in a puzzle string.
inline constexpr unsigned most_spent = 9'999;

/// H74: a hold that the puzzle may ask for.
enum class Hold : std::uint8_t { not_asked, asked, taken };

/// H70, H74.
inline constexpr Reason all_removed = {"solved", "H70", "Every black cube is gone and every hold asked for is taken."};
/// H75.
inline constexpr Reason no_cube_left = {"no_cube_left", "H75", "No white cube is left."};

/// A Mindlock or Headlock puzzle in progress: White acts alone. Black cubes have a top and no other face; their
/// orientation is kept untwisted, so that equal puzzles are equal values.
class Position {
  public:
    using Move = himiki::Move;
    using Rules = puzzle::Rules;
    /// 15 sets of 4 cubes to pivot, 4 tips each, 3 manas of 4 tips and a pivot each of 4 cubes, 2 ways to conjure each
    /// of 8 cubes, the yokai, `end`; or 11 cubes to swap with.
    using MoveList = InlineVector<Move, 15 + 16 + 60 + 16 + 2>;

    constexpr Position() = default;
    constexpr explicit Position(const Rules& rules) : rules_(rules) {}

    /// The classic collection's first puzzle, F01.
    [[nodiscard]] static Position initial(const Rules& rules);
    [[nodiscard]] static Parsed<Position> parse(std::string_view text, const Rules& rules);
    /// The same, with all that is wrong and not only the first of it.
    [[nodiscard]] static Position read(std::string_view text, const Rules& rules, Faults& faults);

    [[nodiscard]] constexpr Rules rules() const { return rules_; }
    [[nodiscard]] static constexpr Side side_to_move() { return Side::first; }
    [[nodiscard]] MoveList legal_moves() const;
    [[nodiscard]] std::size_t count_moves() const;
    void play(Move move);
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] std::uint64_t key() const;
    [[nodiscard]] Parsed<Move> parse_move(std::string_view text) const;
    [[nodiscard]] constexpr bool is_turn_start() const { return phase_ == Phase::turn; }

    /// H70, H74: nothing is left to do.
    [[nodiscard]] constexpr bool is_solved() const { return board_.of(Side::second) == 0 && asked_ == 0; }
    /// H75.
    [[nodiscard]] constexpr bool is_lost() const { return board_.of(Side::first) == 0; }
    /// H71: what an action costs here, 0 or 1.
    [[nodiscard]] constexpr unsigned cost_of(Move move) const {
        return phase_ == Phase::turn && (move.act() == Act::tip || move.act() == Act::pivot) ? 1 : 0;
    }

    [[nodiscard]] constexpr const CubeBoard& board() const { return board_; }
    [[nodiscard]] constexpr std::optional<Cube> at(Cell cell) const { return board_.at(cell); }
    [[nodiscard]] constexpr Phase phase() const { return phase_; }
    /// Paid actions so far.
    [[nodiscard]] constexpr unsigned spent() const { return spent_; }
    [[nodiscard]] constexpr Hold hold(Element element) const {
        const unsigned bit = 1U << index_of(element);
        if ((asked_ & bit) != 0) return Hold::asked;
        return (taken_ & bit) != 0 ? Hold::taken : Hold::not_asked;
    }
    [[nodiscard]] constexpr bool asks_for_holds() const { return asked_ != 0; }
    /// Cells that each white cube has left since the last paid action began (H18, H73).
    [[nodiscard]] constexpr const LogTrails& trails() const { return trails_; }
    /// Event tiles that may still be played (H72).
    [[nodiscard]] constexpr TileSet events() const { return chaos_.hand(player_); }
    [[nodiscard]] constexpr const Chaos& chaos() const { return chaos_; }
    /// H46: the yokai has been played and waits.
    [[nodiscard]] constexpr bool is_armed() const { return chaos_.yokai().has_value(); }
    /// The cube whose action is being resolved, in the phases that ask something about it.
    [[nodiscard]] constexpr Cell active() const { return trails_.last(); }
    [[nodiscard]] static constexpr bool asks_about_a_cube(Phase phase) { return phase >= Phase::impulse; }

    // For editors, generators and readers. They do not check: `parse` does.
    constexpr void put(Cell cell, std::optional<Cube> cube) { board_.put(cell, cube); }
    /// A black cube that shows this element.
    constexpr void put_black(Cell cell, Element top) { board_.put(cell, Cube{Side::second, Orientation(top, 0)}); }
    constexpr void set_phase(Phase phase) { phase_ = phase; }
    constexpr void set_spent(unsigned moves) { spent_ = static_cast<std::uint16_t>(moves); }
    constexpr void set_hold(Element element, Hold hold);
    constexpr void set_trails(const LogTrails& trails) { trails_ = trails; }
    constexpr void set_events(TileSet tiles) { chaos_.set_hand(player_, tiles); }
    constexpr void lay(Tile terrain, Cell cell) { chaos_.lay(terrain, cell); }
    constexpr void lift(Tile terrain, Cell cell) { chaos_.lift(terrain, cell); }
    constexpr void set_armed(bool armed) { chaos_.set_yokai(armed ? std::optional(player_) : std::nullopt); }

    friend constexpr bool operator==(const Position& a, const Position& b) {
        return a.board_ == b.board_ && a.phase_ == b.phase_ && a.spent_ == b.spent_ && a.asked_ == b.asked_ &&
               a.taken_ == b.taken_ && a.rules_ == b.rules_ && a.chaos_ == b.chaos_ && a.trails_ == b.trails_ &&
               (!asks_about_a_cube(a.phase_) || a.active() == b.active());
    }

  private:
    static constexpr Seat player_ = {};

    enum class Payment : bool { free, paid };

    // moves.cpp
    [[nodiscard]] Cells free_for(Cell cube) const;
    void add_pivots(MoveList& list) const;
    void add_tips(MoveList& list) const;
    void add_events(MoveList& list) const;
    void add_answers(MoveList& list, Act act, Cells targets) const;

    // play.cpp
    void tip(Cell from, Cell to);
    [[nodiscard]] std::optional<Cell> set_off_terrain(Cell cell);
    void arrive(Cell cell);
    void transfer(Cell with);
    void settle(const CubeBoard::Fight& fight, Cell tipped);
    void take_hold(Cell tipped);
    void play_event(Move move);

    CubeBoard board_;
    LogTrails trails_{};
    Chaos chaos_{};
    std::uint16_t spent_ = 0;
    std::uint8_t asked_ = 0;  ///< a bit an element
    std::uint8_t taken_ = 0;
    Phase phase_ = Phase::turn;
    Rules rules_{};
};

static_assert(sizeof(Position) <= 128);

constexpr void Position::set_hold(Element element, Hold hold) {
    const auto bit = static_cast<std::uint8_t>(1U << index_of(element));
    const auto others = static_cast<std::uint8_t>(~unsigned{bit});
    asked_ = static_cast<std::uint8_t>((asked_ & others) | (hold == Hold::asked ? bit : 0));
    taken_ = static_cast<std::uint8_t>((taken_ & others) | (hold == Hold::taken ? bit : 0));
}

[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] std::string to_text(const Position& position, Move move);
/// The canonical form with `R-` before a free replay, a `*` a black cube removed and the element of a hold.
[[nodiscard]] std::string record_text(const Position& position, Move move);

/// T2: a cube removed, a hold taken or a tile used is progress.
[[nodiscard]] bool made_progress(const Position& before, const Position& after);

/// Rows A and E exchanged.
[[nodiscard]] Position reflected(const Position& position);
[[nodiscard]] Move reflected(const Position& position, Move move);

static_assert(GamePosition<Position> && CountsMoves<Position> && HasRecordNotation<Position> &&
              HasReflection<Position> && CountsRepetition<Position>);

}  // namespace tessera::himiki::puzzle
