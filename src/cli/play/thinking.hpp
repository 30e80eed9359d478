#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/player.hpp"
#include "cli/play/screen.hpp"
#include "play/session.hpp"

namespace tessera::cli::terminal {

/// What levels below full strength leave to chance.
struct Chance {
    std::uint64_t seed = 0;  ///< of this choice
    std::uint64_t game = 0;  ///< of the form in this game
};

/// The engine's action in this position; nothing if the game is over. Blocks; where it takes long, `who` is shown to be
/// thinking. Ctrl-C makes it answer with the best found so far and stays to be taken by the caller.
[[nodiscard]] std::optional<std::string> think(const play::Session& session, const Level& level, const Chance& chance,
                                               Screen& screen, std::string_view who);

}  // namespace tessera::cli::terminal
