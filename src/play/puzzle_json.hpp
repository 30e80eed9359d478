#pragma once

#include "play/json_parts.hpp"

namespace tessera::play {

// What pages ask about Mindlock and Headlock puzzles (docs/puzzle-questions.md). Both answer `{"error": sentence}`
// where what is asked is no puzzle; the game on the table plays no part.

/// The proof of a puzzle: PAR, the solutions, how many positions each cost was refuted with, and what else is known.
[[nodiscard]] Json puzzle_proof(const Session& session, const Json& asked);

/// One of the four hints for a puzzle in progress, in stable words and as an English sentence.
[[nodiscard]] Json puzzle_hint(const Session& session, const Json& asked);

}  // namespace tessera::play
