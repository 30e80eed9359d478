#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/faults.hpp"
#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "games/himiki/board.hpp"
#include "games/himiki/chaos.hpp"
#include "games/himiki/cube.hpp"
#include "games/himiki/cube_board.hpp"
#include "games/himiki/log_trails.hpp"
#include "games/himiki/move.hpp"
#include "games/himiki/muk_yan/roll.hpp"
#include "games/himiki/path_trails.hpp"
#include "games/himiki/rules.hpp"

namespace tessera::himiki {

/// What the player to act is asked.
enum class Phase : std::uint8_t {
    place,
    turn,
    replay,
    // Expert only:
    chaos,              ///< play a tile? Then the turn ends (H41)
    chaos_then_replay,  ///< play a tile? Then a replay follows
    impulse,
    teleport,
    transfer,
    yokai
};

/// H20.
inline constexpr Reason five_points = {"five_points", "H20", "A side has five points."};

/// The Chaos tiles are part of the game (Expert) or not.
enum class Tiles : std::uint8_t { without, with };

class View;

/// A HI MI KI position: tops by element, colours and orientations as bitboards, and what the rules remember of the
/// turn.
template <Tiles kTiles>
class BasicPosition {
  public:
    static constexpr bool has_tiles = kTiles == Tiles::with;

    using Move = himiki::Move;
    using Rules = himiki::Rules;
    /// Without tiles: 15 sets of 4 cubes to pivot, 4 tips each, `end`; or 18 ways to place. With tiles: terrain on up
    /// to 30 cells each, 5 ways to conjure each of 4 cubes, 3 manas of 16 tips, two plain tiles, `keep`.
    using MoveList = InlineVector<Move, has_tiles ? 6 * 30 + 20 + 48 + 3 : 32>;
    using View = himiki::View;
    using Roll = muk_yan::Roll;
    using Trails = std::conditional_t<has_tiles, LogTrails, PathTrails>;

    /// Every mode there is, with or without tiles.
    [[nodiscard]] static constexpr auto modes() {
        if constexpr (has_tiles) {
            return Rules::all();
        } else {
            constexpr auto all = Rules::all();
            constexpr auto solo = Rules::all_solo();
            return std::array{all[0], all[1], all[2], all[3], solo[0], solo[1]};
        }
    }

    /// An empty board before the first cube is placed; `initial` deals too.
    constexpr BasicPosition() = default;
    constexpr explicit BasicPosition(const Rules& rules) : rules_(rules) {}

    /// The start, in Expert with the fixed deal of the tools.
    [[nodiscard]] static BasicPosition initial(const Rules& rules);
    [[nodiscard]] static constexpr std::span<const std::string_view> setup_names()
        requires has_tiles
    {
        return setups_;
    }
    [[nodiscard]] static BasicPosition set_up(const Rules& rules, std::size_t which, std::uint64_t seed)
        requires has_tiles;
    [[nodiscard]] static Parsed<BasicPosition> parse(std::string_view text, const Rules& rules);
    /// The same, with all that is wrong and not only the first of it.
    [[nodiscard]] static BasicPosition read(std::string_view text, const Rules& rules, Faults& faults);

    [[nodiscard]] constexpr Rules rules() const { return rules_; }
    [[nodiscard]] constexpr Side side_to_move() const { return side_of(seat_); }
    [[nodiscard]] constexpr Seat seat_to_move() const { return seat_; }
    [[nodiscard]] MoveList legal_moves() const;
    [[nodiscard]] std::size_t count_moves() const;
    void play(Move move);
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] std::uint64_t key() const;
    [[nodiscard]] Parsed<Move> parse_move(std::string_view text) const;
    [[nodiscard]] constexpr bool is_turn_start() const { return phase_ == Phase::turn; }

