#pragma once

#include <string>

#include "core/draft.hpp"
#include "games/versus/screen.hpp"

namespace tessera::versus {

template <Size S>
[[nodiscard]] DraftForm draft_form(const Position<S>& position);
template <Size S>
[[nodiscard]] Draft draft_of(const Position<S>& position);
template <Size S>
[[nodiscard]] std::string draft_text(const Position<S>& position, const Draft& draft);

static_assert(HasDraft<Position61> && HasDraft<Position91>);

}  // namespace tessera::versus
