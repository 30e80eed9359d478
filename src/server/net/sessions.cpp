#include "server/net/sessions.hpp"

#include <utility>

namespace tessera::server {

std::uint64_t Sessions::add(std::weak_ptr<Session> session) {
    const std::lock_guard lock(mutex_);
    sessions_.emplace(++last_, std::move(session));
    return last_;
}

void Sessions::remove(std::uint64_t number) {
    std::function<void()> tell;
    {
        const std::lock_guard lock(mutex_);
        sessions_.erase(number);
        if (sessions_.empty()) tell = tell_empty_;
    }
    if (tell) tell();
}

std::size_t Sessions::count() const {
    const std::lock_guard lock(mutex_);
    return sessions_.size();
}

std::unordered_map<std::uint64_t, std::weak_ptr<Session>> Sessions::all() const {
    const std::lock_guard lock(mutex_);
    return sessions_;
}

void Sessions::stop_all() {
    for (const auto& [number, weak] : all()) {
        if (const auto session = weak.lock()) session->stop();
    }
}

void Sessions::kill_all() {
    for (const auto& [number, weak] : all()) {
        if (const auto session = weak.lock()) session->kill();
    }
}

void Sessions::when_empty(std::function<void()> tell) {
    const std::lock_guard lock(mutex_);
    tell_empty_ = std::move(tell);
}

}  // namespace tessera::server
