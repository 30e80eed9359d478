// Who looks for an opponent, and what can be watched.

#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"

namespace tessera::server {

asio::awaitable<Response> post_pairing(Call& call) {
    const Json wish = call.fields().all();
    if (const auto wait = call.parts.makings.take(call.who.player.id)) co_return too_often(*wait);
    const Moment now = call.parts.now();
    const std::string variant = call.fields().text("variant", {.least = 1, .most = 40});
    const Player player = co_await with_rating(call.parts, call.who.player, variant);
    constexpr double unrated = 1500;
    auto waiting = parse_pairing(wish, player, player.rating.value_or(unrated), now);
    if (!waiting) co_return refused(waiting.error());
    auto find = [id = player.id](store::Store& store) { return store.blocked(id); };
    waiting->blocked = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    if (!call.parts.pairing.enter(*std::move(waiting))) {
        co_return refusal(503, "busy", "Too many are waiting for an opponent. Try again in a moment.");
    }
    note_program(call.parts, call.who);
    co_return reply({{"waiting", true}});
}

asio::awaitable<Response> delete_pairing(Call& call) {
    call.parts.pairing.leave(call.who.player.id);
    co_return Response{.status = 204};
}

asio::awaitable<Response> get_lobby(Call& call) {
    co_return reply(call.parts.lobby_json());
}

asio::awaitable<Response> get_tv(Call& call) {
    co_return reply(call.parts.tv_json());
}

}  // namespace tessera::server
