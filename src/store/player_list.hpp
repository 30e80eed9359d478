#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera::store {

/// A game's players as one text: each seat's, followed by a newline, so that empty seats count.
[[nodiscard]] std::string to_player_list(const std::vector<std::string>& players);
[[nodiscard]] std::vector<std::string> parse_player_list(std::string_view text);

}  // namespace tessera::store
