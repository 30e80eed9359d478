#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/rooms/room.hpp"

namespace tessera::server {

/// The unfinished public games, for lobby and TV. What a row of the store cannot tell is asked of the room when it is
/// shown for the first time.
class Listing {
  public:
    static constexpr std::size_t most_in_lobby = 100;
    static constexpr std::size_t most_on_tv = 20;

    /// From the store at the start.
    void expect(const store::GameRow& row);
    /// Whenever seats or the state of a room have changed.
    void put(const Room& room);

    struct Lists {
        std::vector<Json> lobby = {};  ///< summaries, newest first
        std::vector<Json> tv = {};     ///< the strongest first
        std::size_t running = 0;
        std::vector<std::string> unknown = {};  ///< games to `put` before they can be shown
    };
    /// A game in real time whose players have gone waits for them in vain, so it is not in the lobby.
    [[nodiscard]] Lists lists(const std::function<bool(const std::string& player)>& is_here) const;
    /// A game that cannot be read.
    void forget(const std::string& game);
    /// Grows whenever lists may have changed.
    [[nodiscard]] std::uint64_t version() const;
    [[nodiscard]] std::size_t running() const;

  private:
    struct Entry {
        store::GameState state = store::GameState::waiting;
        bool is_private = false;
        bool is_real_time = false;
        bool has_open_seat = true;  ///< for anybody, not only for who was invited
        std::vector<std::string> players = {};
        Moment created = 0;
        int strength = 0;
        std::shared_ptr<const Json> summary = {};
    };
    mutable std::mutex mutex_;
    std::map<std::string, Entry> entries_;
    std::uint64_t version_ = 0;
    std::size_t running_ = 0;
};

}  // namespace tessera::server
