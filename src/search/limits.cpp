#include "search/limits.hpp"

#include <algorithm>

namespace tessera::search {

std::optional<TimeBudget> time_budget(const Limits& limits, Side side) {
    if (limits.movetime) return TimeBudget{*limits.movetime, std::max<Milliseconds>(1, *limits.movetime - 1)};
    const auto left = limits.clock[side];
    if (!left) return std::nullopt;
    // Between the search and the clock lie pipes, other processes and a machine that is busy elsewhere.
    constexpr Milliseconds reserve = 40;
    constexpr Milliseconds turns_to_come = 25;
    const Milliseconds usable = std::max<Milliseconds>(1, *left - reserve);
    const Milliseconds share = usable / turns_to_come + limits.increment[side] * 3 / 4;
    const Milliseconds hard = std::min(4 * share, std::max<Milliseconds>(1, usable / 3));
    return TimeBudget{std::max<Milliseconds>(1, std::min(share, hard) * 6 / 10), std::max<Milliseconds>(1, hard)};
}

}  // namespace tessera::search
