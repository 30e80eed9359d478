#pragma once

#include "core/perft.hpp"

namespace tessera::wasm {

/// Runs numbered pieces of work on the caller's thread and on those that help; empty where none helps.
[[nodiscard]] ForEachIndex workers();

}  // namespace tessera::wasm
