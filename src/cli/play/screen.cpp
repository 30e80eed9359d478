#include "cli/play/screen.hpp"

#include <fmt/format.h>

namespace tessera::cli::terminal {

void Screen::say(std::string_view line) {
    *out_ << line << '\n' << std::flush;
}

void Screen::show(std::string_view lines) {
    *out_ << lines << std::flush;
}

void Screen::show_wait(std::string_view line) {
    if (kind_ == Kind::pipe) return;
    *out_ << "\r\x1b[K" << line << std::flush;
    is_waiting_ = true;
}

void Screen::clear_wait() {
    if (!is_waiting_) return;
    *out_ << "\r\x1b[K" << std::flush;
    is_waiting_ = false;
}

void Screen::clear() {
    if (kind_ == Kind::pipe) return;
    *out_ << "\x1b[H\x1b[2J\x1b[3J" << std::flush;
    is_waiting_ = false;
}

std::string Screen::strong(std::string_view text) const {
    return style_.colours == DrawStyle::Colours::ansi ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
}

}  // namespace tessera::cli::terminal
