#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/play/player.hpp"
#include "cli/play/seats.hpp"
#include "play/session.hpp"

namespace tessera::cli::terminal {

/// How far `undo` or `redo` went.
struct StepCount {
    std::size_t actions = 0;
    std::size_t points = 0;  ///< given by an arbiter
    friend bool operator==(const StepCount&, const StepCount&) = default;
};

/// A game in progress with who plays it, what was taken back and may be played again, and who gave up.
class Table {
  public:
    /// One player a seat.
    Table(std::unique_ptr<play::Session> session, Players players);

    [[nodiscard]] const play::Session& session() const { return *session_; }
    [[nodiscard]] const Players& players() const { return players_; }
    [[nodiscard]] Player player_in(Seat seat) const { return players_[seat.index]; }
    void set_player(Seat seat, Player player) { players_[seat.index] = player; }
    /// The seats that persons have.
    [[nodiscard]] std::vector<Seat> persons() const;
    [[nodiscard]] bool has_person() const { return !persons().empty(); }
    /// Who is to act now. The game must not be over.
    [[nodiscard]] Player player_to_move() const { return player_in(session_->seat_to_move()); }

    /// Starts the same game anew, from a named set-up or, without a name, as people usually start it.
    Parsed<void> start_anew(std::string_view setup, std::uint64_t seed);

    /// Plays an action. What was taken back is forgotten, unless this is the first of it.
    Parsed<void> act(std::string_view action);

    /// An arbiter's point for a side (H33). What was taken back is forgotten.
    Parsed<void> give_point(Side side);

    /// Takes back to the last choice of a person: an own action and the answers to it. A given point is such a choice
    /// too. Where nobody is a person, one step.
    StepCount undo();
    /// Plays again what `undo` took back, as far as it did.
    StepCount redo();

    void resign(Side side) { resigned_ = side; }
    /// Takes a resignation back; says whether there was one.
    bool withdraw_resignation();
    [[nodiscard]] std::optional<Side> resigned() const { return resigned_; }
    [[nodiscard]] bool is_over() const { return resigned_.has_value() || session_->outcome().has_value(); }

    /// The number of the turn, by rounds: it grows when the first seat is to act again.
    [[nodiscard]] std::size_t turn() const;

  private:
    /// An action's text, or who was given a point.
    using Step = std::variant<std::string, Side>;

    [[nodiscard]] bool has_choice_of_person() const;
    std::optional<Side> take_point_back();
    bool take_again(const Step& step);

    std::unique_ptr<play::Session> session_;
    Players players_;
    std::vector<Step> undone_;  ///< the last one is the next to play again
    std::optional<Side> resigned_ = std::nullopt;
};

}  // namespace tessera::cli::terminal
