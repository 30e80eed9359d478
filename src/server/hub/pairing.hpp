#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "server/rooms/lobby.hpp"

namespace tessera::server {

/// Those who wait for an opponent. Of any thread.
class Pairing {
  public:
    /// In place of what the player waited for before; false where too many wait already.
    [[nodiscard]] bool enter(Waiting waiting);
    void leave(const std::string& player);
    /// Who waits does not want to meet somebody any more.
    void block(const std::string& by, const std::string& whom);
    /// Takes out those who are paired now, and those who have had time to come and are not here.
    [[nodiscard]] std::vector<std::pair<Waiting, Waiting>> take_pairs(
        Moment now, const std::function<bool(const std::string& player)>& is_here);
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::map<std::string, int> by_variant() const;

  private:
    /// All are compared with all, twice a second.
    static constexpr std::size_t most = 2'000;
    /// A page that is loaded anew is back within this.
    static constexpr Moment patience = 5'000;

    mutable std::mutex mutex_;
    std::vector<Waiting> waiting_;
};

}  // namespace tessera::server
