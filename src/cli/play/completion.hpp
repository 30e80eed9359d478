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
    /// What all of them begin with: at least what was typed, unless they differ in its great and small letters.
    [[nodiscard]] std::string common() const;
};

/// Whether actions are offered: what a seat can do may be a secret.
enum class Offer : unsigned char { actions_and_commands, commands };

/// Completes a line up to the cursor: actions step by step, so that `b` offers cells, `b4` the cells to go to from
/// there; commands, and what follows them. Actions, sides and seats may be typed in small letters; what they become is
/// written as the game does.
[[nodiscard]] Completion complete(std::string_view line, const play::Session& session,
                                  Offer offer = Offer::actions_and_commands);

}  // namespace tessera::cli::terminal
