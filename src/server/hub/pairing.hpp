#pragma once

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "server/rooms/lobby.hpp"

namespace tessera::server {

/// Those who wait for an opponent. Of any thread.
class Pairing {
  public:
    /// In place of what the player waited for before.
    void enter(Waiting waiting);
    void leave(const std::string& player);
    /// Takes out those who are paired now.
    [[nodiscard]] std::vector<std::pair<Waiting, Waiting>> take_pairs(Moment now);
    [[nodiscard]] std::size_t size() const;

  private:
    mutable std::mutex mutex_;
    std::vector<Waiting> waiting_;
};

}  // namespace tessera::server
