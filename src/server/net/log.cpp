#include "server/net/log.hpp"

#include <array>
#include <iterator>
#include <memory>
#include <spdlog/logger.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tessera::server {

namespace {

constexpr std::array<std::pair<std::string_view, spdlog::level::level_enum>, 5> levels{{
    {"debug", spdlog::level::debug},
    {"info", spdlog::level::info},
    {"warning", spdlog::level::warn},
    {"error", spdlog::level::err},
    {"off", spdlog::level::off},
}};

constexpr auto& entry_of(LogLevel level) {
    return levels[static_cast<std::size_t>(level)];
}

spdlog::logger& logger() {
    static const auto only = [] {
        auto made = std::make_unique<spdlog::logger>("tessera", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern("%v", spdlog::pattern_time_type::utc);
        made->set_level(spdlog::level::info);
        made->flush_on(spdlog::level::debug);
        return made;
    }();
    return *only;
}

void append_quoted(std::string& line, std::string_view text) {
    line += '"';
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            line += '\\';
            line += letter;
        } else if (code < 0x20 || code >= 0x7F) {
            // Bytes of other people may be no UTF-8: so a line is ASCII always.
            fmt::format_to(std::back_inserter(line), "\\u{:04x}", code);
        } else {
            line += letter;
        }
    }
    line += '"';
}

std::string moment(std::chrono::system_clock::time_point now) {
    const auto days = std::chrono::floor<std::chrono::days>(now);
    const std::chrono::year_month_day date{days};
    const std::chrono::hh_mm_ss time{std::chrono::floor<std::chrono::milliseconds>(now - days)};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
                       time.minutes().count(), time.seconds().count(), time.subseconds().count());
}

}  // namespace

std::optional<LogLevel> parse_log_level(std::string_view text) {
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (levels[i].first == text) return static_cast<LogLevel>(i);
    }
    return {};
}

void start_log(LogLevel level) {
    logger().set_level(entry_of(level).second);
}

bool is_logged(LogLevel level) {
    return logger().should_log(entry_of(level).second);
}

void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
    if (!is_logged(level)) return;
    std::string line = fmt::format(R"({{"at":"{}","level":"{}","event":)", moment(std::chrono::system_clock::now()),
                                   entry_of(level).first);
    append_quoted(line, event);
    for (const auto& field : fields) {
        line += ',';
        append_quoted(line, field.name);
        line += ':';
        if (const auto* text = std::get_if<std::string_view>(&field.value)) append_quoted(line, *text);
        if (const auto* number = std::get_if<std::int64_t>(&field.value)) line += fmt::format("{}", *number);
        if (const auto* number = std::get_if<double>(&field.value)) line += fmt::format("{:.6g}", *number);
    }
    line += '}';
    logger().log(entry_of(level).second, line);
}

}  // namespace tessera::server
