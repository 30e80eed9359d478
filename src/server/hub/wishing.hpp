#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <vector>

#include "server/rooms/room.hpp"
#include "store/store.hpp"

namespace tessera::server {

struct Parts;

/// A wish of somebody who may look at the game, decided by its room; for others there is no such game.
[[nodiscard]] Answer<std::vector<store::EventRow>> decide_openly(const Room& room, const Json& wish, const Player& who,
                                                                 const std::string& key, Moment now);

/// The same, made durable: the number of the room's last event.
[[nodiscard]] boost::asio::awaitable<Answer<std::int64_t>> wish_in(Parts& parts, std::string game, Json wish,
                                                                   Player who, std::string key);

/// Whether one of these players does not want to meet this one.
[[nodiscard]] bool is_blocked_by_any(store::Store& store, const std::string& player,
                                     const std::vector<std::string>& players);
[[nodiscard]] boost::asio::awaitable<bool> is_blocked_by_any(Parts& parts, std::string player,
                                                             std::vector<std::string> players);

}  // namespace tessera::server
