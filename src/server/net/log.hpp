#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace tessera::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error, off };
[[nodiscard]] std::optional<LogLevel> parse_log_level(std::string_view text);

/// A named value of a line. Never a body, a cookie, a token, a player's text or a whole address: the caller sees to it
/// (`shortened` of address.hpp).
struct LogField {
    using Value = std::variant<std::string_view, std::int64_t, double>;

    LogField(std::string_view field, std::string_view text) : name(field), value(text) {}
    LogField(std::string_view field, double number) : name(field), value(number) {}
    template <class Integer>
        requires std::is_integral_v<Integer>
    LogField(std::string_view field, Integer number) : name(field), value(static_cast<std::int64_t>(number)) {}

    std::string_view name;
    Value value;
};

/// What is less important than `level` is not written. May be called again.
void start_log(LogLevel level);
[[nodiscard]] bool is_logged(LogLevel level);
/// One line of JSON to the standard error:
/// `{"at":"2026-11-18T08:20:16.123Z","level":"info","event":"listening","port":8080}`.
void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});

}  // namespace tessera::server
