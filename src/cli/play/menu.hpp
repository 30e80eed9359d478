#pragma once

#include <optional>
#include <string>

#include "cli/play/line_reader.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/seats.hpp"
#include "play/game_info.hpp"

namespace tessera::cli::terminal {

/// What was chosen from the list of games: one of them, or to go on with the unfinished one.
struct GameChoice {
    std::string id;
    bool resumes = false;
};

/// Asks which game to play; `unfinished` is the id of a game to go on with, if there is one. Nothing: the person left.
[[nodiscard]] std::optional<GameChoice> choose_game(LineReader& reader, Screen& screen,
                                                    const std::optional<std::string>& unfinished);

/// Asks who has which seat. Nothing: the person left.
[[nodiscard]] std::optional<Players> choose_players(LineReader& reader, Screen& screen, const play::GameInfo& info);

}  // namespace tessera::cli::terminal
