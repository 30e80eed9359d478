#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "server/hub/bus.hpp"
#include "server/hub/room_keeper.hpp"

namespace tessera::server {

/// Threads that think for bots. Work comes by the bus; what they chose goes to the room like anybody's action. Work
/// that is lost is asked for again, because a room knows by itself that a bot is to act.
class Engines {
  public:
    Engines(Bus& bus, RoomKeeper& rooms, unsigned threads);
    Engines(const Engines&) = delete;
    Engines& operator=(const Engines&) = delete;
    ~Engines();
    /// Takes no more work; what is being thought is thought to its end. The bus is closed with it.
    void stop();

    [[nodiscard]] std::uint64_t thoughts() const { return thoughts_; }

  private:
    void work();
    void think_about(const std::string& text);

    Bus& bus_;
    RoomKeeper& rooms_;
    std::atomic<std::uint64_t> thoughts_ = 0;
    std::atomic<bool> is_stopping_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace tessera::server
