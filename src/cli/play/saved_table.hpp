#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/player.hpp"
#include "cli/play/table.hpp"
#include "play/saved_game.hpp"

namespace tessera::cli::terminal {

/// The game on the table as a record. Throws `Failure` where it cannot be written as one.
[[nodiscard]] std::string record_of(const Table& table, const Level& level);

/// Who is wanted in which seat, in the order of the seats; where nobody is, anybody will do.
using WantedPlayers = std::vector<std::optional<Player>>;

/// A table with a saved game on it. Each seat's player is the wanted one; else the one whom the record names; else
/// whom `others` has, if that is for a game with as many seats; else the usual one.
[[nodiscard]] Table table_of(play::SavedGame saved, const WantedPlayers& wanted, const Players& others);

}  // namespace tessera::cli::terminal
