#include "server/hub/bot_stream.hpp"

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

void BotStream::open(Parts& parts, const Identity& who, const std::vector<std::string>& games,
                     std::function<bool(std::string)> send) {
    const auto self = std::make_shared<BotStream>(parts, who, std::move(send));
    parts.streams.add(self);
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
    std::set<std::string> games;
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_) return;
        is_closed_ = true;
        // The last copy: the answer ends.
        send_ = {};
        games = games_;
    }
    for (const auto& game : games) parts_.rooms.host(game)->unfollow(id_);
    parts_.streams.remove(id_);
}

void BotStream::follow(const std::string& game) {
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_ || !games_.insert(game).second) return;
    }
    parts_.rooms.host(game)->follow({.client = shared_from_this(), .player = who_.player.id},
                                    [](const Answer<void>&) {});
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

}  // namespace tessera::server
