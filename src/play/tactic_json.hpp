#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

/// How an attempt at a tactic stands. Asked `{game, position, solution, played}`, the last two lists of actions; it
/// answers `{state, reply}`, where `state` is `open`, `solved` or `wrong` and `reply` what the defender does now, or
/// `{error}` (docs/tactics.md).
[[nodiscard]] Json tactic_attempt(const Session& session, const Json& asked);

}  // namespace tessera::play
