#pragma once

#include "cli/play/autosave.hpp"
#include "cli/play/line_reader.hpp"
#include "cli/play/play.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/table.hpp"

namespace tessera::cli::terminal {

/// Whether the options leave open which game to play.
[[nodiscard]] bool needs_menu(const PlayOptions& options);

/// Lets the menu fill in what the options leave open; says whether there is a game to play.
[[nodiscard]] bool choose_from_menu(PlayOptions& options, LineReader& reader, Screen& screen, const Autosave& autosave);

/// Lays out the game that was asked for and lets it be kept. Throws `Failure`.
[[nodiscard]] Table open_table(const PlayOptions& options, Autosave& autosave, std::uint64_t seed);

}  // namespace tessera::cli::terminal
