#pragma once

#include "core/perft.hpp"

namespace tessera::lab {

/// How many threads this machine runs at once, at least 1.
[[nodiscard]] unsigned processors();

/// Runs numbered work on so many threads, each taking the next number that is free.
[[nodiscard]] ForEachIndex workers(unsigned threads);

}  // namespace tessera::lab
