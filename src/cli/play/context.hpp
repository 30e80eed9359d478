#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/autosave.hpp"
#include "cli/play/line_reader.hpp"
#include "cli/play/player.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/table.hpp"
#include "core/random.hpp"

namespace tessera::cli::terminal {

/// All that the commands of a running game work on.
struct Context {
    Table table;
    Screen screen;
    LineReader* reader;
    Autosave autosave;
    Level level = ordinary_level;
    Random random = Random(0);  ///< seeds for set-ups, random players and the engine's choice among equals
    std::uint64_t game = 0;     ///< which game of this sitting it is: levels have a form in each (play/form.hpp)

    std::vector<std::string> notices = {};           ///< said below the next board
    std::optional<std::filesystem::path> file = {};  ///< where the person saved or loaded this game
    std::optional<Seat> shown_to = std::nullopt;     ///< who saw the board last, where there are secrets
    bool board_is_new = true;                        ///< show it before the next prompt
    bool is_paused = false;                          ///< engines wait for `go`
    bool is_done = false;
};

/// To be called after every change of the game: keeps it on the disk, then lets it be shown.
void changed(Context& context);

/// Keeps the game on the disk, unless nothing has happened in it yet.
void keep(Context& context);

/// To be called when another game is on the table: nobody has seen it yet, and nobody waits.
void begin_to_show(Context& context);

/// The name of a side in this game, and of a seat: `White`, `White wl`.
[[nodiscard]] std::string_view name_of(const Context& context, Side side);
[[nodiscard]] std::string name_of(const Context& context, Seat seat);

}  // namespace tessera::cli::terminal
