#pragma once

#include "cli/play/play.hpp"
#include "core/drawing.hpp"

namespace tessera::cli::terminal {

/// Whether standard input can be edited, and output overwritten: both are terminals that can do more than print.
[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool output_is_terminal();

/// Colours and characters that were asked for, or that suit the terminal. NO_COLOR (no-color.org) is honoured.
[[nodiscard]] DrawStyle suitable_style(const PlayOptions& options);

}  // namespace tessera::cli::terminal
