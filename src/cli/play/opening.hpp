#pragma once

#include <optional>

#include "cli/play/autosave.hpp"
#include "cli/play/line_reader.hpp"
#include "cli/play/play.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/table.hpp"

namespace tessera::cli::terminal {

/// Lays out the game that was asked for, by the options or from the menu, and lets it be kept. Nothing: the person left
/// the menu. Throws `Failure`.
[[nodiscard]] std::optional<Table> open_table(PlayOptions options, LineReader& reader, Screen& screen,
                                              Autosave& autosave, std::uint64_t seed);

}  // namespace tessera::cli::terminal
