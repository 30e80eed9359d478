#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tessera::server {

using SharedText = std::shared_ptr<const std::string>;

/// What waits to be written to one client, bounded. Anybody puts in; one writer takes out. An empty one owns no memory.
class Outbox {
  public:
    struct Bounds {
        std::size_t messages = 256;
        std::size_t bytes = 1024UL * 1024;
    };
    explicit Outbox(Bounds bounds) : bounds_(bounds) {}

    enum class Put : std::uint8_t {
        waits,     ///< a writer is at work already
        wake,      ///< there was nothing: somebody has to start the writer
        overflow,  ///< too much waits: all that did is gone, and nothing more is taken
        closed,    ///< nothing is taken any more
    };
    [[nodiscard]] Put put(SharedText text);
    /// One last message, or none if it is null; after it nothing is taken. Wake or waits as above.
    [[nodiscard]] Put put_last(SharedText text);

    /// The next to write; null where there is none, and the writer rests.
    [[nodiscard]] SharedText take();
    [[nodiscard]] bool is_closed() const;

  private:
    mutable std::mutex mutex_;
    Bounds bounds_;
    std::vector<SharedText> waiting_;
    std::size_t taken_ = 0;  ///< of `waiting_`, from its front
    std::size_t bytes_ = 0;
    bool is_writing_ = false;
    bool is_closed_ = false;
};

}  // namespace tessera::server
