#include "play/bench.hpp"

namespace tessera::play {

namespace {

constexpr int positions = 12;
constexpr int actions_apart = 5;  // the first is the start, the last some fifty actions into a random game

/// A position of a random game; a game that ends before it gives its last position that goes on.
std::unique_ptr<Session> bench_position(const Game& game, int number) {
    auto session = game.start(game.info);
    for (int i = 0; i < number * actions_apart; ++i) {
        const auto seed = static_cast<std::uint64_t>(number) * 1'000 + static_cast<std::uint64_t>(i);
        const auto action = session->random_action(seed);
        if (!action || !session->act(*action)) break;
    }
    if (session->position_outcome()) session->undo();
    return session;
}

}  // namespace

std::uint64_t bench_nodes(const Game& game, const BenchSettings& settings) {
    std::uint64_t sum = 0;
    for (int number = 0; number < positions; ++number) {
        std::uint64_t nodes = 0;
        const search::Control control{.report = [&](const search::Report& report) { nodes = report.nodes; },
                                      .techniques = settings.techniques};
        const auto session = bench_position(game, number);
        static_cast<void>(session->think({.depth = settings.depth.value_or(game.info.bench_depth)}, control));
        sum += nodes;
    }
    return sum;
}

}  // namespace tessera::play
