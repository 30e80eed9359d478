#include <fmt/format.h>

#include "cli/commands.hpp"
#include "play/registry.hpp"
#include "play/session_json.hpp"

namespace tessera::cli {

void add_games_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("games", "List the ids of all games and variants, one a line");
    auto as_json = std::make_shared<bool>(false);
    command->add_flag("--json", *as_json, "What is known of each game, as JSON");
    command->callback([as_json] {
        if (*as_json) {
            fmt::print("{}\n", play::games_json());
            return;
        }
        for (const play::Game& game : play::games()) fmt::print("{}\n", game.info.id);
    });
}

}  // namespace tessera::cli
