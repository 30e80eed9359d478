#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"

namespace tessera {

/// A word of a text and where it stands there.
struct Field {
    std::string_view text;
    std::size_t at;
};

/// Splits at every separator, so two separators in a row make an empty field. Positions are written with one space
/// between fields; an empty field is a fault that the reader should see.
[[nodiscard]] std::vector<Field> split(std::string_view text, char separator);

/// The words between runs of white space (spaces, tabs, line ends).
[[nodiscard]] std::vector<Field> words(std::string_view text);

/// A decimal number without sign or leading zero, from 0 to `most`.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most);

[[nodiscard]] constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}
[[nodiscard]] constexpr char to_lower(char c) {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char to_upper(char c) {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] constexpr bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Without the white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The text in quotes as a message may show it: at most 40 bytes, with what cannot be printed replaced by `?`.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace tessera
