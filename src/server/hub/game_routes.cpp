// Making, listing, seeing and joining games.

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "play/registry.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"
#include "server/hub/wishing.hpp"
#include "server/net/address.hpp"
#include "server/rooms/state_word.hpp"

namespace tessera::server {

namespace {

/// Who has so many unfinished games must finish some before the next.
constexpr std::size_t most_unfinished = 200;
constexpr int most_listed = 100;
constexpr int listed_unless_told = 50;

std::optional<store::GameState> parse_state(const std::string& word) {
    using enum store::GameState;
    for (const auto state : {waiting, running, over}) {
        if (word == word_of(state)) return state;
    }
    return std::nullopt;
}

Json listed_player(store::Store& store, const std::string& player) {
    const auto account = store.account(player);
    Json json = {{"id", player}, {"name", account ? account->name : name_of(store, player)}};
    if (account && account->is_bot) json["isBot"] = true;
    return json;
}

/// What a row tells of a game. Its room is asked only where it is the asker's own and not over.
Json listed(store::Store& store, const store::GameRow& row) {
    // Games that were over before rows had them tell no terms.
    const Json terms = Json::parse(row.terms, nullptr, false);
    const Json others = terms.is_object() ? terms.value("seats", Json()) : Json();
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < row.players.size(); ++seat) {
        const std::string& player = row.players[seat];
        if (!player.empty()) {
            seats.push_back({{"player", listed_player(store, player)}});
        } else {
            const bool is_known = others.is_array() && seat < others.size() && others[seat].is_object();
            seats.push_back(is_known ? others[seat] : Json::object());
        }
    }
    const Json clock = terms.is_object() ? terms.value("clock", Json()) : Json();
    Json json = {
        {"id", row.id},           {"variant", row.variant},  {"state", word_of(row.state)}, {"seats", seats},
        {"clock", clock},         {"rated", row.is_rated},   {"isPrivate", row.is_private}, {"created", row.created},
        {"changed", row.changed}, {"strength", row.strength}};
    if (!row.result.empty()) json["result"] = row.result;
    return json;
}

Json own(const Room& room, const std::string& player) {
    Json json = room.summary();
    const auto row = room.row();
    const Eyes you = room.eyes_of(player);
    const Eyes turn = room.to_act();
    json["isPrivate"] = row.is_private;
    json["changed"] = row.changed;
    json["you"] = you ? Json(*you) : Json();
    json["turn"] = turn ? Json(*turn) : Json();
    return json;
}

/// GCC 12 cannot have a braced list beside a `co_await`.
Json withdrawal() {
    return {{"t", "withdraw"}};
}

struct ListedGame {
    store::GameRow row;
    Json json;
};

}  // namespace

asio::awaitable<Response> post_games(Call& call) {
    const Json wish = call.fields().all();
    if (const auto wait = call.parts.makings.take(call.who.player.id)) co_return too_often(*wait);
    if (const auto wait = call.parts.arrivals.take("games " + limit_key(call.request.address))) {
        co_return too_often(*wait);
    }
    auto find = [id = call.who.player.id](store::Store& store) {
        std::size_t count = 0;
        for (const auto state : {store::GameState::waiting, store::GameState::running}) {
            count += store
                         .games({.player = id,
                                 .state = state,
                                 .with_private = true,
                                 .limit = static_cast<int>(most_unfinished)})
                         .size();
        }
        return count >= most_unfinished;
    };
    const auto is_too_many = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    if (is_too_many) co_return refusal(409, "too_many", "You have too many unfinished games.");
    const auto made = co_await make_game(call.parts, wish, call.who.player, Author::client);
    if (!made) co_return refused(made.error());
    note_program(call.parts, call.who);
    Json answer = {{"id", made->id}};
    answer.update(made->keys);
    co_return reply(answer);
}

asio::awaitable<Response> get_games(Call& call) {
    store::GameFilter filter;
    const std::string state = call.query("state");
    if (!state.empty()) {
        filter.state = parse_state(state);
        if (!filter.state) throw BadInput{{.code = "malformed", .sentence = "'state' is waiting, running or over."}};
    }
    if (const auto variant = call.query("variant"); !variant.empty()) filter.variant = variant;
    if (const auto before = call.query("before"); !before.empty()) {
        filter.before = query_number(before, "before", 0, INT64_MAX);
    }
    const std::string limit = call.query("limit");
    filter.limit = limit.empty() ? listed_unless_told : static_cast<int>(query_number(limit, "limit", 1, most_listed));
    const std::string player = call.query("player");
    if (player == "me") {
        if (!call.who.is_somebody()) co_return refusal(401, "nobody", "Sign in or play as a guest first.");
        filter.player = call.who.player.id;
        filter.with_private = true;
    }
    // Named, because g++ 12 copies the bytes of such a temporary into the coroutine's frame and destroys both.
    auto look_up = [filter, player](store::Store& store) mutable -> std::optional<std::vector<ListedGame>> {
        if (!player.empty() && player != "me") {
            const auto account = store.account_named(player);
            if (!account) return std::nullopt;
            filter.player = account->id;
        }
        std::vector<ListedGame> games;
        for (auto& row : store.games(filter)) games.push_back({.row = row, .json = listed(store, row)});
        return games;
    };
    const auto found = co_await on_store(call.parts.keeper, Access::read, std::move(look_up));
    if (!found) co_return not_found();
    Json games = Json::array();
    for (const auto& one : *found) {
        Json json = one.json;
        if (player == "me" && one.row.state != store::GameState::over) {
            auto look = [id = call.who.player.id](const Room* room) {
                return room ? std::optional(own(*room, id)) : std::nullopt;
            };
            auto seen = co_await seen_in(call.parts.rooms.host(one.row.id), std::move(look));
            if (seen) json = *std::move(seen);
        }
        games.push_back(std::move(json));
    }
    co_return reply({{"games", games}});
}

