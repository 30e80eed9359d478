#include "server/hub/alarms.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>
#include <vector>

namespace tessera::server {

namespace asio = boost::asio;

Alarms::Alarms(const asio::any_io_executor& executor, Clock now, Ring ring)
    : now_(std::move(now)), ring_(std::move(ring)), strand_(asio::make_strand(executor)), timer_(strand_) {}

void Alarms::set(const std::string& name, std::optional<store::Moment> at) {
    bool is_earlier = false;
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = moments_.find(name); found != moments_.end()) {
            order_.erase({found->second, name});
            if (!at) moments_.erase(found);
        }
        if (at) {
            moments_[name] = *at;
            order_.emplace(*at, name);
            // A timer that is armed too early wakes once for nothing, which costs less than arming it at every action.
            is_earlier = !is_stopped_ && (!armed_ || *at < *armed_);
            if (is_earlier) armed_ = at;
        }
    }
    if (is_earlier) asio::post(strand_, [self = shared_from_this()] { self->arm(); });
}

std::size_t Alarms::size() const {
    const std::lock_guard lock(mutex_);
    return order_.size();
}

void Alarms::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
    }
    asio::post(strand_, [self = shared_from_this()] { self->timer_.cancel(); });
}

void Alarms::arm() {
    std::optional<store::Moment> at;
    {
        const std::lock_guard lock(mutex_);
        if (is_stopped_) return;
        armed_ = order_.empty() ? std::nullopt : std::optional(order_.begin()->first);
        at = armed_;
    }
    if (!at) return;
    const auto wait = std::max<store::Moment>(0, *at - now_());
    timer_.expires_after(std::chrono::milliseconds(wait));
    timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        if (error) return;
        if (const auto self = weak.lock()) self->wake();
    });
}

void Alarms::wake() {
    std::vector<std::string> due;
    const auto now = now_();
    {
        const std::lock_guard lock(mutex_);
        if (is_stopped_) return;
        while (!order_.empty() && order_.begin()->first <= now) {
            due.push_back(order_.begin()->second);
            moments_.erase(order_.begin()->second);
            order_.erase(order_.begin());
        }
    }
    for (const std::string& name : due) ring_(name);
    arm();
}

}  // namespace tessera::server
