#pragma once

namespace tessera::search {

/// How a script takes one of the moves that its roll allows: any of them, or the one that the engine likes best.
enum class Temper : unsigned char { fair, ruthless };

}  // namespace tessera::search
