#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/outcome.hpp"
#include "core/parse_error.hpp"
#include "core/random.hpp"
#include "core/side.hpp"

namespace tessera {

/// The one thing every game is: a position that is a plain value. Copy it to play; there is no undo.
///
/// - `legal_moves` is empty exactly when `outcome` is set, and its order is fixed. The side to move need not alternate.
/// - `play` trusts its argument; text from outside becomes a move only through `parse_move`.
/// - `key` covers all that bears on the rules; equal positions have equal keys.
/// - `to_text` and `parse` are inverse to each other; so are `to_text(position, move)` and `parse_move`.
/// - A move's text holds no space and no two legal moves share one.
template <class P>
concept GamePosition =
    std::regular<P> && std::is_trivially_copyable_v<P> && std::regular<typename P::Move> &&
    std::is_trivially_copyable_v<typename P::Move> && sizeof(typename P::Move) <= 8 &&
    std::regular<typename P::Rules> &&
    requires(const P position, P changing, typename P::Move move, typename P::Rules rules, std::string_view text) {
        { P::initial(rules) } -> std::same_as<P>;
        { P::parse(text, rules) } -> std::same_as<Parsed<P>>;
        { position.rules() } -> std::convertible_to<typename P::Rules>;
        { position.side_to_move() } -> std::same_as<Side>;
        { position.legal_moves().begin() } -> std::convertible_to<const typename P::Move*>;
        { position.legal_moves().size() } -> std::convertible_to<std::size_t>;
        { changing.play(move) } -> std::same_as<void>;
        { position.outcome() } -> std::same_as<std::optional<Outcome>>;
        { position.key() } -> std::same_as<std::uint64_t>;
        { position.parse_move(text) } -> std::same_as<Parsed<typename P::Move>>;
        { to_text(position) } -> std::same_as<std::string>;
        { to_text(position, move) } -> std::same_as<std::string>;
    };

/// A game that can start in several ways, some of them by chance: the chance is in the seed, never in `play`.
/// The first name is the ordinary start, equal to `initial` whatever the seed.
template <class P>
concept HasSetups = GamePosition<P> && requires(typename P::Rules rules, std::size_t which, std::uint64_t seed) {
    { P::setup_names() } -> std::convertible_to<std::span<const std::string_view>>;
    { P::set_up(rules, which, seed) } -> std::same_as<P>;
};

/// A game that counts its moves faster than it lists them; perft uses it for the last ply.
template <class P>
concept CountsMoves = GamePosition<P> && requires(const P position) {
    { position.count_moves() } -> std::same_as<std::size_t>;
};

/// A game whose records write moves in another form than the canonical one. `parse_move` reads both.
template <class P>
concept HasRecordNotation = GamePosition<P> && requires(const P position, typename P::Move move) {
    { record_text(position, move) } -> std::same_as<std::string>;
};

/// The mirror image of a move, whether or not it depends on the rules of the position it is played in.
template <class P>
concept ReflectsMoves = requires(const P position, typename P::Move move) {
    { reflected(move) } -> std::same_as<typename P::Move>;
} || requires(const P position, typename P::Move move) {
    { reflected(position, move) } -> std::same_as<typename P::Move>;
};

/// A game with a symmetry that keeps its rules: `reflected` maps a position and a move to their mirror images. A game
/// whose rules break the symmetry for a while says so by `is_reflectable(position)`.
template <class P>
concept HasReflection = GamePosition<P> && ReflectsMoves<P> && requires(const P position) {
    { reflected(position) } -> std::same_as<P>;
};

/// A game that looks the same to both sides: `swapped` gives each side the other's place.
template <class P>
concept HasSideSwap = GamePosition<P> && requires(const P position, typename P::Move move) {
    { swapped(position) } -> std::same_as<P>;
    { swapped(move) } -> std::same_as<typename P::Move>;
};

/// A game whose turns have several actions that often lead to the same end in another order: a range over the positions
/// that can stand at the end of the turn, each once, with actions that lead there. Given a number of actions, it looks
/// no further ahead than that. `distinct_turns` is found beside the position's type.
template <class P>
concept HasDistinctTurns = GamePosition<P> && requires(const P position, unsigned most_actions) {
    { (*distinct_turns(position).begin()).after } -> std::convertible_to<const P&>;
    {
        (*distinct_turns(position, most_actions).begin()).actions.begin()
    } -> std::convertible_to<const typename P::Move*>;
};

/// A game in which a position repeated three times at a turn start is a draw (T1), and so are many turns without
/// progress (T2). `turn_start` says where a turn begins; `History` does the counting.
template <class P>
concept CountsRepetition = GamePosition<P> && requires(const P position, const P before) {
    { position.is_turn_start() } -> std::same_as<bool>;
    { made_progress(before, position) } -> std::same_as<bool>;
};

/// A game in which a side may have several seats, which act one after another.
template <class P>
concept HasSeats = GamePosition<P> && requires(const P position) {
    { position.seat_to_move() } -> std::same_as<Seat>;
};

/// A game that tells a search which moves change much at once: captures, points, arrivals. 0 is a quiet move; of others
/// the greater number is looked at first. `urgent_moves` are those above 0, for the end of a line.
template <class P>
concept HasTactics = GamePosition<P> && requires(const P position, typename P::Move move) {
    { urgency(position, move) } -> std::same_as<int>;
    { urgent_moves(position).begin() } -> std::convertible_to<const typename P::Move*>;
};

/// A game that sees quickly whether the side to move can win within its turn. `quick_win` are the actions of such a
/// turn, none where there is none: it is exact for positions that play leads to.
template <class P>
concept HasQuickWin = GamePosition<P> && requires(const P position) {
    { quick_win(position).begin() } -> std::convertible_to<const typename P::Move*>;
    { quick_win(position).size() } -> std::convertible_to<std::size_t>;
};

/// A game in which one can ask what if the side to move did nothing. `passed` gives the turn to the other side; nothing
/// where that makes no sense, as in the middle of a turn. No rule allows it: it shows what is threatened.
template <class P>
concept HasPass = GamePosition<P> && requires(const P position) {
    { passed(position) } -> std::same_as<std::optional<P>>;
};

/// A game in which an arbiter can give a side a point that is no action of the game.
template <class P>
concept HasArbiterPoints = GamePosition<P> && requires(P position, Side side, typename P::Rules rules) {
    { position.give_point(side) } -> std::same_as<void>;
    { P::has_arbiter_points(rules) } -> std::same_as<bool>;
};

/// How a script reads a roll, in stable words of no language. Empty where it has nothing to read.
struct RollReading {
    std::string dice = {};               ///< what they show
    std::vector<std::string> list = {};  ///< what the script tries, in this order
    std::string aim = {};                ///< the entry of the list that was possible, or what else is done

