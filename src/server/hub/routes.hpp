#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/fields.hpp"
#include "server/hub/identity.hpp"
#include "server/hub/replies.hpp"
#include "server/net/application.hpp"

namespace tessera::server {

struct Parts;

/// A request that found its route.
struct Call {
    Parts& parts;
    Request request;
    Identity who;
    std::vector<std::string> in_path;  ///< what stands for `{id}` and the like, in order

    [[nodiscard]] Fields fields() const { return Fields(request.body); }
    [[nodiscard]] std::string query(const std::string& name) const {
        const auto found = request.query.find(name);
        return found == request.query.end() ? std::string() : found->second;
    }
};

using Handler = asio::awaitable<Response> (*)(Call& call);

/// A person is an account that has signed in by its password: a bot's token is not enough.
enum class Asker : unsigned char { anybody, player, account, person };

/// One line of the API. docs/openapi.json has the same, and a test compares them.
struct Route {
    std::string_view method;
    std::string_view pattern;  ///< `/api/v1/games/{id}`
    Handler handler;
    Asker asker;
    std::vector<int> statuses;  ///< of its own; all may answer 429, 500 and 503 besides
};

[[nodiscard]] std::span<const Route> routes();

/// Guests cost nothing, so a player's own limits are not enough: so many of this kind from one address, and when to
/// come again.
[[nodiscard]] std::optional<Response> too_many_from_there(const Call& call, std::string_view kind);
/// What a player makes and the store keeps: by who it is and by where it comes from.
[[nodiscard]] std::optional<Response> too_many_makings(const Call& call);

/// Finds the route and calls it; 404, 405, 401 and 403 where there is none or it is not for them.
[[nodiscard]] asio::awaitable<Response> answer_by_route(Parts& parts, Request request);

// The handlers, by file.
// account_routes.cpp
asio::awaitable<Response> get_me(Call& call);
asio::awaitable<Response> post_guest(Call& call);
asio::awaitable<Response> post_accounts(Call& call);
asio::awaitable<Response> post_login(Call& call);
asio::awaitable<Response> post_logout(Call& call);
asio::awaitable<Response> post_password(Call& call);
asio::awaitable<Response> get_sessions(Call& call);
asio::awaitable<Response> delete_session(Call& call);
// my_data_routes.cpp
asio::awaitable<Response> get_export(Call& call);
asio::awaitable<Response> delete_me(Call& call);
// game_routes.cpp
asio::awaitable<Response> post_games(Call& call);
asio::awaitable<Response> get_games(Call& call);
asio::awaitable<Response> get_game(Call& call);
asio::awaitable<Response> post_join(Call& call);
asio::awaitable<Response> post_leave(Call& call);
asio::awaitable<Response> post_fill(Call& call);
asio::awaitable<Response> delete_game(Call& call);
asio::awaitable<Response> get_record(Call& call);
asio::awaitable<Response> get_fairness(Call& call);
// acting_routes.cpp
asio::awaitable<Response> post_act(Call& call);
asio::awaitable<Response> post_offer(Call& call);
asio::awaitable<Response> post_answer(Call& call);
asio::awaitable<Response> post_resign(Call& call);
asio::awaitable<Response> post_abort(Call& call);
asio::awaitable<Response> post_claim(Call& call);
asio::awaitable<Response> post_chat(Call& call);
asio::awaitable<Response> get_bot_events(Call& call);
// lobby_routes.cpp
asio::awaitable<Response> post_pairing(Call& call);
asio::awaitable<Response> delete_pairing(Call& call);
asio::awaitable<Response> get_lobby(Call& call);
asio::awaitable<Response> get_tv(Call& call);
// player_routes.cpp
asio::awaitable<Response> get_player(Call& call);
asio::awaitable<Response> get_player_ratings(Call& call);
asio::awaitable<Response> get_leaderboard(Call& call);
asio::awaitable<Response> get_daily(Call& call);
asio::awaitable<Response> post_daily(Call& call);
// people_routes.cpp
asio::awaitable<Response> get_blocks(Call& call);
asio::awaitable<Response> post_blocks(Call& call);
asio::awaitable<Response> delete_blocks(Call& call);
asio::awaitable<Response> post_reports(Call& call);
asio::awaitable<Response> get_tokens(Call& call);
asio::awaitable<Response> post_tokens(Call& call);
asio::awaitable<Response> delete_token(Call& call);
// push_routes.cpp
asio::awaitable<Response> get_push_key(Call& call);
asio::awaitable<Response> post_push(Call& call);
asio::awaitable<Response> delete_push(Call& call);
// health_routes.cpp
asio::awaitable<Response> get_healthz(Call& call);
asio::awaitable<Response> get_readyz(Call& call);
asio::awaitable<Response> get_metrics(Call& call);

}  // namespace tessera::server
