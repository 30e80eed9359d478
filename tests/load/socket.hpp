#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "load/http.hpp"

namespace tessera::load {

/// A connected page: a guest and its WebSocket. For one thread.
class Socket {
  public:
    /// What the server says; an empty text where it closed.
    using Heard = std::function<void(std::string_view text)>;

    Socket(asio::io_context& io, std::string cookie);
    ~Socket();
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    [[nodiscard]] const std::string& cookie() const { return cookie_; }
    /// Throws where it is refused.
    asio::awaitable<void> open(const Endpoint& server);
    /// Reads until it is closed.
    void listen(Heard heard);
    /// From now on this one hears.
    void hear(Heard heard);
    void send(std::string text);
    void close();

  private:
    /// Boost's WebSocket takes long to compile: in one file only.
    struct Inside;
    std::string cookie_;
    std::shared_ptr<Inside> inside_;
};

}  // namespace tessera::load
