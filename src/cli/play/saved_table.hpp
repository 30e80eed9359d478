#pragma once

#include <optional>
#include <string>

#include "cli/play/player.hpp"
#include "cli/play/table.hpp"
#include "play/saved_game.hpp"

namespace tessera::cli::terminal {

/// The game on the table as a record. Throws `Failure` where it cannot be written as one.
[[nodiscard]] std::string record_of(const Table& table, const Level& level);

/// A table with a saved game on it. Each side's player is the wanted one; else the one whom the record names; else
/// `usual`.
[[nodiscard]] Table table_of(play::SavedGame saved, const BySide<std::optional<Player>>& wanted,
                             const BySide<Player>& usual);

}  // namespace tessera::cli::terminal
