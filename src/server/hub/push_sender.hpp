#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/hub/push_crypto.hpp"
#include "server/net/rate_limit.hpp"
#include "server/rooms/answer.hpp"
#include "store/keeper.hpp"

namespace tessera::server {

/// Where a browser's push service wants messages.
struct PushEndpoint {
    std::string host = {};
    std::string path = {};

    [[nodiscard]] std::string origin() const { return "https://" + host; }
};

/// Nothing for what is not HTTPS on its own port with a name for a host: the server must not be made to knock
/// elsewhere.
[[nodiscard]] std::optional<PushEndpoint> parse_push_endpoint(std::string_view address);

/// Not of this machine, a private network or one that nobody owns.
[[nodiscard]] bool is_public_address(std::string_view address);

/// Where a test has a push service of its own: all notes go there, whatever their host, and its certificate is trusted.
struct PushDetour {
    std::string address = {};
    std::uint16_t port = 0;
    std::string certificate = {};  ///< a PEM file
};

/// Notes to players who have no page open. Does its best: what cannot be sent is not sent.
class PushSender {
  public:
    PushSender(const boost::asio::any_io_executor& executor, store::Keeper& keeper, PushKeys keys,
               std::function<Moment()> now, const std::optional<PushDetour>& detour = {});
    ~PushSender();
    PushSender(const PushSender&) = delete;
    PushSender& operator=(const PushSender&) = delete;

    [[nodiscard]] const std::string& public_key() const;
    /// `{"game", "variant"}`, to all browsers that the player has named; they have the words.
    void tell(const std::string& player, const std::string& text);
    /// Notes that were not sent because too many were on their way, or their service rested.
    [[nodiscard]] std::uint64_t dropped() const;

  private:
    struct Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace tessera::server
