#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tessera::load {

using Json = nlohmann::json;
namespace asio = boost::asio;
using Endpoint = asio::ip::tcp::endpoint;

/// An answer of the API.
struct Reply {
    int status = 0;
    Json body = {};
    std::string cookie = {};  ///< `tessera=…` where one was set
    [[nodiscard]] bool is_good() const { return status >= 200 && status < 300; }
};

/// A few connections that are kept open; who asks waits for a free one. For one thread.
class Http {
  public:
    Http(asio::io_context& io, Endpoint server, std::size_t connections);
    ~Http();
    [[nodiscard]] auto executor() const { return io_.get_executor(); }
    /// Throws where the server cannot be reached.
    asio::awaitable<Reply> ask(std::string method, std::string path, std::string cookie = {}, Json body = nullptr);

  private:
    struct Connection;
    asio::awaitable<std::unique_ptr<Connection>> acquire();
    void release(std::unique_ptr<Connection> connection);

    asio::io_context& io_;
    Endpoint server_;
    std::vector<std::unique_ptr<Connection>> free_;
    asio::steady_timer freed_;
};

}  // namespace tessera::load
