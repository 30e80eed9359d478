#pragma once

#include <string>

#include "play/session.hpp"

namespace tessera::cli::terminal {

/// All that was played, a round below the other with a column for each seat, and the points that were given. Lines that
/// end themselves, as wide as the screen at most.
[[nodiscard]] std::string history_of(const play::Session& session);

}  // namespace tessera::cli::terminal
