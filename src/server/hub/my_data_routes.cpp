// All that is kept of me, and deleting it.

#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/my_data.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/cookies.hpp"

namespace tessera::server {

namespace {

constexpr int page = 100;

/// Every game of a player, oldest change last.
std::vector<store::GameRow> games_of(store::Store& store, const std::string& player) {
    std::vector<store::GameRow> all;
    std::set<std::string> seen;
    store::GameFilter filter{.player = player, .with_private = true, .limit = page};
    while (true) {
        const auto rows = store.games(filter);
        bool is_more = false;
        for (const auto& row : rows) {
            if (!seen.insert(row.id).second) continue;
            is_more = true;
            all.push_back(row);
        }
        if (!is_more || rows.size() < static_cast<std::size_t>(page)) return all;
        // Several may have changed in one millisecond: begin the next page with it.
        filter.before = rows.back().changed + 1;
        if (rows.front().changed == rows.back().changed) filter.limit *= 2;
    }
}

Json session_json(const store::SessionRow& row) {
    return {
        {"id", row.id}, {"label", row.label}, {"isToken", row.is_token}, {"created", row.created}, {"used", row.used}};
}

Json game_json(const store::GameRow& row) {
    return {{"id", row.id},           {"variant", row.variant}, {"rated", row.is_rated}, {"isPrivate", row.is_private},
            {"created", row.created}, {"changed", row.changed}, {"result", row.result}};
}

/// What the store has under this player's id.
Json export_of(store::Store& store, const std::string& player) {
    Json all = {{"id", player}, {"name", name_of(store, player)}};
    if (const auto account = store.account(player)) {
        all["created"] = account->created;
        all["sessions"] = Json::array();
        for (const auto& row : store.sessions(player)) all["sessions"].push_back(session_json(row));
    }
    all["ratings"] = Json::array();
    for (const auto& rating : store.ratings(player)) {
        Json history = Json::array();
        for (const auto& point : store.rating_history(player, rating.variant)) {
            history.push_back({{"at", point.at}, {"rating", point.rating}, {"game", point.game}});
        }
        all["ratings"].push_back({{"variant", rating.variant},
                                  {"rating", rating.rating},
                                  {"deviation", rating.deviation},
                                  {"games", rating.games},
                                  {"history", history}});
    }
    all["blocked"] = store.blocked(player);
    all["games"] = Json::array();
    for (const auto& row : games_of(store, player)) all["games"].push_back(game_json(row));
    return all;
}

}  // namespace

asio::awaitable<void> hand_over_games(Parts& parts, std::string from, Player to) {
    auto find = [from](store::Store& store) { return games_of(store, from); };
    const auto games = co_await on_store(parts.keeper, Access::read, std::move(find));
    for (const auto& game : games) {
        RoomHost::Decide decide = [from, to](const Room& room, Moment now) {
            return Answer<std::vector<store::EventRow>>(room.renamed(from, to, now));
        };
        (void)co_await changed_in(parts.rooms.host(game.id), std::move(decide));
    }
    if (!to.id.empty()) {
        auto keep = [from, id = to.id](store::Store& store) { store.rename_player(from, id); };
        co_await on_store(parts.keeper, Access::write, std::move(keep));
    }
}

asio::awaitable<Response> get_export(Call& call) {
    auto find = [id = call.who.player.id](store::Store& store) { return export_of(store, id); };
    const auto all = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    Response response = reply(all);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tessera-my-data.json\"");
    co_return response;
}

asio::awaitable<Response> delete_me(Call& call) {
    const std::string password = call.fields().text("password", {.least = 1, .most = 200});
    const Player me = call.who.player;
    if (const auto wait = call.parts.logins.take("name " + me.name)) co_return too_often(*wait);
    auto find = [id = me.id](store::Store& store) { return store.account(id); };
    const auto account = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    const auto known = hash_of(account);
    const auto is_right = co_await call.parts.passwords.verify(known, password);
    if (!is_right) co_return refusal(503, "busy", "The server is busy. Try again in a few seconds.");
    if (!*is_right) co_return refusal(403, "wrong", "The password is wrong.");

    call.parts.pairing.leave(me.id);
    auto find_more = [id = me.id](store::Store& store) {
        auto games = games_of(store, id);
        std::erase_if(games, [](const auto& game) { return game.state == store::GameState::over; });
        return games;
    };
    const auto unfinished = co_await on_store(call.parts.keeper, Access::read, std::move(find_more));
    for (const auto& game : unfinished) {
        // What cannot be withdrawn or resigned goes on, and time decides.
        const bool is_waiting = game.state == store::GameState::waiting;
        RoomHost::Decide decide = [me, wish = Json{{"t", is_waiting ? "withdraw" : "resign"}, {"game", game.id}}](
                                      const Room& room, Moment now) { return room.decide(wish, me, now); };
        (void)co_await changed_in(call.parts.rooms.host(game.id), std::move(decide));
    }
    const Player nobody{.id = "", .name = "gone"};
    co_await hand_over_games(call.parts, me.id, nobody);
    auto keep = [id = me.id](store::Store& store) { store.delete_account(id); };
    co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    call.parts.identities.forget(me.id);
    call.parts.visitors.close_of(me.id, [](const std::string&) { return true; });
    Response response{.status = 204};
    response.headers.emplace_back("Set-Cookie", set_cookie_header("", std::chrono::seconds(0), call.request.is_secure));
    co_return response;
}

}  // namespace tessera::server
