// The part of RoomHost that knows who follows: catching up, presence, seats taken by those who watched before.

#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/replies.hpp"
#include "server/hub/room_host.hpp"

namespace tessera::server {

void RoomHost::follow(Follow follow, std::function<void(const Answer<void>&)> done) {
    put({.look = [follow = std::move(follow), done = std::move(done)](RoomHost& here, const Seen& room) {
        if (!room) {
            done(std::unexpected(room.error()));
        } else if (!(*room)->may_watch(follow.player, follow.key)) {
            done(std::unexpected(
                Refusal{.code = "not_found", .sentence = "There is no such game, or it is not open to you."}));
        } else {
            done({});
            here.add_follower(follow);
        }
    }});
}

void RoomHost::add_follower(const Follow& follow) {
    const Eyes eyes = room_->eyes_of(follow.player);
    const auto number = follow.client->id();
    send_missing(*follow.client, eyes, follow);
    const auto known = followers_.find(number);
    const bool is_new = known == followers_.end();
    const auto before = is_new ? eyes : known->second.eyes;
    Follower& follower = followers_[number];
    follower.client = follow.client;
    follower.player = follow.player;
    follower.eyes = eyes;
    follower.subscription =
        world_.bus.subscribe(topic_of(id_, eyes), [weak = follower.client](const Bus::Message& message) {
            if (const auto client = weak.lock()) client->send(message.text);
        });
    if (before != eyes) went(before);
    if (is_new || before != eyes) came(eyes);
}

/// Events where the follower has seen most of them, else the whole state. A screen fits only the last event, so that
/// games with secrets are sent whole as soon as more than one is missing.
void RoomHost::send_missing(Client& client, Eyes eyes, const Follow& follow) const {
    const auto last = room_->number();
    const auto send_state = [&] { client.send(joined_text(eyes, follow.player)); };
    if (follow.seen <= 0 || follow.seen > last || recent_.empty() || recent_.front().number > follow.seen + 1) {
        send_state();
        return;
    }
    std::vector<std::shared_ptr<const std::string>> texts;
    for (const auto& event : recent_) {
        if (event.number <= follow.seen) continue;
        Json told = room_->told(event, eyes);
        if (event.number != last && told.contains("screen")) {
            send_state();
            return;
        }
        told["t"] = "event";
        told["game"] = id_;
        texts.push_back(std::make_shared<const std::string>(wire_text(told)));
    }
    for (auto& text : texts) client.send(std::move(text));
}

std::shared_ptr<const std::string> RoomHost::joined_text(Eyes eyes, const std::string& player) const {
    Json state = room_->state(eyes, player);
    state["t"] = "joined";
    state["game"] = id_;
    flatten_keys(state);
    return std::make_shared<const std::string>(wire_text(state));
}

void RoomHost::unfollow(std::uint64_t client) {
    // In its turn, so that it cannot come before the `follow` that it ends.
    put({.look = [client](RoomHost& here, const Seen&) {
        const auto found = here.followers_.find(client);
        if (found == here.followers_.end()) return;
        const Eyes eyes = found->second.eyes;
        here.followers_.erase(found);
        here.went(eyes);
    }});
}

/// Somebody who watched has taken a seat, or has another name: other eyes from now on.
void RoomHost::seat_followers_anew() {
    std::vector<Follow> changed;
    for (const auto& [number, follower] : followers_) {
        if (room_->eyes_of(follower.player) == follower.eyes) continue;
        if (const auto client = follower.client.lock()) {
            changed.push_back({.client = client, .player = follower.player});
        }
    }
    for (const Follow& follow : changed) {
        const auto found = followers_.find(follow.client->id());
        const Eyes before = found->second.eyes;
        followers_.erase(found);
        went(before);
        add_follower(follow);
    }
}

/// What they were told may be less than what was kept.
void RoomHost::tell_all_anew() {
    for (const auto& [number, follower] : followers_) {
        if (const auto client = follower.client.lock()) client->send(joined_text(follower.eyes, follower.player));
    }
}

/// Who is not here when a game begins, or when the server does, has as much time to come as who has just gone. Who is
/// here may have come while the store could not keep it.
void RoomHost::note_absences() {
    const auto row = room_->row();
    if (row.state != store::GameState::running) return;
    for (int seat = 0; std::cmp_less(seat, row.players.size()); ++seat) {
        if (row.players[static_cast<std::size_t>(seat)].empty()) continue;
        if (here_.contains(seat)) {
            note_presence(seat, true);
        } else {
            absent_since_.emplace(seat, world_.now());
        }
    }
}

void RoomHost::note_presence(int seat, bool is_here) {
    const auto tell = [seat, is_here](RoomHost&, const Room& room, Moment now) {
        return Answer<std::vector<store::EventRow>>(room.presence(seat, is_here, now));
    };
    inbox_.push_back({.decide = tell, .at = world_.now()});
}

/// The edge tells of every client that goes; this is for one that went before its `follow` was done.
void RoomHost::drop_gone_followers() {
    std::vector<std::uint64_t> gone;
    for (const auto& [number, follower] : followers_) {
        if (follower.client.expired()) gone.push_back(number);
    }
    for (const auto number : gone) {
        const auto found = followers_.find(number);
        const Eyes eyes = found->second.eyes;
        followers_.erase(found);
        went(eyes);
    }
}

void RoomHost::came(Eyes eyes) {
    is_presence_stale_ = true;
    if (eyes && ++here_[*eyes] == 1) {
        absent_since_.erase(*eyes);
        note_presence(*eyes, true);
    }
    if (world_.now() >= presence_told_ + presence_pause) tell_presence();
}

void RoomHost::went(Eyes eyes) {
    is_presence_stale_ = true;
    if (eyes && --here_[*eyes] == 0) {
        here_.erase(*eyes);
        if (!world_.is_stopping) absent_since_[*eyes] = world_.now();
    }
    if (world_.now() >= presence_told_ + presence_pause) tell_presence();
}

void RoomHost::judge_absences(Moment now) {
    if (world_.is_stopping) absent_since_.clear();
    for (auto one = absent_since_.begin(); one != absent_since_.end();) {
        const auto seat = one->first;
        if (one->second + patience_with_absence > now) {
            ++one;
            continue;
        }
        one = absent_since_.erase(one);
        note_presence(seat, false);
    }
}

void RoomHost::tell_presence() {
    is_presence_stale_ = false;
    presence_told_ = world_.now();
    Json here = Json::array();
    for (const auto& [seat, sockets] : here_) here.push_back(seat);
    const Json told = {{"t", "presence"},
                       {"game", id_},
                       {"here", here},
                       {"watchers", world_.bus.listeners(topic_of(id_, std::nullopt))}};
    const Bus::Message message{.text = std::make_shared<const std::string>(wire_text(told)), .about = id_};
    world_.bus.publish(topic_of(id_, std::nullopt), message);
    const auto seats = room_ ? room_->row().players.size() : 0;
    for (int index = 0; std::cmp_less(index, seats); ++index) world_.bus.publish(topic_of(id_, index), message);
}

}  // namespace tessera::server
