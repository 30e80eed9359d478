#include "game_bench.hpp"
#include "games/versus/position.hpp"

namespace {

[[maybe_unused]] const bool registered = [] {
    tessera::bench::register_game_benchmarks<tessera::versus::Position61>("versus", 5);
    tessera::bench::register_game_benchmarks<tessera::versus::Position91>("versus-91", 4);
    return true;
}();

}  // namespace
