#pragma once

#include <CLI/CLI.hpp>

namespace tessera::cli {

/// `tessera lab` and all that it measures.
void add_lab_command(CLI::App& app);

}  // namespace tessera::cli
