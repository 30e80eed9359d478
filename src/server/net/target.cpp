#include "server/net/target.hpp"

#include <algorithm>

#include "record/utf8.hpp"

namespace tessera::server {

namespace {

std::optional<int> hex_value(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return {};
}

struct PlusIsSpace {
    bool yes = false;
};

std::optional<std::string> decoded(std::string_view text, PlusIsSpace plus) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        char letter = text[i];
        if (letter == '%') {
            if (i + 2 >= text.size()) return {};
            const auto high = hex_value(text[i + 1]);
            const auto low = hex_value(text[i + 2]);
            if (!high || !low) return {};
            letter = static_cast<char>(*high * 16 + *low);
            i += 2;
        } else if (letter == '+' && plus.yes) {
            letter = ' ';
        }
        if (letter == '\0') return {};
        plain += letter;
    }
    // It comes back in answers and goes into the store, and both want text.
    if (record::first_non_utf8(plain) != plain.size()) return {};
    return plain;
}

}  // namespace

std::optional<Target> Target::parse(std::string_view text) {
    if (!text.starts_with('/')) return {};
    text = text.substr(0, text.find('#'));
    const auto mark = std::min(text.find('?'), text.size());
    auto path = decoded(text.substr(0, mark), {.yes = false});
    if (!path) return {};
    Target target{.path = std::move(*path), .query = {}};
    auto rest = text.substr(std::min(mark + 1, text.size()));
    while (!rest.empty()) {
        const auto end = std::min(rest.find('&'), rest.size());
        const auto pair = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const auto equals = std::min(pair.find('='), pair.size());
        auto name = decoded(pair.substr(0, equals), {.yes = true});
        auto value = decoded(pair.substr(std::min(equals + 1, pair.size())), {.yes = true});
        if (!name || !value) return {};
        if (!name->empty()) target.query[std::move(*name)] = std::move(*value);
    }
    return target;
}

}  // namespace tessera::server
