// The part of RoomHost that asks engines what its bots do.

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/room_host.hpp"

namespace tessera::server {

namespace asio = boost::asio;

void RoomHost::thought(std::int64_t version, std::function<void(std::optional<Thought>)> then) {
    put({.look = [version, then = std::move(then)](RoomHost& here, const Seen& room) {
        const auto task = room && here.version_ == version ? (*room)->task() : std::nullopt;
        if (!task) {
            then(std::nullopt);
            return;
        }
        then(Thought{.task = *task, .think = (*room)->thought(*task)});
    }});
}

void RoomHost::chosen(std::int64_t version, const Room::Task& task, std::string action) {
    put({.decide = [version, task, action = std::move(action)](RoomHost& here, const Room& room,
                                                               Moment now) -> Answer<std::vector<store::EventRow>> {
        here.thought_pause_ = pause_after_failure;
        if (here.version_ != version) return std::vector<store::EventRow>{};
        return room.act_for(task.seat, task.ply, action, now);
    }});
}

void RoomHost::not_chosen(std::int64_t version) {
    asio::post(strand_, [self = shared_from_this(), version] {
        if (self->asked_version_ != version) return;
        self->asked_version_ = -1;
        self->thought_not_before_ = self->world_.now() + self->thought_pause_;
        self->thought_pause_ = std::min(2 * self->thought_pause_, longest_thought_pause);
        self->run();
    });
}

void RoomHost::ask_engine() {
    if (asked_version_ == version_ || world_.now() < thought_not_before_ || !room_->task()) return;
    asked_version_ = version_;
    // For whom it is done: the first person at the table, or nobody in a game of bots.
    const auto players = room_->row().players;
    const auto person = std::ranges::find_if(players, [](const std::string& player) { return !player.empty(); });
    const std::string owner = person == players.end() ? std::string() : *person;
    world_.bus.offer(engine_queue, owner, Json{{"game", id_}, {"version", version_}}.dump());
}

}  // namespace tessera::server
