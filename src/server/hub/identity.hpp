#pragma once

#include <boost/asio/awaitable.hpp>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/net/application.hpp"
#include "server/net/cookies.hpp"
#include "server/rooms/room.hpp"
#include "store/keeper.hpp"

namespace tessera::server {

/// Who is asking.
struct Identity {
    enum class Kind : std::uint8_t { nobody, guest, account };

    Kind kind = Kind::nobody;
    Player player = {.id = "-", .name = "Somebody"};  ///< nobody has an id that no seat has
    std::string session = {};                         ///< of an account
    bool is_token = false;                            ///< a bot, not a browser

    [[nodiscard]] bool is_somebody() const { return kind != Kind::nobody; }
    [[nodiscard]] bool is_account() const { return kind == Kind::account; }
};

/// What somebody shows to say who they are, as in Request.
struct Shown {
    std::string cookie = {};
    std::string bearer = {};
};

/// As GET /api/v1/me tells it.
[[nodiscard]] Json to_json(const Identity& who);

/// Of the shape that guests' ids have. Whether there is such a guest nobody knows: nothing is kept of them.
[[nodiscard]] bool is_guest_id(std::string_view player);

/// Finds out who is asking, by cookie or token. Sessions that were just seen are remembered for a while.
class Identities {
  public:
    Identities(store::Keeper& keeper, std::string_view secret, std::function<Moment()> now);

    [[nodiscard]] boost::asio::awaitable<Identity> of(std::string cookie, std::string bearer);

    struct NewGuest {
        Identity who;
        std::string cookie;
    };
    [[nodiscard]] NewGuest make_guest() const;

    /// What is remembered of an account's sessions is no longer true.
    void forget(const std::string& account);

    static constexpr std::size_t guest_id_length = 16;
    static constexpr std::int64_t guest_seconds = 365LL * 86'400;
    static constexpr std::int64_t session_seconds = 90LL * 86'400;

  private:
    struct Known {
        Identity who = {};
        Moment until = 0;
        Moment expires = 0;
    };
    [[nodiscard]] std::optional<Identity> remembered(const std::string& hash);
    void remember(const std::string& hash, const Known& known, std::uint64_t generation);

    store::Keeper& keeper_;
    GuestCookies guests_;
    std::function<Moment()> now_;
    std::mutex mutex_;
    std::unordered_map<std::string, Known> known_;
    std::uint64_t generation_ = 0;  ///< grows with every `forget`, so that a look-up begun before is not remembered
};

}  // namespace tessera::server
