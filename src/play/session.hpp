#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/draft.hpp"
#include "core/drawing.hpp"
#include "core/outcome.hpp"
#include "core/parse_error.hpp"
#include "core/perft.hpp"
#include "core/screen.hpp"
#include "play/filing.hpp"
#include "play/game_info.hpp"
#include "search/limits.hpp"
#include "search/temper.hpp"

namespace tessera::play {

/// An action of a game in progress, in all its forms.
struct PlayedAction {
    std::string text;      ///< canonical
    std::string notation;  ///< as records write it
    Side side;             ///< who acted
    Seat seat = {};        ///< which of the side's seats
};

/// A point that an arbiter gave, which is no action (H33).
struct GivenPoint {
    std::size_t after;  ///< so many actions of the game
    Side side;
};

/// How a game was started.
struct Start {
    std::string position = {};  ///< its position string
    std::string setup = {};     ///< the name of the set-up, empty if the position was given
    std::uint64_t seed = 0;     ///< of a random set-up
    bool is_ordinary = true;    ///< `startpos`
};

/// What a script does after a roll, and why.
struct ScriptedAction {
    std::string told;     ///< the roll and what it led to, in a player's words, without the action
    RollReading reading;  ///< the same for screens
    std::string action;   ///< canonical
};

/// A game in progress, spoken in text: the one face that every game shows to protocols, tools and screens.
/// Nothing changes where an error is returned.
class Session {
  public:
    virtual ~Session() = default;

    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual std::unique_ptr<Session> clone() const = 0;

    /// Starts anew from `startpos` or a position string.
    virtual Parsed<void> start_from(std::string_view position) = 0;
    /// Starts anew from a named set-up.
    virtual Parsed<void> set_up(std::string_view name, std::uint64_t seed) = 0;
    [[nodiscard]] virtual const Start& start() const = 0;

    [[nodiscard]] virtual std::string position() const = 0;
    [[nodiscard]] virtual Side side_to_move() const = 0;
    /// In games of four the player; else the side's only seat. `info().seats` names it.
    [[nodiscard]] virtual Seat seat_to_move() const = 0;
    /// Whether seats know different things. If so, only views may be shown to players.
    [[nodiscard]] virtual bool has_secrets() const = 0;
    /// The position as a seat may know it, or as somebody who only watches may; without secrets, all of it.
    [[nodiscard]] virtual std::string view(std::optional<Seat> seat) const = 0;
    /// Legal actions, canonical, sorted bytewise.
    [[nodiscard]] virtual std::vector<std::string> actions() const = 0;
    /// The end that the position alone shows; T1 and T2 play no part.
    [[nodiscard]] virtual std::optional<Outcome> position_outcome() const = 0;
    /// The end as the whole game shows it.
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;

    /// Plays an action in any accepted form. It must be legal in the position; T1 and T2 do not forbid it.
    virtual Parsed<void> act(std::string_view action) = 0;
    /// Takes the last action back; says whether there was one.
    virtual bool undo() = 0;
    [[nodiscard]] virtual const std::vector<PlayedAction>& played() const = 0;

    /// An arbiter's point for a side that caught the others talking (H33). Undoing the action before it takes it back.
    virtual Parsed<void> give_point(Side side) = 0;
    [[nodiscard]] virtual const std::vector<GivenPoint>& given_points() const = 0;

    /// An action's form in records: `a4-b5=c4!`. The action must be legal.
    [[nodiscard]] virtual Parsed<std::string> notation_of(std::string_view action) const = 0;

    /// Where collections of games file the position and its legal actions; with secrets, all of them are known.
    [[nodiscard]] virtual FiledPosition filed() const = 0;
    /// The actions played so far, filed.
    [[nodiscard]] virtual std::vector<FiledPly> filed_plies() const = 0;

    [[nodiscard]] virtual std::uint64_t perft(int depth, const PerftOptions& options) const = 0;
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::uint64_t>> divide(
        int depth, const PerftOptions& options) const = 0;
    /// The action to play here, canonical; nothing if the position has ended.
    [[nodiscard]] virtual std::optional<std::string> think(const search::Limits& limits,
                                                           const search::Control& control) const = 0;
    /// What a plain player does, who counts material so many actions ahead and nothing else: a yardstick. In games with
    /// secrets it sees them all.
    [[nodiscard]] virtual std::optional<std::string> plain_action(int depth, std::uint64_t seed) const = 0;
    /// Any legal action, each as likely as another.
    [[nodiscard]] virtual std::optional<std::string> random_action(std::uint64_t seed) const = 0;
    /// Rolls for the script of the seat to act (`info().script`) and says what it does; nothing where none acts.
    [[nodiscard]] virtual std::optional<ScriptedAction> roll(search::Temper temper, std::uint64_t seed) const = 0;

    /// The board without anything on it.
    [[nodiscard]] virtual BoardPicture board() const = 0;
    /// What lies on it now; with secrets, all of them.
    [[nodiscard]] virtual Scene scene() const = 0;
    /// The same as a seat may see it, or as somebody who only watches may.
    [[nodiscard]] virtual Scene scene_for(std::optional<Seat> seat) const = 0;
    /// The ways to make each legal action by touch, the actions canonical and sorted bytewise.
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::vector<Gesture>>> gestures() const = 0;
    /// What the last action did; nothing at the start.
    [[nodiscard]] virtual Beats last_motions() const = 0;
    /// What is wrong with an action that was tried by touch; nothing where taps could still become a legal one.
    [[nodiscard]] virtual std::optional<ParseError> why_not(std::span<const std::string> taps) const = 0;

    /// What an editor of this game offers.
    [[nodiscard]] virtual DraftForm draft_form() const = 0;
    /// The position taken apart, and a board without anything on it.
    [[nodiscard]] virtual Draft draft() const = 0;
    [[nodiscard]] virtual Draft empty_draft() const = 0;
    /// The text of a draft that fits the form. Whether it is a position, `faults_in` says.
    [[nodiscard]] virtual std::string draft_text(const Draft& draft) const = 0;
    /// All that is wrong with a position string; nothing exactly where `start_from` accepts it.
    [[nodiscard]] virtual std::vector<PositionFault> faults_in(std::string_view position) const = 0;
    /// The position with the sides exchanged, in games that look the same to both.
    [[nodiscard]] virtual std::optional<std::string> with_sides_exchanged() const = 0;

    /// A picture of the position as lines of at most 80 columns, the last action marked.
    [[nodiscard]] virtual std::string drawing(const DrawStyle& style) const = 0;
    /// The same as a seat may see it, or as somebody who only watches may.
    [[nodiscard]] virtual std::string drawing_for(std::optional<Seat> seat, const DrawStyle& style) const = 0;
};

}  // namespace tessera::play
