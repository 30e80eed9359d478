#include "cli/progress.hpp"

#include <cstdio>
#include <mutex>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

namespace tessera::cli {

ForEachIndex with_progress(ForEachIndex inner) {
    if (isatty(STDERR_FILENO) == 0) return inner;
    return [inner = std::move(inner)](std::size_t n, const std::function<void(std::size_t)>& job) {
        std::mutex guard;
        std::size_t done = 0;
        inner(n, [&](std::size_t i) {
            job(i);
            const std::lock_guard lock(guard);
            ++done;
            constexpr std::size_t steps = 200;  // more could not be told apart
            if (done * steps / n == (done - 1) * steps / n) return;
            fmt::print(stderr, "\r{} of {} ", done, n);
            std::fflush(stderr);
        });
        fmt::print(stderr, "\r\033[K");
    };
}

}  // namespace tessera::cli
