#include "lab/match/decimal.hpp"

#include <charconv>
#include <cmath>

namespace tessera::lab {

std::optional<double> parse_decimal(std::string_view text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

}  // namespace tessera::lab
