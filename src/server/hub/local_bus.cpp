#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <unordered_map>
#include <vector>

#include "server/hub/bus.hpp"

namespace tessera::server {

namespace {

struct Listener {
    std::uint64_t number = 0;
    std::shared_ptr<const Bus::Hear> hear = {};
};

using Listeners = std::vector<Listener>;

/// A part of the topics, so that threads seldom wait for each other. Who publishes takes a copy of the pointer and
/// calls listeners without the lock, so a list never changes: who comes or goes makes a new one.
struct Shard {
    mutable std::mutex mutex = {};
    std::unordered_map<std::string, std::shared_ptr<const Listeners>> topics = {};

    void add(const std::string& topic, Listener listener) {
        const std::lock_guard lock(mutex);
        auto& list = topics[topic];
        auto longer = list ? std::make_shared<Listeners>(*list) : std::make_shared<Listeners>();
        longer->push_back(std::move(listener));
        list = std::move(longer);
    }

    void remove(const std::string& topic, std::uint64_t number) {
        const std::lock_guard lock(mutex);
        const auto found = topics.find(topic);
        if (found == topics.end()) return;
        auto shorter = std::make_shared<Listeners>(*found->second);
        std::erase_if(*shorter, [&](const Listener& one) { return one.number == number; });
        if (shorter->empty()) {
            topics.erase(found);
        } else {
            found->second = std::move(shorter);
        }
    }

    [[nodiscard]] std::shared_ptr<const Listeners> of(const std::string& topic) const {
        const std::lock_guard lock(mutex);
        const auto found = topics.find(topic);
        return found == topics.end() ? nullptr : found->second;
    }
};

/// Work that waits, by whom it is for: each in turn, so that who wants much does not keep the others waiting.
class FairQueue {
  public:
    void push(const std::string& owner, std::string work) {
        auto& own = by_owner_[owner];
        if (own.empty()) turns_.push_back(owner);
        own.push_back(std::move(work));
        ++size_;
    }

    /// Only where there is some.
    std::string pop() {
        const std::string owner = std::move(turns_.front());
        turns_.pop_front();
        const auto own = by_owner_.find(owner);
        std::string work = std::move(own->second.front());
        own->second.pop_front();
        if (own->second.empty()) {
            by_owner_.erase(own);
        } else {
            turns_.push_back(owner);
        }
        --size_;
        return work;
    }

    [[nodiscard]] std::size_t size() const { return size_; }

  private:
    std::deque<std::string> turns_ = {};
    std::unordered_map<std::string, std::deque<std::string>> by_owner_ = {};
    std::size_t size_ = 0;
};

class LocalBus : public Bus {
  public:
    Subscription subscribe(std::string topic, Hear hear) override {
        const std::uint64_t number = ++last_number_;
        auto& shard = shard_of(*shards_, topic);
        shard.add(topic, {.number = number, .hear = std::make_shared<const Hear>(std::move(hear))});
        // A subscription may outlive the bus, at the very end.
        return Subscription([shards = std::weak_ptr(shards_), topic = std::move(topic), number] {
            if (const auto kept = shards.lock()) shard_of(*kept, topic).remove(topic, number);
        });
    }

    void publish(const std::string& topic, const Message& message) override {
        const auto list = shard_of(*shards_, topic).of(topic);
        if (!list) return;
        for (const Listener& listener : *list) (*listener.hear)(message);
    }

    std::size_t listeners(const std::string& topic) const override {
        const auto list = shard_of(*shards_, topic).of(topic);
        return list ? list->size() : 0;
    }

    bool lease(const std::string& name) override {
        const std::lock_guard lock(mutex_);
        return leases_.insert(name).second;
    }

    void release(const std::string& name) override {
        const std::lock_guard lock(mutex_);
        leases_.erase(name);
    }

    void offer(const std::string& queue, const std::string& owner, std::string work) override {
        {
            const std::lock_guard lock(mutex_);
            queues_[queue].push(owner, std::move(work));
        }
        came_.notify_one();
    }

    std::optional<std::string> take(const std::string& queue) override {
        std::unique_lock lock(mutex_);
        auto& list = queues_[queue];
        came_.wait(lock, [&] { return is_closed_ || list.size() != 0; });
        if (is_closed_) return std::nullopt;
        return list.pop();
    }

    std::size_t waiting(const std::string& queue) const override {
        const std::lock_guard lock(mutex_);
        const auto found = queues_.find(queue);
        return found == queues_.end() ? 0 : found->second.size();
    }

    void close() override {
        {
            const std::lock_guard lock(mutex_);
            is_closed_ = true;
        }
        came_.notify_all();
    }

  private:
    static constexpr std::size_t shard_count = 64;
    using Shards = std::array<Shard, shard_count>;

    static Shard& shard_of(Shards& shards, const std::string& topic) {
        return shards[std::hash<std::string>{}(topic) % shard_count];
    }

    std::shared_ptr<Shards> shards_ = std::make_shared<Shards>();
    std::atomic<std::uint64_t> last_number_ = 0;
    mutable std::mutex mutex_ = {};
    std::condition_variable came_ = {};
    // A map of nodes: `take` keeps a reference to its list while it waits.
    std::unordered_map<std::string, FairQueue> queues_ = {};
    std::set<std::string> leases_ = {};
    bool is_closed_ = false;
};

}  // namespace

std::unique_ptr<Bus> make_local_bus() {
    return std::make_unique<LocalBus>();
}

}  // namespace tessera::server
