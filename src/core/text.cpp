#include "core/text.hpp"

namespace tessera {

std::vector<Field> split(std::string_view text, char separator) {
    std::vector<Field> fields;
    std::size_t start = 0;
    for (;;) {
        const std::size_t end = text.find(separator, start);
        if (end == std::string_view::npos) break;
        fields.push_back({text.substr(start, end - start), start});
        start = end + 1;
    }
    fields.push_back({text.substr(start), start});
    return fields;
}

std::vector<Field> words(std::string_view text) {
    std::vector<Field> found;
    std::size_t i = 0;
    while (i < text.size()) {
        if (is_space(text[i])) {
            ++i;
            continue;
        }
        const std::size_t start = i;
        while (i < text.size() && !is_space(text[i])) ++i;
        found.push_back({text.substr(start, i - start), start});
    }
    return found;
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most) {
    if (text.empty() || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : text) {
        if (!is_digit(c)) return std::nullopt;
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (digit > most || value > (most - digit) / 10) return std::nullopt;
        value = value * 10 + digit;
    }
    return value;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown = "'";
    for (const char c : text.substr(0, longest)) shown += c >= ' ' && c <= '~' ? c : '?';
    if (text.size() > longest) shown += "...";
    return shown + "'";
}

}  // namespace tessera
