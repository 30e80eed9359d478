#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/rooms/room.hpp"

namespace tessera::server {

struct Parts;

/// All games of `from` are those of `to` from now on: a guest has registered, or (an empty id) somebody has left.
[[nodiscard]] boost::asio::awaitable<void> hand_over_games(Parts& parts, std::string from, Player to);

}  // namespace tessera::server
