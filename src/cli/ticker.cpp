#include "cli/ticker.hpp"

#include <cstdio>
#include <unistd.h>

#include <fmt/format.h>

namespace tessera::cli {

namespace {

using namespace std::chrono_literals;

}  // namespace

Ticker::Ticker() : is_watched_(isatty(STDERR_FILENO) == 1), next_(Clock::now() + 1s) {}

Ticker::~Ticker() {
    clear();
}

void Ticker::show(const std::function<std::string()>& text) {
    if (!is_watched_ || Clock::now() < next_) return;
    next_ = Clock::now() + 100ms;
    is_shown_ = true;
    fmt::print(stderr, "\r\x1b[K{}", text());
    std::fflush(stderr);
}

void Ticker::clear() {
    if (!is_shown_) return;
    is_shown_ = false;
    fmt::print(stderr, "\r\x1b[K");
    std::fflush(stderr);
}

}  // namespace tessera::cli
