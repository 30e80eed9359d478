#pragma once

#include <span>
#include <vector>

#include "core/faults.hpp"
#include "games/himiki/refusals.hpp"
#include "games/pijersi/refusals.hpp"
#include "games/remparts/refusals.hpp"
#include "games/versus/refusals.hpp"

namespace tessera::play {

/// What can be wrong with positions, of every game, in the order of docs/refusals.md.
inline const std::vector<Refusal>& all_position_refusals() {
    static const std::vector<Refusal> all = [] {
        std::vector<Refusal> rows = {number_out_of_range};
        for (const std::span<const Refusal> table :
             {std::span<const Refusal>(himiki::position_refusals), std::span<const Refusal>(pijersi::position_refusals),
              std::span<const Refusal>(remparts::position_refusals),
              std::span<const Refusal>(versus::position_refusals)})
            rows.insert(rows.end(), table.begin(), table.end());
        return rows;
    }();
    return all;
}

}  // namespace tessera::play
