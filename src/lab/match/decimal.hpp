#pragma once

#include <optional>
#include <string_view>

namespace tessera::lab {

/// A decimal number, perhaps negative: `-2.5`. Nothing if the text is anything else, infinite numbers included.
[[nodiscard]] std::optional<double> parse_decimal(std::string_view text);

}  // namespace tessera::lab
