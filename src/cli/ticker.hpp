#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace tessera::cli {

/// One line on standard error that changes while something long goes on. It shows nothing before a second has passed,
/// changes at most ten times a second, and stays silent where nobody watches.
class Ticker {
  public:
    Ticker();
    ~Ticker();
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

    void show(const std::function<std::string()>& text);
    /// Takes the line away.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    bool is_watched_;
    bool is_shown_ = false;
    Clock::time_point next_;
};

}  // namespace tessera::cli
