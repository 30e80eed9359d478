#pragma once

#include <stdexcept>

#include "core/parse_error.hpp"

namespace tessera::cli {

/// What the user asked cannot be done. `main` shows the sentence on standard error and exits with 2.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The value, or the reason as a failure that begins with what was being read.
template <class T>
T value_or_fail(Parsed<T> parsed, std::string_view what) {
    if (!parsed) throw Failure(std::string(what) + ": " + to_text(parsed.error()));
    if constexpr (!std::is_void_v<T>) return *std::move(parsed);
}

}  // namespace tessera::cli
