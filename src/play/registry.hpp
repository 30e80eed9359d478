#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "play/session.hpp"

namespace tessera::play {

/// A game or variant that can be played.
struct Game {
    GameInfo info;
    std::unique_ptr<Session> (*start)(const GameInfo& info);
};

/// Every game, in the order in which lists show them.
[[nodiscard]] std::span<const Game> games();

/// The game with this id; an error names the ids there are.
[[nodiscard]] Parsed<const Game*> game_named(std::string_view id);

/// A new session of it, at its ordinary start.
[[nodiscard]] Parsed<std::unique_ptr<Session>> new_session(std::string_view id);

}  // namespace tessera::play
