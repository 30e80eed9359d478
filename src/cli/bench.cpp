#include "play/bench.hpp"

#include <chrono>

#include <fmt/format.h>

#include "cli/commands.hpp"

namespace tessera::cli {

void print_signatures() {
    for (const play::Game& game : play::games()) {
        const auto started = std::chrono::steady_clock::now();
        const std::uint64_t nodes = play::bench_nodes(game);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - started;
        fmt::print("{} {}\n", game.info.id, nodes);
        fmt::print(stderr, "{}: {:.2f} s, {:.0f} nodes a second\n", game.info.id, time.count(),
                   static_cast<double>(nodes) / time.count());
    }
}

}  // namespace tessera::cli
