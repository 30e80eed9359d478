#pragma once

#include <boost/asio/io_context.hpp>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/net/application.hpp"
#include "server/net/config.hpp"
#include "server/net/metrics.hpp"
#include "server/net/server.hpp"

namespace tessera::server::test {

/// A small application that shows what the edge gave it.
class EchoApplication : public Application {
  public:
    explicit EchoApplication(Metrics& metrics) : metrics_(metrics) {}

    /// `/api/v1/echo` tells the request; `/api/v1/throw` throws; `/api/v1/agent` tells the program; `/api/v1/stream`
    /// opens a stream and `/api/v1/held` is answered when the test calls `release`.
    asio::awaitable<Response> answer(Request request) override;
    /// Refuses who shows the cookie `refused`.
    asio::awaitable<std::optional<Response>> admit(const Request& request, std::shared_ptr<void>& attached) override;
    void opened(std::shared_ptr<Client> client) override;
    /// Echoes; `flood N` sends N messages of 1000 bytes, `close` closes, `throw` throws.
    void said(const std::shared_ptr<Client>& client, std::string text) override;
    void closed(const std::shared_ptr<Client>& client) override;
    void stopping(std::function<void()> done) override;

    /// Waits until so many clients have gone since the beginning, ten seconds at most.
    [[nodiscard]] bool wait_for_closed(std::size_t count);
    [[nodiscard]] bool wait_for_held();
    void release();
    using Sender = std::function<bool(std::string)>;
    /// Waits for a stream that was opened, and takes its sender.
    [[nodiscard]] Sender take_stream();
    [[nodiscard]] std::vector<std::shared_ptr<Client>> clients();
    /// Calls for one client that came while another of its calls was on.
    [[nodiscard]] int overlaps() const { return overlaps_; }
    /// If false, `stopping` never says that it is done.
    std::atomic<bool> finishes = true;
    /// If true, `stopping` closes clients itself.
    std::atomic<bool> closes = false;

  private:
    struct Attached;
    Metrics& metrics_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::weak_ptr<Client>> clients_;
    std::size_t closed_ = 0;
    std::function<void()> release_;
    Sender stream_;
    std::atomic<int> overlaps_ = 0;
};

/// A server in this process on a port of its own, until it is destroyed.
class RunningServer {
  public:
    explicit RunningServer(Config config = test_config());
    ~RunningServer();

    /// Loopback, any port, no log, two threads.
    [[nodiscard]] static Config test_config();

    [[nodiscard]] std::uint16_t port() const { return server.port(); }
    /// Stops, and waits until it has.
    void stop();

    asio::io_context context;
    Metrics metrics;
    EchoApplication application{metrics};
    Server server;

  private:
    std::jthread thread_;
};

/// A folder that is gone afterwards.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    /// Makes the folders above it too.
    std::filesystem::path write(const std::string& name, std::string_view content) const;
    std::filesystem::path path;
};

}  // namespace tessera::server::test
