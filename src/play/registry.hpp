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

/// A new session of the game with this id, at its ordinary start; an error names the ids there are.
[[nodiscard]] Parsed<std::unique_ptr<Session>> new_session(std::string_view id);

}  // namespace tessera::play
