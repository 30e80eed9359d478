#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/player.hpp"
#include "core/side.hpp"

namespace tessera::cli {

enum class ColourChoice : unsigned char { automatic, always, never };

/// Who is wanted in one seat.
struct SeatOption {
    std::string seat;  ///< as the game calls it: `wl`
    Player player;
};

/// What `tessera play` was asked for. Nothing chosen: a menu of the games.
struct PlayOptions {
    std::optional<std::string> id = std::nullopt;
    BySide<std::optional<Player>> players = {};  ///< not said: as `usual_players` or the saved game has it
    std::vector<SeatOption> seats = {};          ///< these go before `players`
    bool ruthless = false;                       ///< Muk Yan takes what is best for him
    std::optional<std::string> setup = std::nullopt;
    std::optional<std::uint64_t> seed = std::nullopt;  ///< of random set-ups and players; not said: another each time
    std::optional<std::string> position = std::nullopt;
    std::optional<std::string> load = std::nullopt;    ///< a record's path
    std::optional<std::string> pack = std::nullopt;    ///< of puzzles: a name or a path
    std::optional<std::string> puzzle = std::nullopt;  ///< which of the pack
    bool resume = false;                               ///< go on with the latest unfinished game
    Level level = {};                                  ///< of the engine; empty: the ordinary one
    ColourChoice colour = ColourChoice::automatic;
    bool ascii = false;  ///< draw without Unicode
};

/// Plays in the terminal, or through pipes, until the person leaves. Returns the exit code; throws `Failure` where the
/// game that was asked for cannot begin.
int play_in_terminal(const PlayOptions& options);

}  // namespace tessera::cli
