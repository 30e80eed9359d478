#include "server/hub/wishing.hpp"

#include <algorithm>
#include <utility>

#include "server/hub/parts.hpp"
#include "server/hub/suspend.hpp"

namespace tessera::server {

namespace asio = boost::asio;

Answer<std::vector<store::EventRow>> decide_openly(const Room& room, const Json& wish, const Player& who,
                                                   const std::string& key, Moment now) {
    if (!room.may_watch(who.id, key)) {
        return std::unexpected(
            Refusal{.code = "not_found", .sentence = "There is no such game, or it is not open to you."});
    }
    return room.decide(wish, who, now);
}

asio::awaitable<Answer<std::int64_t>> wish_in(Parts& parts, std::string game, Json wish, Player who, std::string key) {
    RoomHost::Decide decide = [wish = std::move(wish), who = std::move(who), key = std::move(key)](
                                  const Room& room, Moment now) { return decide_openly(room, wish, who, key, now); };
    co_return co_await changed_in(parts.rooms.host(game), std::move(decide));
}

bool is_blocked_by_any(store::Store& store, const std::string& player, const std::vector<std::string>& players) {
    return std::ranges::any_of(players, [&](const std::string& other) {
        if (other.empty() || other == player) return false;
        const auto blocked = store.blocked(other);
        return std::ranges::find(blocked, player) != blocked.end();
    });
}

asio::awaitable<bool> is_blocked_by_any(Parts& parts, std::string player, std::vector<std::string> players) {
    auto find = [player = std::move(player), players = std::move(players)](store::Store& store) {
        return is_blocked_by_any(store, player, players);
    };
    co_return co_await on_store(parts.keeper, Access::read, std::move(find));
}

}  // namespace tessera::server
