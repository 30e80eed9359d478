#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "server/net/support/raw_client.hpp"

namespace tessera::server::test {

using Json = nlohmann::json;

struct Told {
    int status = 0;
    Json body = {};
    std::map<std::string, std::string> headers = {};
};

/// Somebody with a cookie and perhaps a socket. Waits are ten seconds at most, then a test fails by an exception.
class Person {
  public:
    /// Nobody yet.
    explicit Person(std::uint16_t port) : port_(port) {}
    [[nodiscard]] static Person guest(std::uint16_t port);
    [[nodiscard]] static Person account(std::uint16_t port, const std::string& name,
                                        const std::string& password = "correct horse");

    /// A request with the cookie, or with the token where there is one.
    Told ask(const std::string& method, const std::string& path, const Json& body = nullptr);
    /// The same, which must succeed.
    Json must(const std::string& method, const std::string& path, const Json& body = nullptr);

    void connect();
    void disconnect() { socket_.reset(); }
    [[nodiscard]] bool is_connected() const { return socket_ != nullptr; }
    void send(const Json& message);
    void send_text(const std::string& text) { socket_->send_frame(text); }
    /// The next message, those first that were passed over; null where the server has closed.
    Json next();
    /// The next message of which this is true; those before it are passed over, for good where `keeps` is false.
    Json until(const std::function<bool(const Json&)>& is_wanted);
    Json until_kind(const std::string& t);
    Json until_event(const std::string& kind);
    /// Until the server has closed the socket.
    void until_closed();
    /// Sends with a number and waits for the answer to it; what comes before stays for `next`.
    Json call(Json message);

    [[nodiscard]] RawClient& socket() { return *socket_; }
    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    /// All that came over the socket, byte for byte.
    [[nodiscard]] const std::vector<std::string>& bytes() const { return bytes_; }

    std::string cookie = {};
    std::string token = {};
    std::string more_headers = {};  ///< lines that end with CR LF: what a proxy would add

  private:
    Json read();

    std::uint16_t port_;
    std::string id_;
    std::string name_;
    std::unique_ptr<RawClient> socket_;
    std::deque<Json> kept_;
    std::vector<std::string> bytes_;
    int rid_ = 0;
};

}  // namespace tessera::server::test