    [[nodiscard]] constexpr std::optional<Cube> at(Cell cell) const { return board_.at(cell); }
    [[nodiscard]] constexpr unsigned score(Side side) const { return scores_[side]; }
    /// Who has the tile of this element's hold (H19).
    [[nodiscard]] constexpr std::optional<Side> hold(Element element) const {
        const unsigned holder = holds_ >> 2 * index_of(element) & 3;
        if (holder == 0) return std::nullopt;
        return holder == 1 ? Side::first : Side::second;
    }
    [[nodiscard]] constexpr Phase phase() const { return phase_; }
    /// H13: this turn may not start with a pivot.
    [[nodiscard]] constexpr bool is_pivot_banned() const { return banned_; }
    [[nodiscard]] constexpr const Trails& trails() const { return trails_; }

    // Bitboard views.
    [[nodiscard]] constexpr const CubeBoard& board() const { return board_; }
    [[nodiscard]] constexpr Cells cubes() const { return board_.cubes(); }
    [[nodiscard]] constexpr Cells of(Side side) const { return board_.of(side); }
    [[nodiscard]] constexpr Cells with_top(Element element) const { return board_.with_top(element); }
    [[nodiscard]] constexpr Cells empty() const { return board_.empty(); }
    /// The cubes that the player to act may tip and pivot (H31, H45).
    [[nodiscard]] Cells controlled() const;
    /// Whether this turn is played with the other side's cubes (H45).
    [[nodiscard]] constexpr bool is_confused() const {
        if constexpr (has_tiles) return chaos_.confused(0) == seat_;
        return false;
    }
    [[nodiscard]] constexpr const Chaos& chaos() const
        requires has_tiles
    {
        return chaos_;
    }
    /// The cube whose action is being resolved, in the phases that ask something about it.
    [[nodiscard]] constexpr Cell active() const
        requires has_tiles
    {
        return trails_.last();
    }
    [[nodiscard]] static constexpr bool asks_about_a_cube(Phase phase) { return phase >= Phase::chaos; }

    // For set-ups, editors and readers. They do not check: `parse` does.
    constexpr void put(Cell cell, std::optional<Cube> cube) { board_.put(cell, cube); }
    constexpr void set_turn(Seat seat, Phase phase, bool pivot_banned) {
        seat_ = seat;
        phase_ = phase;
        banned_ = pivot_banned;
    }
    constexpr void set_score(Side side, unsigned points) { scores_[side] = static_cast<std::uint8_t>(points); }
    constexpr void set_hold(Element element, std::optional<Side> holder);
    constexpr void set_trails(const Trails& trails) { trails_ = trails; }
    constexpr void set_chaos(const Chaos& chaos)
        requires has_tiles
    {
        chaos_ = chaos;
    }
    /// H41: whether the player to act could play a tile, were it offered now.
    [[nodiscard]] bool can_play_a_tile() const;

    /// H33: partners can be caught talking only where there are partners.
    [[nodiscard]] static constexpr bool has_arbiter_points(const Rules& rules) { return rules.in_pairs(); }
    /// H33: an arbiter gives a side a point. At five the game is over, written as if the turn had ended.
    void give_point(Side side);

    friend constexpr bool operator==(const BasicPosition& a, const BasicPosition& b) {
        if constexpr (has_tiles) {
            const bool alike = a.phase_ == b.phase_ && a.chaos_ == b.chaos_;
            if (!alike || (asks_about_a_cube(a.phase_) && a.active() != b.active())) return false;
        }
        return a.board_ == b.board_ && a.scores_ == b.scores_ && a.holds_ == b.holds_ && a.seat_ == b.seat_ &&
               a.phase_ == b.phase_ && a.banned_ == b.banned_ && a.rules_ == b.rules_ && a.trails_ == b.trails_;
    }

  private:
    static constexpr std::array<std::string_view, 2> setups_ = {"fixed-deal", "random-deal"};

    using Fight = CubeBoard::Fight;

    enum class Fights : bool { none, some };          ///< whether a conflict was won or lost (H16)
    enum class Next : bool { end_of_turn, replay };   ///< what an action leads to
    enum class LastMovement : bool { other, pivot };  ///< H13

    struct NoChaos {
        friend constexpr bool operator==(NoChaos, NoChaos) = default;
    };

