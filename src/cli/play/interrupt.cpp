#include "cli/play/interrupt.hpp"

#include <csignal>

namespace tessera::cli::terminal {

namespace {

// A signal handler reaches nothing but what is global.
std::atomic<bool> is_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void on_interrupt(int signal) {
    if (!is_interrupted.exchange(true)) return;
    (void)std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
}

}  // namespace

InterruptGuard::InterruptGuard() {
    is_interrupted = false;
    struct sigaction action = {};
    action.sa_handler = on_interrupt;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    (void)sigaction(SIGINT, &action, nullptr);
}

InterruptGuard::~InterruptGuard() {
    (void)std::signal(SIGINT, SIG_DFL);
}

const std::atomic<bool>& interrupt_flag() {
    return is_interrupted;
}

bool take_interrupt() {
    return is_interrupted.exchange(false);
}

}  // namespace tessera::cli::terminal
