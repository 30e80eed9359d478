// Threads where pages may share memory. JavaScript makes them: workers that have instantiated the same module over the
// same memory, each with a stack from here, and that then help for good.
//
//   const top = tessera_stack()   the top of a stack for one more thread, to be set as that instance's
//   `__stack_pointer` tessera_help()                on that thread: never returns, sleeps while there is nothing to do
//
// The module is linked twice, with memory of its own and with shared memory. The first has the same code and no
// helpers.

#include "wasm/threads.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <new>

#include "wasm/spin_lock.hpp"

namespace tessera::wasm {
namespace {

using Job = std::function<void(std::size_t)>;

/// Sleeps until the word is another one than was seen. The page's own thread may not sleep; the engine never runs
/// there.
void wait_while(std::atomic<std::uint32_t>& word, std::uint32_t seen) {
    static_assert(sizeof(word) == sizeof(int));
    __builtin_wasm_memory_atomic_wait32(reinterpret_cast<int*>(&word), static_cast<int>(seen), -1);
}

void change(std::atomic<std::uint32_t>& word) {
    ++word;
    __builtin_wasm_memory_atomic_notify(reinterpret_cast<int*>(&word), ~0U);
}

/// Pieces of one job, handed out to whoever asks.
class Crew {
  public:
    void join() { ++helpers_; }
    [[nodiscard]] bool has_helpers() const { return helpers_ > 0; }

    /// Returns when all pieces are done. The first is the caller's own: it looks at the clock and reports, and only
    /// this thread's host hears of it.
    void run(std::size_t n, const Job& job) {
        if (n == 0) return;
        {
            const SpinGuard guard(lock_);
            job_ = &job;
            next_ = 1;
            count_ = n;
        }
        change(called_);
        job(0);
        work();
        for (;;) {
            const std::uint32_t seen = finished_;
            {
                const SpinGuard guard(lock_);
                if (busy_ == 0) break;
            }
            wait_while(finished_, seen);
        }
    }

    [[noreturn]] void help() {
        for (;;) {
            const std::uint32_t seen = called_;
            work();
            wait_while(called_, seen);
        }
    }

  private:
    void work() {
        for (;;) {
            const Job* job = nullptr;
            std::size_t piece = 0;
            {
                const SpinGuard guard(lock_);
                if (next_ == count_) return;
                job = job_;
                piece = next_++;
                ++busy_;
            }
            (*job)(piece);
            {
                const SpinGuard guard(lock_);
                --busy_;
            }
            change(finished_);
        }
    }

    SpinLock lock_;
    const Job* job_ = nullptr;
    std::size_t next_ = 0;
    std::size_t count_ = 0;
    std::size_t busy_ = 0;
    std::atomic<std::uint32_t> called_{0};    ///< changes when there is work
    std::atomic<std::uint32_t> finished_{0};  ///< changes when a piece is done
    std::atomic<std::uint32_t> helpers_{0};
};

/// One for the module, as its memory is.
constinit Crew crew;

}  // namespace

ForEachIndex workers() {
    if (!crew.has_helpers()) return {};
    return [](std::size_t n, const Job& job) { crew.run(n, job); };
}

}  // namespace tessera::wasm

extern "C" {

__attribute__((export_name("tessera_stack"))) void* tessera_stack() {
    constexpr std::size_t size = 1 << 20;  // as much as the first thread has from the linker
    constexpr std::align_val_t alignment{16};
    tessera::wasm::crew.join();
    return static_cast<std::byte*>(::operator new(size, alignment)) + size;
}

__attribute__((export_name("tessera_help"))) void tessera_help() {
    tessera::wasm::crew.help();
}
}
