#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/session.hpp"

namespace tessera::play {

/// Something in a line of actions that one side gains by.
struct LineEvent {
    enum class Kind : unsigned char {
        points,  ///< scored, but not on a target
        target,  ///< a pawn came onto a target
        hold,
        taking,  ///< a piece left the board
        pull,    ///< a pawn was pulled and changed sides
        end      ///< the game is won
    };
    Kind kind = Kind::points;
    Side side = Side::first;  ///< who gains
    std::string cell = {};    ///< the target; where the piece stood that was taken or pulled
    std::string value = {};   ///< points, the element, the piece's kind, the pawn's number, the outcome's reason
    int amount = 1;           ///< how much it weighs against others of its kind; points can be lost too
    std::size_t ply = 1;      ///< of which action of the line, counted from 1
    std::size_t turn = 1;     ///< in which turn of the line, counted from 1
};

/// A line played out.
struct FollowedLine {
    std::vector<PlayedAction> actions = {};
    std::vector<LineEvent> events = {};
    std::optional<Outcome> outcome = std::nullopt;  ///< where the line ends the game
    std::size_t turns = 0;
};

/// Plays a line from where a session stands, as far as its actions are legal: a line that was thought of without
/// knowing all secrets may break off.
[[nodiscard]] FollowedLine followed(const Session& start, std::span<const std::string> line);

}  // namespace tessera::play
