#pragma once

#include <optional>
#include <span>
#include <string>

#include "play/session.hpp"

namespace tessera::play {

/// Whose eyes a screen shows a game to.
struct Viewer {
    enum class Kind : unsigned char {
        everybody,  ///< all there is: games without secrets, and after the end
        seat,
        spectator
    };
    Kind kind = Kind::everybody;
    Seat seat = {};
};

/// The board of a session's game, the same for the whole game. docs/screen-json.md has the fields of all three.
[[nodiscard]] std::string board_json(const Session& session);

/// All that a screen shows of a session and lets a player do.
[[nodiscard]] std::string screen_json(const Session& session, const Viewer& viewer);

/// Why taps lead nowhere: a sentence with its rule; `null` where they could still become a legal action.
[[nodiscard]] std::string why_not_json(const Session& session, std::span<const std::string> taps);

/// What a script rolls and does; `null` where none is to act.
[[nodiscard]] std::string roll_json(const Session& session, search::Temper temper, std::uint64_t seed);

}  // namespace tessera::play
