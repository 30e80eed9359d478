#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tessera::store {

/// A name as names are compared. They are ASCII letters and digits by the time they are kept; others are told apart by
/// every byte.
[[nodiscard]] inline std::string folded(std::string_view name) {
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), to_lower);
    return lower;
}

}  // namespace tessera::store
