#pragma once

#include <CLI/CLI.hpp>

namespace tessera::cli {

/// Adds `tessera play [<id>]`, which plays in its callback.
void add_play_command(CLI::App& app);

}  // namespace tessera::cli
