#include "game_bench.hpp"
#include "games/remparts/position.hpp"

namespace {

using tessera::remparts::Position;

[[maybe_unused]] const bool registered = [] {
    tessera::bench::register_game_benchmarks<Position>("remparts", 3);
    return true;
}();

}  // namespace
