#pragma once

#include <memory>
#include <string>

#include "server/net/edge.hpp"
#include "server/net/rate_limit.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

/// Serves a new connection until it ends or becomes a WebSocket. `peer` is the address at the other end, maybe a
/// proxy's.
void start_http(std::shared_ptr<Edge> edge, std::unique_ptr<Wire> wire, std::string peer,
                std::unique_ptr<ConnectionCounter::Ticket> ticket);

}  // namespace tessera::server
