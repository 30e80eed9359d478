#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

// What an editor of positions asks (docs/draft-json.md). The game is named in what is asked; the one on the table plays
// no part. What cannot be answered at all gets `{"error": sentence}`.

/// The form of a game, its empty board and the draft of a position: `{"game", "position"}`.
[[nodiscard]] Json draft_answer(const Session& session, const Json& asked);

/// The position string of a draft, or all that is wrong with it: `{"game", "draft"}`.
[[nodiscard]] Json position_of_draft_answer(const Session& session, const Json& asked);

}  // namespace tessera::play
