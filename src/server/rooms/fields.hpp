#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/rooms/answer.hpp"

namespace tessera::server {

// Members of JSON that somebody else wrote: nothing where they are missing or of another kind.

[[nodiscard]] inline std::optional<std::string> text_of(const Json& object, std::string_view name) {
    if (!object.is_object()) return std::nullopt;
    const auto found = object.find(name);
    if (found == object.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

[[nodiscard]] inline std::optional<std::int64_t> number_of(const Json& object, std::string_view name) {
    if (!object.is_object()) return std::nullopt;
    const auto found = object.find(name);
    if (found == object.end() || !found->is_number_integer()) return std::nullopt;
    // Beyond the range of signed numbers nothing is meant.
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return found->get<std::int64_t>();
}

[[nodiscard]] inline std::optional<bool> flag_of(const Json& object, std::string_view name) {
    if (!object.is_object()) return std::nullopt;
    const auto found = object.find(name);
    if (found == object.end() || !found->is_boolean()) return std::nullopt;
    return found->get<bool>();
}

/// Whether the member is there and is not null.
[[nodiscard]] inline bool has(const Json& object, std::string_view name) {
    if (!object.is_object()) return false;
    const auto found = object.find(name);
    return found != object.end() && !found->is_null();
}

/// Whatever bytes a text holds, what is kept and sent is JSON.
[[nodiscard]] inline std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tessera::server
