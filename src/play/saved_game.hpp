#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "play/session.hpp"

namespace tessera::play {

/// What a record says besides the game itself. Empty texts are left out.
struct SaveInfo {
    BySide<std::string> players = {};
    std::string date = {};  ///< as `2026-03-01`
    std::string event = {};
    std::optional<Side> resigned = std::nullopt;  ///< who gave up, where the board does not show the end
};

/// The session as a record (docs/record-format.md); refused where a name or date cannot stand in one.
[[nodiscard]] Parsed<std::string> to_record_text(const Session& session, const SaveInfo& info);

/// A game read from a record: at its last action, with the past to undo.
struct SavedGame {
    std::unique_ptr<Session> session;
    SaveInfo info;
};

/// Reads a record, ours or PIJERSI's author's, and replays it; an error names the action that cannot be played and why.
[[nodiscard]] Parsed<SavedGame> parse_saved_game(std::string_view text);

}  // namespace tessera::play
