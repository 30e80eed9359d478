#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "play/session.hpp"

namespace tessera::play {

/// Whether a text looks like a PIJERSI game as the programs of the game's author keep it, rather than like our record.
[[nodiscard]] bool looks_like_author_form(std::string_view text);

/// Reads and replays such a game.
[[nodiscard]] Parsed<std::unique_ptr<Session>> session_from_author_form(std::string_view text);

/// The game in that form; refused where it is another game, or began as the form cannot say.
[[nodiscard]] Parsed<std::string> to_author_form(const Session& session);

}  // namespace tessera::play
