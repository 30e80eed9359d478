#pragma once

#include <atomic>

namespace tessera::cli::terminal {

/// While it lives, Ctrl-C sets a flag instead of ending the program. A second Ctrl-C that nobody has taken notice of in
/// between ends it after all: every action is on the disk already. One at a time.
class InterruptGuard {
  public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

/// The flag, for a search to look at.
[[nodiscard]] const std::atomic<bool>& interrupt_flag();

/// Clears the flag; says whether it was set.
bool take_interrupt();

}  // namespace tessera::cli::terminal
