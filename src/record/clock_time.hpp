#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::record {

/// A length of time on a player's clock.
struct ClockTime {
    std::uint64_t milliseconds = 0;
    friend constexpr auto operator<=>(ClockTime, ClockTime) = default;
};

/// `4:57.25`, `1:00:00`: hours only if there are some, thousandths without zeros at the end.
[[nodiscard]] std::string to_text(ClockTime time);

/// Reads what `to_text` writes, and seconds alone (`2.5`), more than 59 leading minutes or seconds, and zeros at either
/// end.
[[nodiscard]] std::optional<ClockTime> parse_time(std::string_view text);

}  // namespace tessera::record
