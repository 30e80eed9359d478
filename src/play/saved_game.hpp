#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/session.hpp"
#include "record/party.hpp"
#include "record/record.hpp"

namespace tessera::play {

/// What a record says besides the game itself. Empty texts are left out.
struct SaveInfo {
    std::vector<std::string> players = {};  ///< by seat; fewer than there are seats: the others have no name
    BySide<std::string> teams = {};         ///< in games of four the names of the two sides
    std::string date = {};                  ///< as `2026-03-01`
    std::string event = {};
    std::optional<Side> resigned = std::nullopt;     ///< who gave up, where the board does not show the end
    std::optional<Side> out_of_time = std::nullopt;  ///< whose time was up, where it does not show that either
};

/// How many seats a game has: two, or four where each side has partners.
[[nodiscard]] std::size_t seat_count(const GameInfo& info);

/// How records name a seat: `P2`, or in games of four `P2a`. Sides act in turn, and so do partners.
[[nodiscard]] record::Party party_of(const GameInfo& info, Seat seat);

/// The session as a record (docs/record-format.md); refused where a name or date cannot stand in one.
[[nodiscard]] Parsed<std::string> to_record_text(const Session& session, const SaveInfo& info);

/// A game read from a record: at its last action, with the past to undo.
struct SavedGame {
    std::unique_ptr<Session> session;
    SaveInfo info;
};

/// Why a record cannot be replayed, and which of its entries is to blame, where one is.
struct ReplayFault {
    ParseError error;
    std::optional<std::size_t> entry = std::nullopt;
};

/// Replays a record that was read.
[[nodiscard]] std::expected<SavedGame, ReplayFault> replay(const record::Record& record);

/// Reads a record, ours or PIJERSI's author's, and replays it; an error names the action that cannot be played and why.
[[nodiscard]] Parsed<SavedGame> parse_saved_game(std::string_view text);

/// The games of a collection, each as a text for `parse_saved_game`. Where one cannot be read, the rest of the text
/// from there on is the last: reading it says what is wrong.
[[nodiscard]] std::vector<std::string_view> split_saved_games(std::string_view text);

}  // namespace tessera::play
