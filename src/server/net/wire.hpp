#pragma once

#include <array>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "server/net/rate_limit.hpp"

namespace tessera::server {

namespace asio = boost::asio;
struct Edge;

using HttpMessage = boost::beast::http::request<boost::beast::http::string_body>;

/// All that a connection takes along when it becomes a WebSocket.
struct Upgrade {
    std::unique_ptr<HttpMessage> request;
    std::shared_ptr<void> attached;
    std::unique_ptr<ConnectionCounter::Ticket> ticket;
};

/// A connection of bytes, plain or under TLS, so that HTTP is compiled once for both. Every wait has an end: a limit
/// that passes closes the connection. Used on its executor only, a strand.
class Wire {
  public:
    using Clock = std::chrono::steady_clock;

    virtual ~Wire() = default;
    [[nodiscard]] virtual asio::any_io_executor executor() = 0;
    [[nodiscard]] virtual bool is_secure() const = 0;
    /// TLS's handshake; nothing to do for a plain one. False: it failed.
    [[nodiscard]] virtual asio::awaitable<bool> open(Clock::duration limit) = 0;
    /// How many bytes came, at least one; 0: closed, broken or too late.
    [[nodiscard]] virtual asio::awaitable<std::size_t> read(asio::mutable_buffer into, Clock::time_point deadline) = 0;
    /// All of both pieces; each part that the network takes has the limit anew. False: closed, broken or too late.
    [[nodiscard]] virtual asio::awaitable<bool> write(std::array<asio::const_buffer, 2> pieces,
                                                      Clock::duration limit) = 0;
    /// Calls once when the other side goes (or says something), while writing goes on. What `gone` holds keeps the wire
    /// alive.
    virtual void watch(std::function<void()> gone) = 0;
    /// Tells that nothing follows, then waits a little for the other side to read it all.
    [[nodiscard]] virtual asio::awaitable<void> finish() = 0;
    virtual void close() = 0;
    /// Becomes a WebSocket, which goes on by itself. Nothing else may be called after it.
    virtual void upgrade(std::shared_ptr<Edge> edge, Upgrade upgrade) = 0;
};

[[nodiscard]] std::unique_ptr<Wire> plain_wire(asio::ip::tcp::socket socket);
[[nodiscard]] std::unique_ptr<Wire> tls_wire(asio::ip::tcp::socket socket, asio::ssl::context& context);

}  // namespace tessera::server
