#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>

#include "server/net/config.hpp"
#include "server/net/outbox.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

/// An answer that stays open: lines wait in a bounded outbox and are written as chunks. An empty line now and then
/// shows the client that the server lives, and the server that the client does.
class LineStream : public std::enable_shared_from_this<LineStream> {
  public:
    LineStream(asio::any_io_executor executor, const Limits& limits);

    /// A way to send, for any thread: false when the client is gone or too slow. When the last copy of it is gone the
    /// stream ends.
    [[nodiscard]] std::function<bool(std::string line)> sender();
    /// Nothing more is taken; what waits is written if it still can be. Of any thread.
    void end();
    /// Writes until the end, on the wire's strand.
    [[nodiscard]] asio::awaitable<void> write_to(Wire& wire);

  private:
    [[nodiscard]] bool put(std::string line);
    void wake();

    asio::any_io_executor executor_;
    const Limits& limits_;
    asio::steady_timer timer_;
    Outbox outbox_;
};

}  // namespace tessera::server
