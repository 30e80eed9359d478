#pragma once

#include <optional>

#include "games/remparts/position.hpp"

namespace tessera::remparts {

/// Nothing if the action is legal; else one sentence that says why it is not, with the rule's number.
[[nodiscard]] std::optional<ParseError> why_illegal(const Position& position, Move move);

}  // namespace tessera::remparts
