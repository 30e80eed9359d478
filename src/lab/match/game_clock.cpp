#include "lab/match/game_clock.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/text.hpp"
#include "lab/match/decimal.hpp"

namespace tessera::lab {

namespace {

constexpr double thousand = 1'000;
constexpr double most_seconds = 86'400;

std::optional<search::Milliseconds> parse_seconds(std::string_view text) {
    const auto seconds = parse_decimal(text);
    if (!seconds || *seconds < 0 || *seconds > most_seconds) return std::nullopt;
    return std::llround(*seconds * thousand);
}

}  // namespace

Parsed<ClockSettings> parse_clock(std::string_view text) {
    const std::size_t plus = std::min(text.find('+'), text.size());
    const auto start = parse_seconds(text.substr(0, plus));
    const auto increment =
        plus == text.size() ? std::optional<search::Milliseconds>(0) : parse_seconds(text.substr(plus + 1));
    if (!start || !increment || *start == 0) {
        return malformed(0, fmt::format("a clock is SECONDS or SECONDS+INCREMENT, as 10+0.1, not {}", quoted(text)));
    }
    return ClockSettings{*start, *increment};
}

std::string to_text(const ClockSettings& settings) {
    const auto seconds = [](search::Milliseconds time) { return static_cast<double>(time) / thousand; };
    return fmt::format("{}+{}", seconds(settings.start), seconds(settings.increment));
}

bool GameClock::spend(Side side, search::Milliseconds time) {
    const bool in_time = time <= left_[side] + margin;
    left_[side] = std::max<search::Milliseconds>(0, left_[side] - time);
    return in_time;
}

void GameClock::put_into(search::Limits& limits) const {
    for (const Side side : {Side::first, Side::second}) {
        limits.clock[side] = left_[side];
        limits.increment[side] = settings_.increment;
    }
}

}  // namespace tessera::lab
