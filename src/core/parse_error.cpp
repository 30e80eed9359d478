#include "core/parse_error.hpp"

#include <fmt/format.h>

namespace tessera {

std::string to_text(const ParseError& error) {
    std::string line = error.what;
    if (!error.rule.empty()) line += fmt::format(" (rule {})", error.rule);
    if (error.fault == Fault::malformed) line += fmt::format(" (at character {})", error.at + 1);
    return line;
}

}  // namespace tessera
