#include "load/figures.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace tessera::load {

double Times::percentile(double percent) const {
    if (times_.empty()) return 0;
    auto sorted = times_;
    const auto count = static_cast<double>(sorted.size());
    const auto rank = static_cast<std::size_t>(std::clamp(std::ceil(count * percent / 100) - 1, 0.0, count - 1));
    const auto nth = sorted.begin() + static_cast<std::ptrdiff_t>(rank);
    std::ranges::nth_element(sorted, nth);
    return *nth;
}

bool Stretch::is_held(double p99_limit) const {
    return errors == 0 && unanswered == 0 && rate() >= 0.97 * wanted && answered.percentile(99) < p99_limit;
}

std::string heading() {
    return fmt::format("{:>9} {:>9} {:>8} {:>8} {:>8} {:>8} {:>9} {:>7} {:>7} {:>7} {:>8} {:>8}", "wanted/s", "done/s",
                       "p50 ms", "p95 ms", "p99 ms", "max ms", "told p99", "ended", "errors", "server", "own cpu",
                       "MiB");
}

std::string line_of(const Stretch& s) {
    return fmt::format(
        "{:>9.0f} {:>9.1f} {:>8.2f} {:>8.2f} {:>8.2f} {:>8.1f} {:>9.2f} {:>7} {:>7} {:>7.2f} {:>8.2f} {:>8.1f}",
        s.wanted, s.rate(), s.answered.percentile(50), s.answered.percentile(95), s.answered.percentile(99),
        s.answered.longest(), s.told.percentile(99), s.finished, s.errors + s.unanswered, s.server_cores, s.own_cores,
        static_cast<double>(s.resident) / 1024);
}

}  // namespace tessera::load
