#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace tessera::server {

/// A connection, seen by the server that wants to stop. Both may be called from any thread.
class Session {
  public:
    virtual ~Session() = default;
    /// End when what is being done is done.
    virtual void stop() = 0;
    /// End.
    virtual void kill() = 0;
};

/// All that are connected. Of any thread.
class Sessions {
  public:
    [[nodiscard]] std::uint64_t add(std::weak_ptr<Session> session);
    void remove(std::uint64_t number);
    [[nodiscard]] std::size_t count() const;
    void stop_all();
    void kill_all();
    /// Called whenever the last one has gone, by the thread that saw it go.
    void when_empty(std::function<void()> tell);

  private:
    [[nodiscard]] std::unordered_map<std::uint64_t, std::weak_ptr<Session>> all() const;

    mutable std::mutex mutex_;
    std::uint64_t last_ = 0;
    std::unordered_map<std::uint64_t, std::weak_ptr<Session>> sessions_;
    std::function<void()> tell_empty_;
};

}  // namespace tessera::server
