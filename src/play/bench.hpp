#pragma once

#include <cstdint>
#include <optional>

#include "play/registry.hpp"
#include "search/techniques.hpp"

namespace tessera::play {

/// Another depth than the signature's, or other techniques, to compare.
struct BenchSettings {
    std::optional<int> depth = std::nullopt;
    search::Techniques techniques = {};
};

/// How many nodes a fixed search visits on a few fixed positions of a game: its signature. It is the same on every
/// compiler and machine, and changes only when the rules or the search do.
[[nodiscard]] std::uint64_t bench_nodes(const Game& game, const BenchSettings& settings = {});

}  // namespace tessera::play
