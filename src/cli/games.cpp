#include <fmt/format.h>

#include "cli/commands.hpp"
#include "play/registry.hpp"
#include "play/session_json.hpp"

namespace tessera::cli {

void list_games(Format format) {
    if (format == Format::json) {
        fmt::print("{}\n", play::games_json());
        return;
    }
    for (const play::Game& game : play::games()) fmt::print("{}\n", game.info.id);
}

}  // namespace tessera::cli
