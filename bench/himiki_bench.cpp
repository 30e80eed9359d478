#include "game_bench.hpp"
#include "games/himiki/position.hpp"

namespace {

using namespace tessera;

/// A start of play: cubes set up at random, and in Expert the tiles dealt at random.
template <class P>
P start_of_play(const himiki::Rules& rules, std::uint64_t seed) {
    Random random(seed);
    P position = P::initial(rules);
    if constexpr (P::has_tiles) position = P::set_up(rules, 1, seed);
    while (position.phase() == himiki::Phase::place) {
        position.play(bench::any_move<P>(position.legal_moves(), random));
    }
    return position;
}

/// Whole random games from the start of play: items are actions.
template <class P>
void play_on(benchmark::State& state, himiki::Rules rules) {
    std::vector<P> starts;
    for (std::uint64_t seed = 0; seed < 64; ++seed) starts.push_back(start_of_play<P>(rules, seed));
    Random random(4);
    std::int64_t actions = 0;
    std::int64_t choices = 0;
    std::size_t games = 0;
    for (auto _ : state) {
        P position = starts[games++ % starts.size()];
        for (;;) {
            const auto moves = position.legal_moves();
            if (moves.empty()) break;
            choices += static_cast<std::int64_t>(moves.size());
            ++actions;
            position.play(bench::any_move<P>(moves, random));
        }
    }
    state.SetItemsProcessed(actions);
    state.counters["games"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
    state.counters["length"] = static_cast<double>(actions) / static_cast<double>(games);
    state.counters["branching"] = static_cast<double>(choices) / static_cast<double>(actions);
}

[[maybe_unused]] const bool registered = [] {
    using himiki::ExpertPosition;
    using himiki::Position;
    constexpr himiki::Rules pairs = {.teams = himiki::Teams::pairs};
    bench::register_game_benchmarks<Position>("himiki", 7);
    bench::register_game_benchmarks<ExpertPosition>("himiki-expert", 7);
    benchmark::RegisterBenchmark("himiki/play_on", play_on<Position>, himiki::Rules{});
    benchmark::RegisterBenchmark("himiki-2v2/play_on", play_on<Position>, pairs);
    benchmark::RegisterBenchmark("himiki-expert/play_on", play_on<ExpertPosition>, himiki::Rules{});
    benchmark::RegisterBenchmark("himiki-expert-2v2/play_on", play_on<ExpertPosition>, pairs);
    return true;
}();

}  // namespace
