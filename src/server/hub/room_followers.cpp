// The part of RoomHost that knows who follows: catching up, presence, seats taken by those who watched before.

#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/room_host.hpp"

namespace tessera::server {

void RoomHost::follow(Follow follow, std::function<void(const Answer<void>&)> done) {
    look([self = shared_from_this(), follow = std::move(follow), done = std::move(done)](const Room* room) {
        if (!room || !room->may_watch(follow.player, follow.key)) {
            done(std::unexpected(
                Refusal{.code = "not_found", .sentence = "There is no such game, or it is not open to you."}));
            return;
        }
        done({});
        self->add_follower(follow);
    });
}

void RoomHost::add_follower(const Follow& follow) {
    const Eyes eyes = room_->eyes_of(follow.player);
    const auto number = follow.client->id();
    send_missing(*follow.client, eyes, follow);
    const bool is_new = !followers_.contains(number);
    Follower& follower = followers_[number];
    follower.client = follow.client;
    follower.player = follow.player;
    follower.eyes = eyes;
    follower.subscription =
        world_.bus.subscribe(topic_of(id_, eyes), [weak = follower.client](const Bus::Message& message) {
            if (const auto client = weak.lock()) client->send(message.text);
        });
    if (is_new) came(eyes);
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
        texts.push_back(std::make_shared<const std::string>(told.dump()));
    }
    for (auto& text : texts) client.send(std::move(text));
}

std::shared_ptr<const std::string> RoomHost::joined_text(Eyes eyes, const std::string& player) const {
    Json state = room_->state(eyes, player);
    state["t"] = "joined";
    state["game"] = id_;
    flatten_keys(state);
    return std::make_shared<const std::string>(state.dump());
}

void RoomHost::unfollow(std::uint64_t client) {
    // In its turn, so that it cannot come before the `follow` that it ends.
    look([self = shared_from_this(), client](const Room*) {
        const auto found = self->followers_.find(client);
        if (found == self->followers_.end()) return;
        const Eyes eyes = found->second.eyes;
        self->followers_.erase(found);
        self->went(eyes);
    });
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
        inbox_.push_back({.decide = [seat = *eyes](const Room& room, Moment now) {
            return Answer<std::vector<store::EventRow>>(room.presence(seat, true, now));
        }});
    }
    if (world_.now() >= presence_told_ + presence_pause) tell_presence();
}

void RoomHost::went(Eyes eyes) {
    is_presence_stale_ = true;
    if (eyes && --here_[*eyes] == 0) {
        here_.erase(*eyes);
        absent_since_[*eyes] = world_.now();
    }
    if (world_.now() >= presence_told_ + presence_pause) tell_presence();
}

void RoomHost::judge_absences(Moment now) {
    for (auto one = absent_since_.begin(); one != absent_since_.end();) {
        const auto [seat, since] = *one;
        if (since + patience_with_absence > now) {
            ++one;
            continue;
        }
        one = absent_since_.erase(one);
        inbox_.push_back({.decide = [seat = seat](const Room& room, Moment at) {
            return Answer<std::vector<store::EventRow>>(room.presence(seat, false, at));
        }});
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
    const Bus::Message message{.text = std::make_shared<const std::string>(told.dump()), .about = id_};
    world_.bus.publish(topic_of(id_, std::nullopt), message);
    const auto seats = room_ ? room_->row().players.size() : 0;
    for (int seat = 0; std::cmp_less(seat, seats); ++seat) world_.bus.publish(topic_of(id_, seat), message);
}

}  // namespace tessera::server
