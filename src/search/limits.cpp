#include "search/limits.hpp"

#include <algorithm>

namespace tessera::search {

std::optional<Milliseconds> time_budget(const Limits& limits, Side side) {
    if (limits.movetime) return limits.movetime;
    const auto left = limits.clock[side];
    if (!left) return std::nullopt;
    constexpr Milliseconds reserve = 20;  // for what lies between the search and the clock
    const Milliseconds share = *left / 30 + limits.increment[side] * 3 / 4;
    return std::max<Milliseconds>(1, std::min(share, *left - reserve));
}

}  // namespace tessera::search
