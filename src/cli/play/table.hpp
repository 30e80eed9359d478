#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/player.hpp"
#include "play/session.hpp"

namespace tessera::cli::terminal {

/// A game in progress with who plays it, what was taken back and may be played again, and who gave up.
class Table {
  public:
    Table(std::unique_ptr<play::Session> session, BySide<Player> players);

    [[nodiscard]] const play::Session& session() const { return *session_; }
    [[nodiscard]] const BySide<Player>& players() const { return players_; }
    void set_player(Side side, Player player) { players_[side] = player; }
    [[nodiscard]] bool has_person() const;
    /// Who is to act now. The game must not be over.
    [[nodiscard]] Player player_to_move() const { return players_[session_->side_to_move()]; }

    /// Starts the same game anew, from the ordinary start or a named set-up.
    Parsed<void> start_anew(std::string_view setup, std::uint64_t seed);

    /// Plays an action. What was taken back is forgotten, unless this is the first of it.
    Parsed<void> act(std::string_view action);

    /// Takes back to the last choice of a person: an own action and the answers to it. Where nobody is a person, one
    /// action. Says how many actions were taken back.
    std::size_t undo();
    /// Plays again what `undo` took back, as far as it did.
    std::size_t redo();

    void resign(Side side) { resigned_ = side; }
    /// Takes a resignation back; says whether there was one.
    bool withdraw_resignation();
    [[nodiscard]] std::optional<Side> resigned() const { return resigned_; }
    [[nodiscard]] bool is_over() const { return resigned_.has_value() || session_->outcome().has_value(); }

    /// The number of the turn, by pairs: it grows when the first side is to act again.
    [[nodiscard]] std::size_t turn() const;

  private:
    [[nodiscard]] bool has_choice_of_person() const;

    std::unique_ptr<play::Session> session_;
    BySide<Player> players_;
    std::vector<std::string> undone_;  ///< the last one is the next to play again
    std::optional<Side> resigned_ = std::nullopt;
};

}  // namespace tessera::cli::terminal
