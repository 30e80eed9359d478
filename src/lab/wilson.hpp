#pragma once

#include <cstdint>

namespace tessera::lab {

/// From low to high, both from 0 to 1.
struct Interval {
    double low = 0;
    double high = 1;
};

/// Where the true share of successes lies with 95 % confidence, after so many of so many trials (Wilson 1927). Unlike
/// the usual one it stays sensible near none and all. Without trials: anywhere.
[[nodiscard]] Interval wilson_interval(std::uint64_t successes, std::uint64_t trials);

}  // namespace tessera::lab
