#include "server/net/response_head.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include <fmt/format.h>

#include "server/net/answers.hpp"

namespace tessera::server {

std::string header_line(std::string_view name, std::string_view value) {
    const auto is_control = [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F; };
    if (name.empty() || std::ranges::any_of(name, is_control) || std::ranges::any_of(value, is_control)) return {};
    return fmt::format("{}: {}\r\n", name, value);
}

std::string_view http_date() {
    using namespace std::chrono;
    static constexpr std::array<const char*, 7> days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr std::array<const char*, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    static thread_local sys_seconds last{};
    static thread_local std::string text;
    const auto now = floor<seconds>(system_clock::now());
    if (now != last || text.empty()) {
        const auto day = floor<std::chrono::days>(now);
        const year_month_day date{day};
        const hh_mm_ss time{now - day};
        text = fmt::format("{}, {:02} {} {:04} {:02}:{:02}:{:02} GMT", days.at(weekday{day}.c_encoding()),
                           static_cast<unsigned>(date.day()), months.at(static_cast<unsigned>(date.month()) - 1),
                           static_cast<int>(date.year()), time.hours().count(), time.minutes().count(),
                           time.seconds().count());
        last = now;
    }
    return text;
}

std::string ResponseHead::text() const {
    std::string lines = fmt::format("HTTP/1.1 {} {}\r\nDate: {}\r\n", status, reason_phrase(status), http_date());
    const bool has_no_body = status == 204 || status == 304;
    if (length && !has_no_body) lines += fmt::format("Content-Length: {}\r\n", *length);
    if (!length && !has_no_body) lines += "Transfer-Encoding: chunked\r\n";
    lines += headers;
    lines += security;
    lines += header_line("X-Request-Id", id);
    lines += keeps_open ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
    return lines;
}

}  // namespace tessera::server
