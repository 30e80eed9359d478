#include "server/hub/fields.hpp"

#include <charconv>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tessera::server {

namespace {

constexpr int deepest = 8;

[[noreturn]] void complain(std::string sentence) {
    throw BadInput{{.code = "malformed", .sentence = std::move(sentence)}};
}

}  // namespace

std::optional<Json> parse_message(std::string_view text) {
    bool is_deep = false;
    const auto watch = [&](int depth, Json::parse_event_t, Json&) {
        is_deep = is_deep || depth > deepest;
        return !is_deep;
    };
    Json parsed = Json::parse(text, watch, false);
    if (is_deep || parsed.is_discarded()) return std::nullopt;
    return parsed;
}

std::optional<std::size_t> characters_of(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n') || byte == 0x7F) return std::nullopt;
        if ((byte & 0xC0U) != 0x80U) ++count;  // JSON's reader has checked that it is UTF-8.
    }
    return count;
}

Fields::Fields(std::string_view text) {
    if (text.empty()) {
        body_ = Json::object();
        return;
    }
    auto parsed = parse_message(text);
    if (!parsed || !parsed->is_object()) complain("The body must be a JSON object.");
    body_ = *std::move(parsed);
}

std::optional<std::string> Fields::maybe_text(const char* name, Length length) const {
    const auto found = body_.find(name);
    if (found == body_.end() || found->is_null()) return std::nullopt;
    if (!found->is_string()) complain(fmt::format("'{}' must be a text.", name));
    auto text = found->get<std::string>();
    const auto count = characters_of(text);
    if (!count) complain(fmt::format("'{}' has a character that cannot be shown.", name));
    if (*count < length.least || *count > length.most) {
        complain(fmt::format("'{}' must have {} to {} characters.", name, length.least, length.most));
    }
    return text;
}

std::string Fields::text(const char* name, Length length) const {
    auto text = maybe_text(name, length);
    if (!text) complain(fmt::format("'{}' is missing.", name));
    return *std::move(text);
}

std::optional<std::int64_t> Fields::maybe_number(const char* name, std::int64_t least, std::int64_t most) const {
    const auto found = body_.find(name);
    if (found == body_.end() || found->is_null()) return std::nullopt;
    if (!found->is_number_integer()) complain(fmt::format("'{}' must be a whole number.", name));
    const auto number = found->get<std::int64_t>();
    if (number < least || number > most) complain(fmt::format("'{}' must be from {} to {}.", name, least, most));
    return number;
}

std::int64_t Fields::number(const char* name, std::int64_t least, std::int64_t most) const {
    const auto number = maybe_number(name, least, most);
    if (!number) complain(fmt::format("'{}' is missing.", name));
    return *number;
}

bool Fields::flag(const char* name, bool otherwise) const {
    const auto found = body_.find(name);
    if (found == body_.end() || found->is_null()) return otherwise;
    if (!found->is_boolean()) complain(fmt::format("'{}' must be true or false.", name));
    return found->get<bool>();
}

std::int64_t query_number(const std::string& text, const char* name, std::int64_t least, std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || end != text.data() + text.size() || number < least || number > most) {
        complain(fmt::format("'{}' must be a number from {} to {}.", name, least, most));
    }
    return number;
}

}  // namespace tessera::server
