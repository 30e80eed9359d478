#include "play/bench.hpp"

#include <chrono>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"

namespace tessera::cli {

void print_signatures(const BenchRequest& request) {
    std::vector<const play::Game*> chosen;
    for (const std::string& id : request.games) chosen.push_back(value_or_fail(play::game_named(id), "id"));
    if (chosen.empty()) {
        for (const play::Game& game : play::games()) chosen.push_back(&game);
    }
    for (const play::Game* each : chosen) {
        const play::Game& game = *each;
        const auto started = std::chrono::steady_clock::now();
        const std::uint64_t nodes = play::bench_nodes(game, {.depth = request.depth});
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - started;
        fmt::print("{} {}\n", game.info.id, nodes);
        fmt::print(stderr, "{}: {:.2f} s, {:.0f} nodes a second\n", game.info.id, time.count(),
                   static_cast<double>(nodes) / time.count());
    }
}

}  // namespace tessera::cli
