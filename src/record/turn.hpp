#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::record {

/// A turn as it is numbered for people. `side` is the game's short name of who acts (`w`, `b`, `wl`), or empty.
struct Turn {
    std::uint32_t number = 1;
    std::string side = {};

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// `12.` or `12b.`
[[nodiscard]] std::string to_text(const Turn& turn);

/// A turn at the beginning of a word, and how much of the word it takes.
struct TurnPrefix {
    Turn turn;  ///< number 0 if the digits are no number from 1 to the limit
    std::size_t length = 0;
};

/// Digits, small letters, dots: `12.`, `12b.`, `12...`. Nothing if the word does not begin like that.
[[nodiscard]] std::optional<TurnPrefix> turn_prefix(std::string_view word);

}  // namespace tessera::record
