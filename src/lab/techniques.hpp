#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/perft.hpp"
#include "play/registry.hpp"

namespace tessera::lab {

/// What the search of a game's fixed positions takes without one of its techniques.
struct TechniqueCost {
    std::string without;  ///< empty: with all of them
    std::uint64_t nodes = 0;
};

/// With all techniques first, then without each. Fewer nodes to the same depth are a gain for techniques that only
/// order steps or remember; what prunes must also show by matches that it loses nothing.
[[nodiscard]] std::vector<TechniqueCost> technique_costs(const play::Game& game, std::optional<int> depth,
                                                         const ForEachIndex& for_each);

[[nodiscard]] std::string report_of(const std::vector<TechniqueCost>& costs);

}  // namespace tessera::lab
