#pragma once

#include "core/perft.hpp"

namespace tessera::cli {

/// The same work, with a count on standard error of how much of it is done, if a person is looking.
[[nodiscard]] ForEachIndex with_progress(ForEachIndex inner);

}  // namespace tessera::cli
