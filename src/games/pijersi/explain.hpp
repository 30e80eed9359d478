#pragma once

#include <optional>

#include "games/pijersi/position.hpp"

namespace tessera::pijersi {

/// Nothing if the turn is legal; else one sentence that says why it is not, with the rule's number.
[[nodiscard]] std::optional<ParseError> why_illegal(const Position& position, Move move);

}  // namespace tessera::pijersi
