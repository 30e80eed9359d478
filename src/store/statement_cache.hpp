#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tessera::store {

struct TextHash {
    using is_transparent = void;  // NOLINT(readability-identifier-naming): the standard library's name
    [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

/// What a database made of a statement, by the statement's text.
template <class Prepared>
using StatementCache = std::unordered_map<std::string, Prepared, TextHash, std::equal_to<>>;

}  // namespace tessera::store
