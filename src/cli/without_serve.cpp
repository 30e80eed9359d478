// For a program that is built without the server.

#include "cli/serve_command_line.hpp"

namespace tessera::cli {

void add_serve_commands(CLI::App& /*app*/) {}

}  // namespace tessera::cli
