#pragma once

namespace tessera::cli {

/// Reads the command line, does what it says and returns the exit code: 0, or 2 with one line on standard error.
[[nodiscard]] int run_command_line(int argc, char** argv);

}  // namespace tessera::cli
