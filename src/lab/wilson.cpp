#include "lab/wilson.hpp"

#include <algorithm>
#include <cmath>

namespace tessera::lab {

namespace {

constexpr double z = 1.959963984540054;  // the 97.5 % point of the normal distribution

}  // namespace

Interval wilson_interval(std::uint64_t successes, std::uint64_t trials) {
    if (trials == 0) return {};
    const auto n = static_cast<double>(trials);
    const double share = static_cast<double>(successes) / n;
    const double scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace tessera::lab
