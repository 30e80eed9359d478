#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli::terminal {

/// A few legal actions that somebody who wrote `text` may have meant, the likeliest first; none if nothing is near.
[[nodiscard]] std::vector<std::string> nearest(std::string_view text, std::span<const std::string> actions);

}  // namespace tessera::cli::terminal
