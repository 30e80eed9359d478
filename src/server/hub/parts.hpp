#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/hub/bot_stream.hpp"
#include "server/hub/bus.hpp"
#include "server/hub/daily.hpp"
#include "server/hub/engines.hpp"
#include "server/hub/hub.hpp"
#include "server/hub/identity.hpp"
#include "server/hub/listing.hpp"
#include "server/hub/making.hpp"
#include "server/hub/pairing.hpp"
#include "server/hub/push_sender.hpp"
#include "server/hub/readiness.hpp"
#include "server/hub/room_keeper.hpp"
#include "server/hub/visitor.hpp"
#include "server/net/passwords.hpp"
#include "server/net/rate_limit.hpp"
#include "store/keeper.hpp"

namespace tessera::server {

/// What all that the hub does is made of. Handlers of routes and messages get it.
struct Parts {
    Parts(boost::asio::any_io_executor on, HubOptions with);
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;
    ~Parts();

    HubOptions options;
    boost::asio::any_io_executor executor;
    std::function<Moment()> now;
    store::Keeper keeper;
    std::unique_ptr<Bus> bus;
    Identities identities;
    Passwords passwords;
    Listing listing;
    Pairing pairing;
    std::optional<Daily> daily;
    std::optional<PushSender> push;
    RateLimiter logins;    ///< tries of an address, and of who is signed in
    RateLimiter guesses;   ///< tries of an address for one name
    RateLimiter names;     ///< tries for one name, from wherever: so many that nobody is easily locked out by others
    RateLimiter makings;   ///< games, tokens, reports of a player
    RateLimiter arrivals;  ///< guests, games, reports, chat lines of an address, whoever they say they are
    RateLimiter talk;      ///< chat lines of a player
    RateLimiter joins;     ///< games that pages of an address open: each may have to be read and is told whole
    BotStreams streams;
    Visitors visitors;
    Readiness readiness;
    std::atomic<bool> is_stopping = false;
    RoomKeeper rooms;
    Engines engines;

    /// Waiting and running games of the store: their flags fall, their bots think, lists show them.
    void go_on_after_start();
    /// Events of a room are durable: lists, turns, rematches.
    void room_changed(const Room& room, const std::vector<store::EventRow>& events);
    /// To all sockets of a player.
    void notify(const std::string& player, const Json& message, const std::string& about);
    void notify_silently(const std::string& player, const std::string& game);
    /// Closes sockets and streams of sessions that are no more.
    void send_away(const std::string& player, const std::function<bool(const std::string& session)>& is_meant);
    /// For who was let in, and is from now on found by `send_away`: closes it if its session ended in between.
    void send_away_if_revoked(const Shown& shown, const Identity& who, std::weak_ptr<Client> client);

    [[nodiscard]] Json lobby_json();
    [[nodiscard]] Json tv_json();
    /// Reads rooms that lists want to show, and puts them there.
    void learn(const std::vector<std::string>& games);
    /// Makes games of those who wait and fit together.
    void make_pairs();
    void make_rematch(const std::string& game);

  private:
    void tell_of_start_or_end(const Room& room);

    std::mutex rematches_mutex_;
    std::set<std::string> rematches_;  ///< games whose next one is being made
};

/// The player with its rating in a variant, as games keep it.
[[nodiscard]] boost::asio::awaitable<Player> with_rating(Parts& parts, Player player, std::string variant);

/// The name that others see. `players` that have left have none.
[[nodiscard]] std::string name_of(store::Store& store, const std::string& player);

/// What a password is compared with; nothing where there is no such account.
[[nodiscard]] inline std::optional<std::string> hash_of(const std::optional<store::AccountRow>& account) {
    if (!account) return std::nullopt;
    return account->password_hash;
}

[[nodiscard]] Moment system_now();

}  // namespace tessera::server
