#include "cli/position_request.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "core/text.hpp"
#include "play/registry.hpp"

namespace tessera::cli {

std::unique_ptr<play::Session> session_of(const PositionRequest& request) {
    auto session = value_or_fail(play::new_session(request.id), "id");
    value_or_fail(session->start_from(request.position), "position");
    std::size_t number = 0;
    for (const Field& move : words(request.moves)) {
        ++number;
        value_or_fail(session->act(move.text), fmt::format("move {} {}", number, quoted(move.text)));
    }
    return session;
}

}  // namespace tessera::cli
