#include "record/turn.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "record/limits.hpp"

namespace tessera::record {

std::string to_text(const Turn& turn) {
    return fmt::format("{}{}.", turn.number, turn.side);
}

std::optional<TurnPrefix> turn_prefix(std::string_view word) {
    std::size_t end = 0;
    while (end < word.size() && is_digit(word[end])) ++end;
    const std::string_view digits = word.substr(0, end);
    while (end < word.size() && is_lower(word[end])) ++end;
    const std::string_view side = word.substr(digits.size(), end - digits.size());
    const std::size_t dots = end;
    while (end < word.size() && word[end] == '.') ++end;
    if (digits.empty() || end == dots) return std::nullopt;
    const auto number = parse_number(digits, limits::turn_number).value_or(0);
    return TurnPrefix{{static_cast<std::uint32_t>(number), std::string(side)}, end};
}

}  // namespace tessera::record
