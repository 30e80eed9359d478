#pragma once

#include <cstdint>

#include "play/registry.hpp"

namespace tessera::play {

/// How many nodes a fixed search visits on a few fixed positions of a game: its signature. It is the same on every
/// compiler and machine, and changes only when the rules or the search do.
[[nodiscard]] std::uint64_t bench_nodes(const Game& game);

}  // namespace tessera::play
