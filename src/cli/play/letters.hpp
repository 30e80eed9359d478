#pragma once

#include <string>
#include <string_view>

namespace tessera::cli::terminal {

// People do not care which letters a game writes great and which small, so what they type is compared without.

[[nodiscard]] std::string in_small_letters(std::string_view text);

[[nodiscard]] bool is_same_but_for_case(std::string_view a, std::string_view b);
[[nodiscard]] bool begins_but_for_case(std::string_view text, std::string_view beginning);

}  // namespace tessera::cli::terminal
