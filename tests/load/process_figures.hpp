#pragma once

#include <cstdint>

namespace tessera::load {

/// What the system knows of a process; zeros where it is not ours to look at.
struct ProcessFigures {
    std::int64_t resident = 0;  ///< KiB
    double cpu_seconds = 0;     ///< user and system, all threads
};

[[nodiscard]] ProcessFigures figures_of(int pid);

}  // namespace tessera::load
