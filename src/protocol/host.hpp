#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/perft.hpp"
#include "search/limits.hpp"

namespace tessera::protocol {

/// What the world gives to a protocol, which has no input, output, clock or threads of its own.
struct Host {
    /// Sends one line, without its end. Called from the thinking job too, so it must be safe to call from two threads.
    std::function<void(std::string_view line)> write;
    /// Runs the job beside the caller and returns at once; empty where there are no threads.
    /// There is never more than one job: `wait` comes before the next.
    std::function<void(std::function<void()> job)> launch;
    /// Blocks until the launched job is done; returns at once if there is none.
    std::function<void()> wait;
    /// Milliseconds since any fixed moment.
    std::function<search::Milliseconds()> now;
    /// Runs numbered pieces of work on that many threads; empty where there are no threads.
    std::function<ForEachIndex(unsigned threads)> workers;
    /// How many threads make sense here.
    unsigned processors = 1;
};

}  // namespace tessera::protocol
