#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hub/bus.hpp"
#include "server/hub/identity.hpp"
#include "server/net/application.hpp"

namespace tessera::server {

/// What the hub knows of a connected page.
struct Visitor {
    Identity who = {};
    Shown shown = {};          ///< until it is known that its session has not ended while it connected
    std::string address = {};  ///< as limits know it
    std::mutex mutex = {};     ///< of `games`: news for the player come from any thread
    std::map<std::string, std::string> games = {};  ///< those it follows, with the key it gave
    Bus::Subscription news = {};
    Bus::Subscription lobby = {};
    Bus::Subscription tv = {};

    [[nodiscard]] bool follows(const std::string& game);
    [[nodiscard]] std::optional<std::string> key_of(const std::string& game);
};

/// All connected pages, to say good-bye and to send away those whose login was revoked.
class Visitors {
  public:
    void add(const std::shared_ptr<Client>& client, const std::shared_ptr<Visitor>& visitor);
    void remove(std::uint64_t client);
    [[nodiscard]] std::size_t size() const;
    /// How many different players are here.
    [[nodiscard]] std::size_t players() const;
    void for_all(const std::function<void(Client&)>& call) const;
    /// Of an account: all, or those of one session; a page that is closed connects again as who it is then.
    void close_of(const std::string& player, const std::function<bool(const std::string& session)>& is_meant) const;

  private:
    struct Entry {
        std::weak_ptr<Client> client;
        std::string player;
        std::string session;
    };
    mutable std::mutex mutex_;
    std::unordered_map<std::uint64_t, Entry> entries_;
    std::unordered_map<std::string, int> sockets_of_;
};

}  // namespace tessera::server
