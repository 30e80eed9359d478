#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace tessera::search {

namespace detail {

/// The natural logarithm in thousandths, by whole numbers: the same on every machine.
constexpr int thousandths_of_log(int x) {
    int log = 0;
    double rest = x;
    while (rest >= 2) {
        rest /= 2;
        log += 693;
    }
    const double y = (rest - 1) / (rest + 1);
    return log + static_cast<int>(2000 * (y + y * y * y / 3));
}

}  // namespace detail

/// How many plies less a late step is searched: more, the deeper the search and the later the step.
[[nodiscard]] inline int reduction(int depth, std::size_t number) {
    static constexpr auto table = [] {
        std::array<std::array<signed char, 64>, 64> made{};
        for (int d = 1; d < 64; ++d) {
            for (int n = 1; n < 64; ++n) {
                const long product = long{detail::thousandths_of_log(d)} * detail::thousandths_of_log(n);
                made[static_cast<std::size_t>(d)][static_cast<std::size_t>(n)] =
                    static_cast<signed char>((500'000 + product * 45 / 100) / 1'000'000);
            }
        }
        return made;
    }();
    return table[static_cast<std::size_t>(std::clamp(depth, 0, 63))][std::min<std::size_t>(number, 63)];
}

}  // namespace tessera::search
