#include "game_bench.hpp"
#include "games/remparts/position.hpp"
#include "games/remparts/turns.hpp"

namespace {

using tessera::remparts::Position;

/// Items are positions; besides, distinct turns a second and in a position.
void distinct_turns(benchmark::State& state) {
    const auto positions = tessera::bench::sample<Position>(256);
    std::int64_t turns = 0;
    for (auto _ : state) {
        for (const Position& position : positions) {
            for (const auto& turn : tessera::remparts::distinct_turns(position)) {
                benchmark::DoNotOptimize(turn.after);
                ++turns;
            }
        }
    }
    const auto walked = state.iterations() * static_cast<std::int64_t>(positions.size());
    state.SetItemsProcessed(walked);
    state.counters["turns"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
    state.counters["each"] = static_cast<double>(turns) / static_cast<double>(walked);
}

[[maybe_unused]] const bool registered = [] {
    tessera::bench::register_game_benchmarks<Position>("remparts", 5);
    benchmark::RegisterBenchmark("remparts/distinct_turns", distinct_turns);
    return true;
}();

}  // namespace