asio::awaitable<Response> get_game(Call& call) {
    auto look = [player = call.who.player.id, key = call.query("key")](const Room* room) -> std::optional<Json> {
        if (!room || !room->may_watch(player, key)) return std::nullopt;
        Json state = room->state(room->eyes_of(player), player);
        flatten_keys(state);
        return state;
    };
    const auto state = co_await seen_in(call.parts.rooms.host(call.in_path[0]), std::move(look));
    co_return state ? reply(*state) : not_found();
}

asio::awaitable<Response> post_join(Call& call) {
    const Fields fields = call.fields();
    Json wish = {{"t", "seat"}};
    if (const auto seat = fields.maybe_number("seat", 0, 3)) wish["seat"] = *seat;
    const std::string key = fields.maybe_text("key", {.least = 0, .most = 100}).value_or("");
    if (!key.empty()) wish["key"] = key;
    const std::string id = call.in_path[0];
    auto look = [player = call.who.player.id, key](const Room* room) -> std::optional<store::GameRow> {
        if (!room || !room->may_watch(player, key)) return std::nullopt;
        return room->row();
    };
    const auto row = co_await seen_in(call.parts.rooms.host(id), std::move(look));
    if (!row) co_return not_found();
    if (co_await is_blocked_by_any(call.parts, call.who.player.id, row->players)) {
        co_return refusal(403, "blocked", "You cannot join this game.");
    }
    const Player player = co_await with_rating(call.parts, call.who.player, row->variant);
    const auto done = co_await wish_in(call.parts, id, wish, player, key);
    if (!done) co_return refused(done.error());
    note_program(call.parts, call.who);
    call.parts.notify_silently(player.id, id);
    co_return reply({{"id", id}, {"n", *done}});
}

asio::awaitable<Response> post_leave(Call& call) {
    const std::string key = call.fields().maybe_text("key", {.least = 0, .most = 100}).value_or("");
    Json wish = {{"t", "leave"}};
    const auto done = co_await wish_in(call.parts, call.in_path[0], std::move(wish), call.who.player, key);
    if (!done) co_return refused(done.error());
    co_return reply({{"n", *done}});
}

asio::awaitable<Response> post_fill(Call& call) {
    Json wish = {{"t", "fill"}, {"level", call.fields().number("level", 1, 10)}};
    const auto done = co_await wish_in(call.parts, call.in_path[0], std::move(wish), call.who.player, std::string());
    if (!done) co_return refused(done.error());
    co_return reply({{"n", *done}});
}

asio::awaitable<Response> delete_game(Call& call) {
    const Json wish = withdrawal();
    const auto done = co_await wish_in(call.parts, call.in_path[0], wish, call.who.player, std::string());
    if (!done) co_return refused(done.error());
    co_return Response{.status = 204};
}

asio::awaitable<Response> get_record(Call& call) {
    using Found = std::optional<Answer<std::string>>;
    auto look = [player = call.who.player.id, key = call.query("key")](const Room* room) -> Found {
        if (!room || !room->may_watch(player, key)) return std::nullopt;
        return room->record();
    };
    const auto record = co_await seen_in(call.parts.rooms.host(call.in_path[0]), std::move(look));
    if (!record) co_return not_found();
    if (!*record) co_return refused(record->error());
    Response response{.body = **record, .type = "text/plain; charset=utf-8"};
    response.headers.emplace_back("Content-Disposition",
                                  "attachment; filename=\"tessera-" + call.in_path[0] + ".txt\"");
    co_return response;
}

asio::awaitable<Response> get_fairness(Call& call) {
    auto look = [player = call.who.player.id, key = call.query("key")](const Room* room) -> std::optional<Json> {
        if (!room || !room->may_watch(player, key)) return std::nullopt;
        return room->fairness();
    };
    const auto fairness = co_await seen_in(call.parts.rooms.host(call.in_path[0]), std::move(look));
    co_return fairness ? reply(*fairness) : not_found();
}

}  // namespace tessera::server
