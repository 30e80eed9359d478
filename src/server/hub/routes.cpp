// The table of the API: what there is, for whom, and what it may answer.

#include "server/hub/routes.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/hub/parts.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/address.hpp"
#include "server/net/log.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

using enum Asker;

const Route table[] = {
    {"GET", "/api/v1/me", get_me, anybody, {200}},
    {"POST", "/api/v1/guest", post_guest, anybody, {200, 409}},
    {"POST", "/api/v1/accounts", post_accounts, anybody, {200, 400, 409}},
    {"POST", "/api/v1/login", post_login, anybody, {200, 400, 401}},
    {"POST", "/api/v1/logout", post_logout, anybody, {204}},
    {"POST", "/api/v1/password", post_password, person, {204, 400, 401, 403}},
    {"GET", "/api/v1/sessions", get_sessions, person, {200, 401, 403}},
    {"DELETE", "/api/v1/sessions/{id}", delete_session, person, {204, 401, 403, 404}},
    {"GET", "/api/v1/me/export", get_export, player, {200, 401, 403}},
    {"DELETE", "/api/v1/me", delete_me, player, {204, 400, 401, 403}},

    {"POST", "/api/v1/games", post_games, player, {200, 400, 401, 403, 409, 422}},
    {"GET", "/api/v1/games", get_games, anybody, {200, 400, 401, 404}},
    {"GET", "/api/v1/games/{id}", get_game, anybody, {200, 404}},
    {"POST", "/api/v1/games/{id}/join", post_join, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/leave", post_leave, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/fill", post_fill, player, {200, 400, 401, 403, 404, 409, 422}},
    {"DELETE", "/api/v1/games/{id}", delete_game, player, {204, 400, 401, 403, 404, 409, 422}},
    {"GET", "/api/v1/games/{id}/record", get_record, anybody, {200, 403, 404, 409, 422}},
    {"GET", "/api/v1/games/{id}/fairness", get_fairness, anybody, {200, 404}},

    {"POST", "/api/v1/games/{id}/act", post_act, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/offer", post_offer, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/answer", post_answer, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/resign", post_resign, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/abort", post_abort, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/claim", post_claim, player, {200, 400, 401, 403, 404, 409, 422}},
    {"POST", "/api/v1/games/{id}/chat", post_chat, player, {200, 400, 401, 403, 404, 409, 422}},
    {"GET", "/api/v1/bot/events", get_bot_events, account, {200, 401, 403}},

    {"POST", "/api/v1/pairing", post_pairing, player, {200, 400, 401, 403, 409, 422}},
    {"DELETE", "/api/v1/pairing", delete_pairing, player, {204, 401}},
    {"GET", "/api/v1/lobby", get_lobby, anybody, {200}},
    {"GET", "/api/v1/tv", get_tv, anybody, {200}},

    {"GET", "/api/v1/players/{name}", get_player, anybody, {200, 404}},
    {"GET", "/api/v1/players/{name}/ratings/{variant}", get_player_ratings, anybody, {200, 404}},
    {"GET", "/api/v1/leaderboards/{variant}", get_leaderboard, anybody, {200, 404}},
    {"GET", "/api/v1/daily/{date}", get_daily, anybody, {200, 404}},
    {"POST", "/api/v1/daily/{date}", post_daily, player, {200, 400, 401, 404, 409, 422}},

    {"GET", "/api/v1/blocks", get_blocks, player, {200, 401}},
    {"POST", "/api/v1/blocks", post_blocks, player, {204, 400, 401, 404}},
    {"DELETE", "/api/v1/blocks", delete_blocks, player, {204, 400, 401, 404}},
    {"POST", "/api/v1/reports", post_reports, player, {204, 400, 401, 404}},
    {"GET", "/api/v1/tokens", get_tokens, person, {200, 401, 403}},
    {"POST", "/api/v1/tokens", post_tokens, person, {200, 400, 401, 403, 409}},
    {"DELETE", "/api/v1/tokens/{id}", delete_token, person, {204, 401, 403, 404}},

    {"GET", "/api/v1/push/key", get_push_key, anybody, {200}},
    {"POST", "/api/v1/push", post_push, player, {204, 400, 401, 404, 409}},
    {"DELETE", "/api/v1/push", delete_push, player, {204, 400, 401}},

    {"GET", "/healthz", get_healthz, anybody, {200}},
    {"GET", "/readyz", get_readyz, anybody, {200}},
    {"GET", "/metrics", get_metrics, anybody, {200}},
};

/// What stands for the pattern's `{…}`; nothing where the path is another one.
std::optional<std::vector<std::string>> matched(std::string_view pattern, std::string_view path) {
    std::vector<std::string> parts;
    while (!pattern.empty() && !path.empty()) {
        const auto wanted = pattern.substr(0, pattern.find('/', 1));
        const auto given = path.substr(0, path.find('/', 1));
        if (wanted.starts_with("/{")) {
            if (given.size() < 2 || (wanted == "/{id}" && !is_id(given.substr(1)))) return std::nullopt;
            parts.emplace_back(given.substr(1));
        } else if (wanted != given) {
            return std::nullopt;
        }
        pattern.remove_prefix(wanted.size());
        path.remove_prefix(given.size());
    }
    if (!pattern.empty() || !path.empty()) return std::nullopt;
    return parts;
}

struct Found {
    const Route* route = nullptr;
    std::vector<std::string> parts = {};
    std::string allowed = {};  ///< methods of the path
};

Found find_route(const Request& request) {
    Found found;
    // HEAD is GET whose body the edge leaves out.
    const std::string_view method =
        request.method == "HEAD" ? std::string_view("GET") : std::string_view(request.method);
    for (const Route& route : table) {
        auto parts = matched(route.pattern, request.path);
        if (!parts) continue;
        if (!found.allowed.empty()) found.allowed += ", ";
        found.allowed += route.method;
        if (route.method != method) continue;
        found.route = &route;
        found.parts = *std::move(parts);
    }
    return found;
}

std::optional<Response> not_for(const Identity& who, Asker asker) {
    if (asker == anybody) return std::nullopt;
    if (!who.is_somebody()) return refusal(401, "nobody", "Sign in or play as a guest first.");
    if (asker == player) return std::nullopt;
    if (!who.is_account()) return refusal(403, "forbidden", "This needs an account.");
    if (asker == person && who.is_token) return refusal(403, "forbidden", "A token is not enough for this; sign in.");
    return std::nullopt;
}

}  // namespace

