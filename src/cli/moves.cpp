#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/position_request.hpp"
#include "play/session_json.hpp"

namespace tessera::cli {

void list_moves(const PositionRequest& request, Format format) {
    const auto session = session_of(request);
    if (format == Format::json) {
        fmt::print("{}\n", play::to_json(*session));
        return;
    }
    for (const std::string& action : session->actions()) fmt::print("{}\n", action);
}

}  // namespace tessera::cli
