#pragma once

#include <atomic>

namespace tessera::wasm {

/// For a few instructions at a time: the C++ library of WebAssembly has no mutex.
class SpinLock {
  public:
    void lock() {
        while (is_held_.test_and_set(std::memory_order_acquire)) {
            while (is_held_.test(std::memory_order_relaxed)) {
            }
        }
    }
    void unlock() { is_held_.clear(std::memory_order_release); }

  private:
    std::atomic_flag is_held_;
};

class SpinGuard {
  public:
    explicit SpinGuard(SpinLock& lock) : lock_(lock) { lock_.lock(); }
    ~SpinGuard() { lock_.unlock(); }
    SpinGuard(const SpinGuard&) = delete;
    SpinGuard& operator=(const SpinGuard&) = delete;

  private:
    SpinLock& lock_;
};

}  // namespace tessera::wasm
