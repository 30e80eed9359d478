#pragma once

#include <string>

#include "core/draft.hpp"
#include "games/himiki/screen.hpp"

namespace tessera::himiki {

template <Tiles kTiles>
[[nodiscard]] DraftForm draft_form(const BasicPosition<kTiles>& position);
template <Tiles kTiles>
[[nodiscard]] Draft draft_of(const BasicPosition<kTiles>& position);
template <Tiles kTiles>
[[nodiscard]] std::string draft_text(const BasicPosition<kTiles>& position, const Draft& draft);

static_assert(HasDraft<Position> && HasDraft<ExpertPosition>);

}  // namespace tessera::himiki
