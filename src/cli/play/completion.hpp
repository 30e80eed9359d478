#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/letters.hpp"
#include "play/session.hpp"

namespace tessera::cli::terminal {

/// What the word at the end of a line can become.
struct Completion {
    std::size_t typed = 0;           ///< how long that word is now
    std::vector<std::string> words;  ///< what it can become, sorted
    /// What all of them begin with: at least what was typed, unless they differ in its great and small letters.
    [[nodiscard]] std::string common() const;
};

using Words = std::set<std::string>;

/// Each action that begins so, cut after its next step, or later where nothing else can follow.
[[nodiscard]] Words next_steps(std::string_view typed, const play::Session& session);

/// Those words of a list that begin so, but for great and small letters.
template <class List>
[[nodiscard]] Words beginning_with(std::string_view typed, const List& list) {
    Words words;
    for (const std::string_view word : list) {
        if (begins_but_for_case(word, typed)) words.emplace(word);
    }
    return words;
}

/// Completes a line whose first word `first` finds, and the others `other`, which is told what stands before them.
[[nodiscard]] Completion complete_word(
    std::string_view line, const std::function<Words(std::string_view typed)>& first,
    const std::function<Words(std::string_view before, std::string_view typed)>& other);

/// Whether actions are offered: what a seat can do may be a secret.
enum class Offer : unsigned char { actions_and_commands, commands };

/// Completes a line up to the cursor: actions step by step, so that `b` offers cells, `b4` the cells to go to from
/// there; commands, and what follows them. Actions, sides and seats may be typed in small letters; what they become is
/// written as the game does.
[[nodiscard]] Completion complete(std::string_view line, const play::Session& session,
                                  Offer offer = Offer::actions_and_commands);

}  // namespace tessera::cli::terminal
