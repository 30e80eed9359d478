#include "record/clock_time.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/limits.hpp"

namespace tessera::record {
namespace {

/// Unlike `parse_number` takes zeros in front: `05`.
std::optional<std::uint64_t> parse_digits(std::string_view text) {
    constexpr std::size_t longest = 8;  // more than the seconds of the longest time, and far from overflow
    if (text.empty() || text.size() > longest || !std::ranges::all_of(text, is_digit)) return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : text) value = value * 10 + static_cast<std::uint64_t>(c - '0');
    return value;
}

std::optional<std::uint64_t> parse_thousandths(std::string_view text) {
    if (text.size() > 3) return std::nullopt;
    auto value = parse_digits(text);
    for (std::size_t i = text.size(); value && i < 3; ++i) *value *= 10;
    return value;
}

}  // namespace

std::string to_text(ClockTime time) {
    const std::uint64_t total = time.milliseconds;
    const std::uint64_t minutes = total / 60'000;
    const std::uint64_t seconds = total / 1000 % 60;
    std::string text = minutes < 60 ? fmt::format("{}:{:02}", minutes, seconds)
                                    : fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds);
    if (total % 1000 != 0) {
        text += fmt::format(".{:03}", total % 1000);
        while (text.back() == '0') text.pop_back();
    }
    return text;
}

std::optional<ClockTime> parse_time(std::string_view text) {
    std::uint64_t thousandths = 0;
    if (const std::size_t dot = text.find('.'); dot != std::string_view::npos) {
        const auto parsed = parse_thousandths(text.substr(dot + 1));
        if (!parsed) return std::nullopt;
        thousandths = *parsed;
        text = text.substr(0, dot);
    }
    const std::vector<Field> parts = split(text, ':');
    if (parts.size() > 3) return std::nullopt;
    std::uint64_t seconds = 0;
    for (const Field& part : parts) {
        const auto value = parse_digits(part.text);
        const bool leads = part.at == 0;
        if (!value || (!leads && (part.text.size() != 2 || *value > 59))) return std::nullopt;
        seconds = seconds * 60 + *value;
    }
    const ClockTime time{seconds * 1000 + thousandths};
    if (time > limits::time) return std::nullopt;
    return time;
}

}  // namespace tessera::record
