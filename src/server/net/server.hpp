#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <memory>

#include "server/net/application.hpp"
#include "server/net/config.hpp"
#include "server/net/metrics.hpp"

namespace tessera::server {

/// Listens, and serves an application and the pages of `config.web` on threads of its own making. The context is the
/// caller's, so that the application can have its strands and timers on the same threads; it outlives server and
/// application.
class Server {
  public:
    /// Listens already when it returns; an exception with a sentence where that is not possible.
    Server(asio::io_context& context, Config config, Application& application, Metrics& metrics);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    /// Serves until stopped. The calling thread is one of `config.threads`. When it returns the context is stopped.
    void run();
    /// From any thread, once or more: takes nobody new, lets the application tell its clients and finish, then what is
    /// being answered; whoever has not gone after `drain_time` is cut off.
    void stop();

  private:
    struct Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace tessera::server
