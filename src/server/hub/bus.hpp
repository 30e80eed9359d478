#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tessera::server {

/// What one process of the server shares with another: news by topic, who listens, who owns a room, work for engines.
/// One process needs only `LocalBus`; several put a broker behind the same verbs. All of them may be called from any
/// thread.
class Bus {
  public:
    /// One text goes to many, so it is shared. `about` names the game that it is about, if any. Without a text it only
    /// says that something about that game has changed.
    struct Message {
        std::shared_ptr<const std::string> text = {};
        std::string about = {};
    };
    using Hear = std::function<void(const Message&)>;

    /// Listens for as long as it lives.
    class Subscription {
      public:
        Subscription() = default;
        explicit Subscription(std::function<void()> end) : end_(std::move(end)) {}
        Subscription(Subscription&& other) noexcept : end_(std::exchange(other.end_, {})) {}
        Subscription& operator=(Subscription&& other) noexcept {
            if (this != &other) {
                stop();
                end_ = std::exchange(other.end_, {});
            }
            return *this;
        }
        Subscription(const Subscription&) = delete;
        Subscription& operator=(const Subscription&) = delete;
        ~Subscription() { stop(); }

      private:
        void stop() {
            if (const auto end = std::exchange(end_, {})) end();
        }

        std::function<void()> end_ = {};
    };

    Bus() = default;
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;
    virtual ~Bus() = default;

    /// `hear` is called on whichever thread publishes, possibly once more after the subscription ended; it must not
    /// block.
    [[nodiscard]] virtual Subscription subscribe(std::string topic, Hear hear) = 0;
    virtual void publish(const std::string& topic, const Message& message) = 0;
    /// How many listen to a topic, wherever they are.
    [[nodiscard]] virtual std::size_t listeners(const std::string& topic) const = 0;

    /// Only one process owns a name at a time. Says whether it is ours now.
    [[nodiscard]] virtual bool lease(const std::string& name) = 0;
    virtual void release(const std::string& name) = 0;

    /// Work as text, because the worker may be elsewhere. Work may be lost with a process: who wants it asks again.
    /// Owners are served in turn, whatever one of them wants.
    virtual void offer(const std::string& queue, const std::string& owner, std::string work) = 0;
    /// Waits for work; nothing once the bus is closed.
    [[nodiscard]] virtual std::optional<std::string> take(const std::string& queue) = 0;
    [[nodiscard]] virtual std::size_t waiting(const std::string& queue) const = 0;
    virtual void close() = 0;
};

/// The bus of a single process.
[[nodiscard]] std::unique_ptr<Bus> make_local_bus();

}  // namespace tessera::server
