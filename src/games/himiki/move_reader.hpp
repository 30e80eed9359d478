#pragma once

#include <string_view>

#include "core/parse_error.hpp"
#include "games/himiki/move.hpp"

namespace tessera::himiki {

/// Reads an action in any accepted form, without asking whether it is legal anywhere.
[[nodiscard]] Parsed<Move> read_move(std::string_view text);

}  // namespace tessera::himiki
