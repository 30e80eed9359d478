#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli::terminal {

/// Legal actions for a person to read, as lines that end themselves: those with a cell or another text in them, `all`,
/// or without an argument all that fit a screen and of more only how they begin.
[[nodiscard]] std::string action_list(const std::vector<std::string>& actions, std::string_view argument);

}  // namespace tessera::cli::terminal
