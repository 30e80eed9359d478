#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

namespace asio = boost::asio;

/// What the edge knows of a request after it has checked sizes, methods, origins and cookies' signatures.
struct Request {
    std::string method;                        ///< `GET`
    std::string path;                          ///< decoded, without the query: `/api/v1/games/abc`
    std::map<std::string, std::string> query;  ///< decoded
    std::string body;
    std::string address;          ///< of the client, for limits; never logged whole
    std::string cookie = {};      ///< value of the one cookie there is, unverified
    std::string bearer = {};      ///< token of `Authorization: Bearer`
    std::string user_agent = {};  ///< cut to 100 letters of ASCII
    bool is_secure = false;       ///< TLS here or, where trusted, at the proxy
};

struct Response {
    int status = 200;
    std::string body = {};
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers = {};
    /// If set, the answer stays open: lines are sent as they are given. Called once with a way to send (false: the
    /// client is gone or too slow), which may be kept and called from any thread; letting go of it ends the answer.
    std::function<void(std::function<bool(std::string line)> send)> stream = {};
};

/// A connected page. Owned by the edge; the application keeps weak pointers. All functions may be called from any
/// thread.
class Client {
  public:
    virtual ~Client() = default;
    [[nodiscard]] virtual std::uint64_t id() const = 0;
    /// Puts a message into the bounded outbox; shared, because one text goes to many. Where it is full the client is
    /// closed with `bye`, and comes again.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close() = 0;
    /// What the application knows of it; set in `opened`, used in the client's own calls only.
    std::shared_ptr<void> attached;
};

/// What is served besides files: the hub implements it, the edge calls it. Calls for one client come one after another.
class Application {
  public:
    virtual ~Application() = default;

    /// A request under /api/, or /healthz, /readyz, /metrics. Exceptions become 500 with an id that the log has too.
    virtual asio::awaitable<Response> answer(Request request) = 0;
    /// Whether this page may connect; a refusal is an HTTP answer. Cookie and bearer as in Request.
    virtual asio::awaitable<std::optional<Response>> admit(const Request& request, std::shared_ptr<void>& attached) = 0;
    virtual void opened(std::shared_ptr<Client> client) = 0;
    virtual void said(const std::shared_ptr<Client>& client, std::string text) = 0;
    virtual void closed(const std::shared_ptr<Client>& client) = 0;
    /// The server stops: tell clients, finish what is being written, then call `done`.
    virtual void stopping(std::function<void()> done) = 0;
};

}  // namespace tessera::server
