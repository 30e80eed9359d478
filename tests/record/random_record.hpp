#pragma once

#include "core/random.hpp"
#include "record/record.hpp"

namespace tessera::record {

/// Any valid record: everything that may be in one turns up sooner or later, odd characters above all.
[[nodiscard]] Record random_record(Random& random);

}  // namespace tessera::record
