#include "cli/position_options.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "core/text.hpp"
#include "play/registry.hpp"

namespace tessera::cli {

void PositionOptions::add_id(CLI::App& command) {
    command.add_option("id", id, "The game, as `tessera games` lists it")->required();
}

void PositionOptions::add_position(CLI::App& command) {
    command.add_option("--position", position, "A position string, or startpos")->capture_default_str();
}

CLI::Option* PositionOptions::add_moves(CLI::App& command) {
    return command.add_option("--moves", moves, "Actions to play first, separated by spaces");
}

std::unique_ptr<play::Session> PositionOptions::session() const {
    auto session = value_or_fail(play::new_session(id), "id");
    value_or_fail(session->start_from(position), "position");
    std::size_t number = 0;
    for (const Field& move : words(moves)) {
        ++number;
        value_or_fail(session->act(move.text), fmt::format("move {} {}", number, quoted(move.text)));
    }
    return session;
}

}  // namespace tessera::cli
