#pragma once

#include <CLI/CLI.hpp>

namespace tessera::cli {

/// `tessera serve`, `tessera backup`, `tessera reports` and `tessera verify`.
void add_serve_commands(CLI::App& app);

}  // namespace tessera::cli
