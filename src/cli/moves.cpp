#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/position_options.hpp"
#include "play/session_json.hpp"

namespace tessera::cli {

void add_moves_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("moves", "List the legal actions of a position, sorted, one a line");
    auto options = std::make_shared<PositionOptions>();
    options->add_id(*command);
    options->add_position(*command);
    options->add_moves(*command);
    auto as_json = std::make_shared<bool>(false);
    command->add_flag("--json", *as_json, "The whole session as JSON instead");
    command->callback([options, as_json] {
        const auto session = options->session();
        if (*as_json) {
            fmt::print("{}\n", play::to_json(*session));
            return;
        }
        for (const std::string& action : session->actions()) fmt::print("{}\n", action);
    });
}

}  // namespace tessera::cli
