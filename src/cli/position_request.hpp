#pragma once

#include <memory>

#include "cli/commands.hpp"
#include "play/session.hpp"

namespace tessera::cli {

/// The game with the position set and the moves played; fails on the first fault.
[[nodiscard]] std::unique_ptr<play::Session> session_of(const PositionRequest& request);

}  // namespace tessera::cli
