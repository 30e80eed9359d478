#pragma once

#include "cli/play/context.hpp"

namespace tessera::cli::terminal {

/// Plays until the person leaves or the input ends.
void run(Context& context);

/// One line of the person: an action or a command. What goes wrong is said, and then nothing has changed.
void obey(Context& context, std::string_view line);

}  // namespace tessera::cli::terminal
