#pragma once

#include <CLI/CLI.hpp>

namespace tessera::cli {

/// `tessera serve` and `tessera backup`.
void add_serve_commands(CLI::App& app);

}  // namespace tessera::cli
