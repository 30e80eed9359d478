#pragma once

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hub/room_host.hpp"

namespace tessera::server {

/// The rooms that are in memory, by id; others are read when they are needed. Those that nobody needs leave it again.
class RoomKeeper {
  public:
    /// `changed` as in RoomWorld.
    RoomKeeper(const boost::asio::any_io_executor& executor, store::Keeper& keeper, Bus& bus,
               const std::function<Moment()>& now,
               std::function<void(const Room&, const std::vector<store::EventRow>&)> changed);
    RoomKeeper(const RoomKeeper&) = delete;
    RoomKeeper& operator=(const RoomKeeper&) = delete;
    ~RoomKeeper();

    /// Never null; whether there is such a game shows when it is asked something.
    [[nodiscard]] std::shared_ptr<RoomHost> host(const std::string& id);
    /// A room that was just made and is durable.
    std::shared_ptr<RoomHost> adopt(const std::string& id, Room room);
    /// In memory already?
    [[nodiscard]] std::shared_ptr<RoomHost> known(const std::string& id) const;
    [[nodiscard]] std::size_t size() const;

    /// An unfinished game of the store: its flag falls in time although the room is not in memory.
    void expect(const store::GameRow& row);
    /// Lets rooms leave memory; called now and then.
    void sweep();
    /// From now on nobody who goes is taken for absent.
    void excuse_absences() { world_.is_stopping = true; }
    void stop();

  private:
    RoomWorld world_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, std::shared_ptr<RoomHost>> hosts_;
};

}  // namespace tessera::server
