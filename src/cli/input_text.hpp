#pragma once

#include <string>

namespace tessera::cli {

/// The whole of a file, or of standard input where it is called `-`. Throws `Failure` with a sentence for the person.
[[nodiscard]] std::string input_text(const std::string& path);

}  // namespace tessera::cli
