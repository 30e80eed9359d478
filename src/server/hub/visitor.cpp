#include "server/hub/visitor.hpp"

#include <utility>

namespace tessera::server {

bool Visitor::follows(const std::string& game) {
    const std::lock_guard lock(mutex);
    return games.contains(game);
}

std::optional<std::string> Visitor::key_of(const std::string& game) {
    const std::lock_guard lock(mutex);
    const auto found = games.find(game);
    return found == games.end() ? std::nullopt : std::optional(found->second);
}

void Visitors::add(const std::shared_ptr<Client>& client, const std::shared_ptr<Visitor>& visitor) {
    const std::lock_guard lock(mutex_);
    entries_[client->id()] = {.client = client, .player = visitor->who.player.id, .session = visitor->who.session};
    if (visitor->who.is_somebody()) ++sockets_of_[visitor->who.player.id];
}

void Visitors::remove(std::uint64_t client) {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(client);
    if (found == entries_.end()) return;
    const auto count = sockets_of_.find(found->second.player);
    if (count != sockets_of_.end() && --count->second == 0) sockets_of_.erase(count);
    entries_.erase(found);
}

std::size_t Visitors::size() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

std::size_t Visitors::players() const {
    const std::lock_guard lock(mutex_);
    return sockets_of_.size();
}

void Visitors::for_all(const std::function<void(Client&)>& call) const {
    std::vector<std::shared_ptr<Client>> clients;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, entry] : entries_) {
            if (auto client = entry.client.lock()) clients.push_back(std::move(client));
        }
    }
    for (const auto& client : clients) call(*client);
}

void Visitors::close_of(const std::string& player,
                        const std::function<bool(const std::string& session)>& is_meant) const {
    std::vector<std::shared_ptr<Client>> clients;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, entry] : entries_) {
            if (entry.player != player || !is_meant(entry.session)) continue;
            if (auto client = entry.client.lock()) clients.push_back(std::move(client));
        }
    }
    for (const auto& client : clients) client->close();
}

}  // namespace tessera::server
