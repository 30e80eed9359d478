#pragma once

#include "cli/play/completion.hpp"
#include "cli/play/puzzle/puzzle_context.hpp"

namespace tessera::cli::terminal {

/// Plays puzzles until the person leaves or the input ends.
void run(PuzzleContext& context);

/// Completes a line up to the cursor: actions step by step, commands, and what follows them.
[[nodiscard]] Completion complete(std::string_view line, const PuzzleContext& context);

}  // namespace tessera::cli::terminal
