#pragma once

#include <string>
#include <string_view>

#include "core/parse_error.hpp"

namespace tessera::record {

/// A tag's value as it stands between quotes.
[[nodiscard]] std::string escaped_value(std::string_view value);

/// A comment as it stands between braces. Where it holds a plain space a line may be broken: a single space between two
/// other characters stays plain, any other space, tab or line end is written as an escape.
[[nodiscard]] std::string escaped_comment(std::string_view comment);

/// The inverses. Both know the same escapes; the error's place counts from the beginning of `text`.
[[nodiscard]] Parsed<std::string> unescaped_value(std::string_view text);
/// Also takes a run of blanks for one space and drops blanks at both ends: they are only how the text is laid out.
[[nodiscard]] Parsed<std::string> unescaped_comment(std::string_view text);

}  // namespace tessera::record
