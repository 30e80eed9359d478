#pragma once

#include <string_view>

#include "cli/play/play.hpp"
#include "cli/play/screen.hpp"

namespace tessera::cli::terminal {

/// Whether a game is of puzzles for one, which are played in another way than games of two.
[[nodiscard]] bool is_of_puzzles(std::string_view id);

/// Plays puzzles until the person leaves. `options.id` must be such a game's. Throws `Failure` where what was asked for
/// cannot begin.
void play_puzzles(const PlayOptions& options, const Screen& screen);

}  // namespace tessera::cli::terminal
