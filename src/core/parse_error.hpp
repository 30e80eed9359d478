#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// What can be wrong with a text: it is no such thing at all, it is one that the rules do not allow here,
/// or it could mean two things.
enum class Fault : unsigned char { malformed, illegal, ambiguous };

/// A refused text. `what` is a sentence without its full stop; `at` counts characters from 0.
struct ParseError {
    Fault fault = Fault::malformed;
    std::size_t at = 0;
    std::string what = {};
    std::string_view rule = {};  ///< the number of the rule that forbids it, where one does

    // The same for screens, which say it in their player's language (core/refusal.hpp).
    std::string_view key = {};
    std::vector<std::string> arguments = {};

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

template <class T>
using Parsed = std::expected<T, ParseError>;

/// One line for a person: "row f has 8 cells, not 7 (at character 12)".
[[nodiscard]] std::string to_text(const ParseError& error);

[[nodiscard]] inline std::unexpected<ParseError> malformed(std::size_t at, std::string what) {
    return std::unexpected(ParseError{Fault::malformed, at, std::move(what)});
}

[[nodiscard]] inline std::unexpected<ParseError> illegal(std::size_t at, std::string what, std::string_view rule) {
    return std::unexpected(ParseError{Fault::illegal, at, std::move(what), rule});
}

}  // namespace tessera