    friend bool operator==(const RollReading&, const RollReading&) = default;
};

/// A game with a seat that a script can play: chance is rolled, then the position and the roll say what may be done.
/// - `scripted_seat` is that seat, in the modes that have one. Anybody can have it: `play` knows nothing of scripts.
/// - `rolls_of` are all rolls that can come before the script acts here, in a fixed order, each as likely as another;
/// none
///   where another seat is to act or the game is over.
/// - `scripted_moves` are the legal moves that the script allows under a roll: at least one, each as likely as another.
/// - `telling` says the roll and what it led to, in a player's words; `reading_of` says it for screens.
/// Nothing here is random: who plays brings the chance.
template <class P>
concept HasScript = HasSeats<P> && std::regular<typename P::Roll> &&
                    requires(const P position, const typename P::Roll roll, const typename P::Rules rules) {
                        { scripted_seat(rules) } -> std::same_as<std::optional<Seat>>;
                        { *rolls_of(position).begin() } -> std::convertible_to<typename P::Roll>;
                        { rolls_of(position).size() } -> std::convertible_to<std::size_t>;
                        { scripted_moves(position, roll).begin() } -> std::convertible_to<const typename P::Move*>;
                        { scripted_moves(position, roll).size() } -> std::convertible_to<std::size_t>;
                        { telling(position, roll) } -> std::same_as<std::string>;
                        { reading_of(position, roll) } -> std::same_as<RollReading>;
                    };

/// A game with secrets. `view_of` is the position as a seat may know it, or as somebody who only watches may: the one
/// thing that may be shown to them. `sample` draws a full position that agrees with a view, each as likely as another.
template <class P>
concept HiddenPosition = HasSeats<P> && std::regular<typename P::View> &&
                         requires(const P position, std::optional<Seat> seat, const typename P::View view,
                                  Random& random, std::span<const typename P::Move> moves) {
                             { view_of(position, seat, moves) } -> std::same_as<typename P::View>;
                             { sample(view, random) } -> std::same_as<P>;
                             { to_text(view) } -> std::same_as<std::string>;
                         };

}  // namespace tessera