    // moves.cpp
    [[nodiscard]] Cells within_reach(Cells cubes) const;
    [[nodiscard]] Cells free_for(Cell cube) const;
    void add_placings(MoveList& list) const;
    void add_pivots(MoveList& list) const;
    void add_tips(MoveList& list) const;
    void add_tiles(MoveList& list) const;
    void add_manas(MoveList& list, Tile tile, Element element) const;
    void add_answers(MoveList& list, Act act, Cells targets) const;
    [[nodiscard]] Cells mana_cubes(Element element) const;
    [[nodiscard]] Cells yokai_targets() const;
    [[nodiscard]] Cells conjurable() const;

    // play.cpp
    void place(Move move);
    [[nodiscard]] std::optional<Cell> set_off_terrain(Cell cell);
    void arrive(Cell cell);
    void resolve(Cell cell, Cells far_neighbour);
    void transfer(Cell with);
    void turn_by_yokai(Fight& fight);
    void settle(const Fight& fight, unsigned points, Cell tipped, unsigned points_of_other);
    [[nodiscard]] unsigned take_hold(Cell tipped);
    void judge(Fights fights, bool equal, bool gained);
    void go_on(Next next);
    void end_turn(LastMovement last);
    void play_tile(Move move);
    void conjure(Move move);
    [[nodiscard]] bool is_won() const {
        return scores_[Side::first] >= points_to_win || scores_[Side::second] >= points_to_win;
    }

    CubeBoard board_;
    Trails trails_{};
    BySide<std::uint8_t> scores_{};
    std::uint8_t holds_ = 0;  ///< two bits an element: none, White, Black
    Seat seat_{};
    Phase phase_ = Phase::place;
    bool banned_ = false;
    Rules rules_{};
    [[no_unique_address]] std::conditional_t<has_tiles, Chaos, NoChaos> chaos_{};
};

using Position = BasicPosition<Tiles::without>;
using ExpertPosition = BasicPosition<Tiles::with>;

static_assert(sizeof(Position) <= 64);
static_assert(sizeof(ExpertPosition) <= 128);

template <Tiles kTiles>
constexpr void BasicPosition<kTiles>::set_hold(Element element, std::optional<Side> holder) {
    const unsigned place = 2 * index_of(element);
    const unsigned value = holder ? tessera::index_of(*holder) + 1 : 0;
    holds_ = static_cast<std::uint8_t>((holds_ & ~(3U << place)) | value << place);
}

template <Tiles kTiles>
[[nodiscard]] std::string to_text(const BasicPosition<kTiles>& position);
template <Tiles kTiles>
[[nodiscard]] std::string to_text(const BasicPosition<kTiles>& position, Move move);
/// The canonical form with `R-` before a free replay, a `*` a conflict won and the element of a hold.
template <Tiles kTiles>
[[nodiscard]] std::string record_text(const BasicPosition<kTiles>& position, Move move);

/// T2: a point, a hold or a tile used is progress; so is a cube set up or lost.
template <Tiles kTiles>
[[nodiscard]] bool made_progress(const BasicPosition<kTiles>& before, const BasicPosition<kTiles>& after);

/// 1v1: rows A and E exchanged. 2v2: half a turn of the board, the partners exchanged; their order of play stays.
/// Muk Yan's cubes are placed from row B up (H60), so there is no image until that is done.
template <Tiles kTiles>
[[nodiscard]] constexpr bool is_reflectable(const BasicPosition<kTiles>& position) {
    return !position.rules().has_muk_yan() || position.phase() != Phase::place;
}
template <Tiles kTiles>
[[nodiscard]] BasicPosition<kTiles> reflected(const BasicPosition<kTiles>& position);
template <Tiles kTiles>
[[nodiscard]] Move reflected(const BasicPosition<kTiles>& position, Move move);

static_assert(GamePosition<Position> && CountsMoves<Position> && HasRecordNotation<Position> &&
              HasReflection<Position> && CountsRepetition<Position> && HasSeats<Position>);
static_assert(GamePosition<ExpertPosition> && HasSetups<ExpertPosition> && HasArbiterPoints<ExpertPosition>);

}  // namespace tessera::himiki