std::span<const Route> routes() {
    return table;
}

std::optional<Response> too_many_from_there(const Call& call, std::string_view kind) {
    const auto wait = call.parts.arrivals.take(std::string(kind) + " " + limit_key(call.request.address));
    return wait ? std::optional(too_often(*wait)) : std::nullopt;
}

std::optional<Response> too_many_makings(const Call& call) {
    if (const auto wait = call.parts.makings.take(call.who.player.id)) return too_often(*wait);
    return too_many_from_there(call, "makings");
}

asio::awaitable<Response> answer_by_route(Parts& parts, Request request) {
    auto found = find_route(request);
    if (!found.route) {
        if (found.allowed.empty()) co_return not_found();
        Response response = refusal(405, "method", "This is not done here.");
        response.headers.emplace_back("Allow", found.allowed);
        co_return response;
    }
    auto who = co_await parts.identities.of(request.cookie, request.bearer);
    if (auto refused = not_for(who, found.route->asker)) co_return *std::move(refused);
    Call call{.parts = parts, .request = std::move(request), .who = std::move(who), .in_path = std::move(found.parts)};
    try {
        Response response = co_await found.route->handler(call);
        const auto& own = found.route->statuses;
        const bool is_listed =
            std::ranges::find(own, response.status) != own.end() || response.status == 429 || response.status == 503;
        if (!is_listed) {
            log_event(LogLevel::warning, "status_not_documented",
                      {{"route", found.route->pattern}, {"status", response.status}});
        }
        co_return response;
    } catch (const BadInput& bad) {
        co_return refusal(400, bad.refusal);
    } catch (const Refused& refused_by_room) {
        co_return refused(refused_by_room.refusal);
    }
}

}  // namespace tessera::server
