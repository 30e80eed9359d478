#pragma once

#include <string>

#include "core/draft.hpp"
#include "games/remparts/screen.hpp"

namespace tessera::remparts {

[[nodiscard]] DraftForm draft_form(const Position& position);
[[nodiscard]] Draft draft_of(const Position& position);
[[nodiscard]] std::string draft_text(const Position& position, const Draft& draft);

static_assert(HasDraft<Position>);

}  // namespace tessera::remparts
