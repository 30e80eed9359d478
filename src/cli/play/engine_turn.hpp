#pragma once

#include "cli/play/context.hpp"

namespace tessera::cli::terminal {

/// Lets an engine, chance or a script act for the side to move, and announces what it did. The game must not be over.
void play_automatically(Context& context, Player player);

}  // namespace tessera::cli::terminal
