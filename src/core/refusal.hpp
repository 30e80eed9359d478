#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/parse_error.hpp"

namespace tessera {

/// A sentence that refuses an action. Each game has a table of them, which docs/refusals.md repeats for those who write
/// dictionaries: a key has the same English and the same gaps in every game that uses it.
struct Refusal {
    std::string_view key;
    std::string_view rules;    ///< what it may cite, a blank between numbers; empty if that is said where it is used
    std::string_view english;  ///< `{0}`, `{1}` … are gaps for the arguments
};

/// What every game says.
inline constexpr Refusal game_over = {"game_over", "", "the game is over"};
inline constexpr Refusal nothing_there = {"nothing_there", "", "nothing can be done there"};

/// The row with this key. A key that the table does not have does not compile.
template <std::size_t N>
[[nodiscard]] consteval Refusal row_of(const std::array<Refusal, N>& table, std::string_view key) {
    for (const Refusal& row : table) {
        if (row.key == key) return row;
    }
    std::unreachable();
}

/// The text with its gaps filled.
[[nodiscard]] std::string filled(std::string_view text, const std::vector<std::string>& arguments);

/// An action refused so. Arguments are names of cells and tiles, and words of docs/screen-json.md.
[[nodiscard]] ParseError refused(const Refusal& refusal, std::vector<std::string> arguments, std::string_view rule);

/// The same by the only rule of the row.
[[nodiscard]] inline ParseError refused(const Refusal& refusal, std::vector<std::string> arguments = {}) {
    return refused(refusal, std::move(arguments), refusal.rules);
}

}  // namespace tessera
