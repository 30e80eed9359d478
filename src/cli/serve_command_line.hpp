#pragma once

namespace CLI {
class App;
}

namespace tessera::cli {

/// `tessera serve` and `tessera backup`.
void add_serve_commands(CLI::App& app);

}  // namespace tessera::cli
