#include "record/setup.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/limits.hpp"

namespace tessera::record {

std::string to_text(const Setup& setup) {
    return setup.seed ? fmt::format("{} {}", setup.name, *setup.seed) : setup.name;
}

std::optional<Setup> parse_setup(std::string_view text) {
    const std::size_t space = text.find(' ');
    const std::string_view name = text.substr(0, space);
    const auto fits = [](char c) { return is_lower(c) || is_digit(c) || c == '-'; };
    if (name.empty() || name.size() > limits::plain_word || !std::ranges::all_of(name, fits)) return std::nullopt;
    Setup setup{.name = std::string(name)};
    if (space != std::string_view::npos) {
        setup.seed = parse_number(text.substr(space + 1), std::numeric_limits<std::uint64_t>::max());
        if (!setup.seed) return std::nullopt;
    }
    return setup;
}

}  // namespace tessera::record
