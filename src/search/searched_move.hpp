#pragma once

#include <optional>

#include "search/evaluates.hpp"
#include "search/limits.hpp"
#include "search/past.hpp"

namespace tessera::search {

/// What `Search` finds. It is compiled once a game, in play/sessions, for who needs no more of the search than this:
/// the templates take a compiler half a minute a game.
template <Evaluates P>
[[nodiscard]] std::optional<typename P::Move> searched_move(const P& root, const Past& past, const Limits& limits,
                                                            const Control& control);

}  // namespace tessera::search
