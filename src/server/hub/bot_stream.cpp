#include "server/hub/bot_stream.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/parts.hpp"

namespace tessera::server {

namespace {

/// Numbers of sockets are the edge's; these are never the same.
std::uint64_t next_id() {
    static std::atomic<std::uint64_t> last = 0;
    return (1ULL << 63U) | ++last;
}

}  // namespace

void BotStream::open(Parts& parts, const Identity& who, const Shown& shown, const std::vector<std::string>& games,
                     std::function<bool(std::string)> send) {
    const auto self = std::make_shared<BotStream>(parts, who, std::move(send));
    parts.streams.add(self);
    parts.send_away_if_revoked(shown, who, self);
    const Json hello = {{"t", "hello"}, {"you", to_json(who)}, {"server", parts.options.version}, {"now", parts.now()}};
    self->send(std::make_shared<const std::string>(hello.dump()));
    self->subscription_ = parts.bus->subscribe(topic_of_player(who.player.id),
                                               [weak = self->weak_from_this()](const Bus::Message& message) {
                                                   const auto stream = weak.lock();
                                                   if (!stream) return;
                                                   if (message.text) stream->send(message.text);
                                                   if (!message.about.empty()) stream->follow(message.about);
                                               });
    for (const auto& game : games) self->follow(game);
}

BotStream::BotStream(Parts& parts, Identity who, std::function<bool(std::string)> send)
    : parts_(parts), who_(std::move(who)), id_(next_id()), send_(std::move(send)) {}

BotStream::~BotStream() = default;

void BotStream::send(std::shared_ptr<const std::string> text) {
    bool is_gone = false;
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_) return;
        is_gone = !send_(*text);
    }
    if (is_gone) close();
}

void BotStream::close() {
    std::map<std::string, std::optional<Moment>> games;
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_) return;
        is_closed_ = true;
        // The last copy: the answer ends.
        send_ = {};
        games = games_;
    }
    for (const auto& [game, over] : games) parts_.rooms.host(game)->unfollow(id_);
    parts_.streams.remove(id_);
}

void BotStream::note_end(const std::string& game, Moment now) {
    const std::lock_guard lock(mutex_);
    const auto found = games_.find(game);
    if (found != games_.end()) found->second = now;
}

void BotStream::leave_over(Moment before) {
    std::vector<std::string> over;
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(games_, [&](const auto& one) {
            const bool is_left = one.second && *one.second < before;
            if (is_left) over.push_back(one.first);
            return is_left;
        });
    }
    for (const auto& game : over) parts_.rooms.host(game)->unfollow(id_);
}

void BotStream::follow(const std::string& game) {
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_ || !games_.try_emplace(game).second) return;
    }
    parts_.rooms.host(game)->follow({.client = shared_from_this(), .player = who_.player.id},
                                    [weak = weak_from_this(), game](const Answer<void>& answer) {
                                        const auto self = weak.lock();
                                        if (answer || !self) return;
                                        // With the next news of it, it is tried again.
                                        const std::lock_guard lock(self->mutex_);
                                        self->games_.erase(game);
                                    });
}

void BotStreams::add(const std::shared_ptr<BotStream>& stream) {
    const std::lock_guard lock(mutex_);
    streams_[stream->id()] = stream;
}

void BotStreams::remove(std::uint64_t id) {
    const std::lock_guard lock(mutex_);
    streams_.erase(id);
}

std::vector<std::shared_ptr<BotStream>> BotStreams::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<BotStream>> list;
    for (const auto& [id, stream] : streams_) list.push_back(stream);
    return list;
}

void BotStreams::note_end(const std::vector<std::string>& players, const std::string& game, Moment now) const {
    for (const auto& stream : all()) {
        if (std::ranges::find(players, stream->who().player.id) != players.end()) stream->note_end(game, now);
    }
}

void BotStreams::close_of(const std::string& player,
                          const std::function<bool(const std::string& session)>& is_meant) const {
    for (const auto& stream : all()) {
        if (stream->who().player.id == player && is_meant(stream->who().session)) stream->close();
    }
}

}  // namespace tessera::server
