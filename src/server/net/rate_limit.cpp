#include "server/net/rate_limit.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace tessera::server {

std::optional<std::chrono::milliseconds> TokenBucket::take(Rate rate, Clock::time_point now) {
    if (rate.per_second <= 0) return {};
    const double seconds = std::chrono::duration<double>(now - since_).count();
    tokens_ = std::min(rate.burst, tokens_ + std::max(seconds, 0.0) * rate.per_second);
    since_ = now;
    if (tokens_ >= 1) {
        tokens_ -= 1;
        return {};
    }
    return std::chrono::milliseconds{static_cast<std::int64_t>(std::ceil((1 - tokens_) / rate.per_second * 1000))};
}

bool TokenBucket::is_full(Rate rate, Clock::time_point now) const {
    return tokens_ + std::chrono::duration<double>(now - since_).count() * rate.per_second >= rate.burst;
}

RateLimiter::RateLimiter(Rate rate, std::size_t most_keys)
    : rate_(rate), most_in_shard_(std::max<std::size_t>(most_keys / std::tuple_size_v<decltype(shards_)>, 1)) {}

std::optional<std::chrono::milliseconds> RateLimiter::take(std::string_view key, Clock::time_point now) {
    if (rate_.per_second <= 0) return {};
    auto& shard = shards_[std::hash<std::string_view>{}(key) % shards_.size()];
    const std::lock_guard lock(shard.mutex);
    std::string name{key};
    auto found = shard.buckets.find(name);
    if (found == shard.buckets.end()) {
        if (shard.buckets.size() >= most_in_shard_) make_room(shard, now);
        found = shard.buckets.emplace(std::move(name), TokenBucket{rate_, now}).first;
    }
    return found->second.take(rate_, now);
}

void RateLimiter::make_room(Shard& shard, Clock::time_point now) const {
    std::erase_if(shard.buckets, [&](const auto& entry) { return entry.second.is_full(rate_, now); });
    // All of them are at it: some lose what they used up, which is better than to lock strangers out. An eighth at
    // once, so that the next keys need not walk through all of them again.
    while (shard.buckets.size() > most_in_shard_ - (most_in_shard_ + 7) / 8) shard.buckets.erase(shard.buckets.begin());
}

std::size_t RateLimiter::keys() const {
    std::size_t count = 0;
    for (const auto& shard : shards_) {
        const std::lock_guard lock(shard.mutex);
        count += shard.buckets.size();
    }
    return count;
}

ConnectionCounter::Ticket::Ticket(std::shared_ptr<ConnectionCounter> counter, std::string key)
    : counter_(std::move(counter)), key_(std::move(key)) {}

ConnectionCounter::Ticket::~Ticket() {
    counter_->leave(key_);
}

std::unique_ptr<ConnectionCounter::Ticket> ConnectionCounter::enter(const std::string& key, std::size_t most) {
    const std::lock_guard lock(mutex_);
    auto& count = counts_[key];
    if (most > 0 && count >= most) return nullptr;
    ++count;
    return std::make_unique<Ticket>(shared_from_this(), key);
}

void ConnectionCounter::leave(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto found = counts_.find(key);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
}

}  // namespace tessera::server
