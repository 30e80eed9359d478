#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/position_options.hpp"

namespace tessera::cli {

void add_apply_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("apply", "Play actions and print the position they lead to, then its outcome");
    auto options = std::make_shared<PositionOptions>();
    options->add_id(*command);
    options->add_position(*command);
    options->add_moves(*command)->required();
    command->callback([options] {
        const auto session = options->session();
        fmt::print("{}\n{}\n", session->position(), to_text(session->position_outcome()));
    });
}

}  // namespace tessera::cli
