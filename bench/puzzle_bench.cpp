#include "game_bench.hpp"
#include "games/himiki/puzzle/position.hpp"
#include "solver/puzzles/solve.hpp"

namespace {

using namespace tessera;
using himiki::puzzle::Position;

/// Puzzles that take the solver milliseconds to a second.
constexpr std::string_view easy = "2h.3/4k.1/1m.1HK2/6/6 turn 0 - - - - -";
constexpr std::string_view bare = "3k.2/4h.1/1m.4/KM5/6 turn 0 - - - - -";
constexpr std::string_view pair = "5m./6/1KH4/3MH2/1k.4 turn 0 - - - - -";
constexpr std::string_view tiles = "6/k.2h.2/6/2MH2m./6 turn 0 - - CJ,MH,YM A6=VX,C4=TR -";
constexpr std::string_view crowd = "k.4h./1HM4/m.2k.1m./4HM1/h.4k. turn 0 - - - A3=TP,C2=IM -";

/// Items are states looked at, over all tries.
void solve(benchmark::State& state, std::string_view text) {
    const Position start = *Position::parse(text, {});
    std::size_t states = 0;
    unsigned par = 0;
    for (auto _ : state) {
        const auto solution = solver::puzzles::solve(start, 1);
        for (const std::size_t one : solution.tries) states += one;
        par = solution.par;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(states));
    state.counters["par"] = par;
    state.counters["states"] = static_cast<double>(states) / static_cast<double>(state.iterations());
}

[[maybe_unused]] const bool registered = [] {
    bench::register_game_benchmarks<Position>("mindlock", 5);
    for (const auto& [name, text] : {std::pair("easy", easy), std::pair("bare", bare), std::pair("pair", pair),
                                     std::pair("tiles", tiles), std::pair("crowd", crowd)}) {
        benchmark::RegisterBenchmark((std::string("mindlock/solve_") + name).c_str(), solve, text)
            ->Unit(benchmark::kMillisecond);
    }
    return true;
}();

}  // namespace
