#include "lab/workers.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace tessera::lab {

unsigned processors() {
    return std::max(1U, std::thread::hardware_concurrency());
}

ForEachIndex workers(unsigned threads) {
    return [threads](std::size_t n, const std::function<void(std::size_t)>& job) {
        std::atomic<std::size_t> next{0};
        const auto work = [&] {
            for (std::size_t i = next++; i < n; i = next++) job(i);
        };
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
        work();
    };
}

}  // namespace tessera::lab
