#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/hub/push_crypto.hpp"
#include "server/net/application.hpp"
#include "server/net/metrics.hpp"
#include "store/rows.hpp"

namespace tessera::server {

struct HubOptions {
    std::string store = {};          ///< an address as store.hpp has them
    std::string cookie_secret = {};  ///< empty: the store keeps one
    std::string version = "0";
    unsigned engine_threads = 1;
    bool has_limits = true;                   ///< on logins, new games and chat; else as often as anybody wants
    std::filesystem::path puzzles = {};       ///< the folder of the packs, for the puzzle of the day; empty: no daily
    PushKeys push = {};                       ///< empty: no Web Push
    std::shared_ptr<Metrics> metrics = {};    ///< shared with the edge; the hub adds figures of its own
    std::function<store::Moment()> now = {};  ///< milliseconds since 1970; empty: the system's clock
};

/// The application behind the edge: who is connected, rooms, accounts, the API.
class Hub : public Application {
  public:
    /// Opens the store; throws where that fails. Rooms run on `executor`, whose threads must run until the hub is gone.
    Hub(const boost::asio::any_io_executor& executor, HubOptions options);
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;
    ~Hub() override;

    asio::awaitable<Response> answer(Request request) override;
    asio::awaitable<std::optional<Response>> admit(const Request& request, std::shared_ptr<void>& attached) override;
    void opened(std::shared_ptr<Client> client) override;
    void said(const std::shared_ptr<Client>& client, std::string text) override;
    void closed(const std::shared_ptr<Client>& client) override;
    void stopping(std::function<void()> done) override;

  private:
    struct Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace tessera::server
