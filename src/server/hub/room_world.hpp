#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "server/hub/alarms.hpp"
#include "server/hub/bus.hpp"
#include "server/rooms/room.hpp"
#include "store/keeper.hpp"

namespace tessera::server {

class RoomHost;

/// What rooms need of the world around them; one for all of them. Functions may be called from any thread.
struct RoomWorld {
    boost::asio::any_io_executor executor;
    store::Keeper& keeper;
    Bus& bus;
    std::shared_ptr<Alarms> alarms;
    std::function<Moment()> now;
    /// Events of a room are durable and told. Called on the room's strand, the room as they left it.
    std::function<void(const Room& room, const std::vector<store::EventRow>& events)> changed;
    /// The host to go to, after one has retired.
    std::function<std::shared_ptr<RoomHost>(const std::string& id)> host;
    std::function<void(const std::string& id, const RoomHost* host)> retired;
    /// When the server began to serve.
    Moment start = 0;
    /// It sends everybody away itself, so nobody is absent.
    std::atomic<bool> is_stopping = false;
};

/// Followers with the same eyes listen to the same topic.
[[nodiscard]] inline std::string topic_of(const std::string& game, Eyes eyes) {
    return "game/" + game + "/" + (eyes ? std::to_string(*eyes) : "watch");
}

[[nodiscard]] inline std::string topic_of_player(const std::string& player) {
    return "player/" + player;
}

/// A maker's keys stand beside the rest of the state.
inline void flatten_keys(Json& state) {
    const auto found = state.find("keys");
    if (found == state.end()) return;
    const Json keys = std::move(*found);
    state.erase(found);
    state.update(keys);
}

inline constexpr const char* engine_queue = "engines";

}  // namespace tessera::server
