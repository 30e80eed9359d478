#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/position_request.hpp"

namespace tessera::cli {

void apply_moves(const PositionRequest& request) {
    const auto session = session_of(request);
    fmt::print("{}\n{}\n", session->position(), to_text(session->position_outcome()));
}

}  // namespace tessera::cli
