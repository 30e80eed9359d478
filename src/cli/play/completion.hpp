#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "play/session.hpp"

namespace tessera::cli::terminal {

/// What the word at the end of a line can become.
struct Completion {
    std::size_t typed = 0;           ///< how long that word is now
    std::vector<std::string> words;  ///< what it can become, sorted
    /// What all of them begin with: at least what was typed, if there are any.
    [[nodiscard]] std::string common() const;
};

/// Completes a line up to the cursor: actions step by step, so that `b` offers cells, `b4` the cells to go to from
/// there; commands, and what follows them.
[[nodiscard]] Completion complete(std::string_view line, const play::Session& session);

}  // namespace tessera::cli::terminal
