#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "search/limits.hpp"

namespace tessera::protocol {

/// What a `go` line asks for: to think, to count (`perft`), or to play a given action (`manual`).
struct GoCommand {
    search::Limits limits;
    bool until_stop = false;  ///< `infinite`: the answer waits for `stop`
    std::optional<int> perft = std::nullopt;
    std::optional<std::string> manual = std::nullopt;
};

/// Reads the words after `go`.
[[nodiscard]] Parsed<GoCommand> parse_go(const std::vector<Field>& words);

}  // namespace tessera::protocol
