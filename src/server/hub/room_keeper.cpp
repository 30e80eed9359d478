#include "server/hub/room_keeper.hpp"

#include <utility>

namespace tessera::server {

namespace {

/// A room that nobody follows stays for so long; the more there are, the shorter.
constexpr Moment idle_time = 60'000;
constexpr Moment short_idle_time = 5'000;
constexpr std::size_t many_rooms = 20'000;

}  // namespace

RoomKeeper::RoomKeeper(const boost::asio::any_io_executor& executor, store::Keeper& keeper, Bus& bus,
                       const std::function<Moment()>& now,
                       std::function<void(const Room&, const std::vector<store::EventRow>&)> changed)
    : world_{.executor = executor,
             .keeper = keeper,
             .bus = bus,
             .alarms = std::make_shared<Alarms>(executor, now, [this](const std::string& id) { host(id)->ring(); }),
             .now = now,
             .changed = std::move(changed),
             .host = [this](const std::string& id) { return host(id); },
             .retired =
                 [this](const std::string& id, const RoomHost* retired) {
                     const std::lock_guard lock(mutex_);
                     const auto found = hosts_.find(id);
                     if (found == hosts_.end() || found->second.get() != retired) return;
                     hosts_.erase(found);
                     world_.bus.release("room/" + id);
                 },
             .start = now()} {}

RoomKeeper::~RoomKeeper() {
    stop();
}

std::shared_ptr<RoomHost> RoomKeeper::host(const std::string& id) {
    const std::lock_guard lock(mutex_);
    auto& host = hosts_[id];
    if (!host) {
        // With several processes a room that another one owns would be asked through the bus; here it is always ours.
        (void)world_.bus.lease("room/" + id);
        host = std::make_shared<RoomHost>(id, world_);
    }
    return host;
}

std::shared_ptr<RoomHost> RoomKeeper::adopt(const std::string& id, Room room) {
    std::shared_ptr<RoomHost> host;
    {
        const std::lock_guard lock(mutex_);
        // Somebody may have asked for it already; that host reads it from the store.
        auto& known = hosts_[id];
        if (!known) {
            (void)world_.bus.lease("room/" + id);
            known = std::make_shared<RoomHost>(id, world_, std::move(room));
        }
        host = known;
    }
    // Its bots and its alarm.
    host->look([](const RoomHost::Seen&) {});
    return host;
}

std::shared_ptr<RoomHost> RoomKeeper::known(const std::string& id) const {
    const std::lock_guard lock(mutex_);
    const auto found = hosts_.find(id);
    return found == hosts_.end() ? nullptr : found->second;
}

std::size_t RoomKeeper::size() const {
    const std::lock_guard lock(mutex_);
    return hosts_.size();
}

void RoomKeeper::expect(const store::GameRow& row) {
    if (row.deadline) world_.alarms->set(row.id, row.deadline);
}

void RoomKeeper::sweep() {
    std::vector<std::shared_ptr<RoomHost>> all;
    {
        const std::lock_guard lock(mutex_);
        all.reserve(hosts_.size());
        for (const auto& [id, host] : hosts_) all.push_back(host);
    }
    const Moment before = world_.now() - (all.size() > many_rooms ? short_idle_time : idle_time);
    for (const auto& host : all) host->retire_if_idle(before);
}

void RoomKeeper::stop() {
    world_.alarms->stop();
}

}  // namespace tessera::server
