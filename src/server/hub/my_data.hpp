#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/rooms/room.hpp"

namespace tessera::server {

struct Parts;

/// All games of `from` are those of `to` from now on: a guest has registered, or (an empty id) somebody has left. False
/// where not all of it could be kept; it can be tried again.
[[nodiscard]] boost::asio::awaitable<bool> hand_over_games(Parts& parts, std::string from, Player to);
/// The same with a guest's unfinished games alone, for who signs in: the guest's cookie is gone after that.
[[nodiscard]] boost::asio::awaitable<bool> hand_over_unfinished(Parts& parts, std::string from, Player to);

}  // namespace tessera::server
