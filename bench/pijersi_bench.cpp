#include "game_bench.hpp"
#include "games/pijersi/position.hpp"

namespace {

using tessera::pijersi::Position;

[[maybe_unused]] const bool registered = [] {
    tessera::bench::register_game_benchmarks<Position>("pijersi", 4);
    return true;
}();

}  // namespace
