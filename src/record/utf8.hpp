#pragma once

#include <cstddef>
#include <string_view>

namespace tessera::record {

/// Where the first byte is that belongs to no well-formed UTF-8 character, or the text's size if there is none.
/// Overlong forms, surrogates and numbers above U+10FFFF are not well-formed (Unicode, table 3-7).
[[nodiscard]] std::size_t first_non_utf8(std::string_view text);

/// How many characters a well-formed text has; a column on a screen each, near enough.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// Bytes that no text here may hold as they are: below space and delete. Tabs and line ends are among them.
[[nodiscard]] constexpr bool is_control(char c) {
    return (c >= '\0' && c < ' ') || c == '\x7f';
}

/// What separates words in a record: spaces, tabs and line ends, of which CR is a part.
[[nodiscard]] constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

}  // namespace tessera::record
