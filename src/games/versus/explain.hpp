#pragma once

#include <optional>

#include "games/versus/position.hpp"

namespace tessera::versus {

/// Nothing if the action is legal; else one sentence that says why it is not, with the rule's number.
template <Size S>
[[nodiscard]] std::optional<ParseError> why_illegal(const Position<S>& position, Move<S> move);

}  // namespace tessera::versus
