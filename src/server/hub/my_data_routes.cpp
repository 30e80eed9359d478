// All that is kept of me, and deleting it.

#include <limits>
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

/// Every game of a player, oldest change last.
std::vector<store::GameRow> games_of(store::Store& store, const std::string& player) {
    return store.games({.player = player, .with_private = true, .limit = std::numeric_limits<int>::max()});
}

std::vector<store::GameRow> unfinished_of(store::Store& store, const std::string& player) {
    auto games = games_of(store, player);
    std::erase_if(games, [](const auto& game) { return game.state == store::GameState::over; });
    return games;
}

/// The games in which a player has a seat or has said something.
std::set<std::string> places_of(store::Store& store, const std::string& player) {
    std::set<std::string> all;
    for (const auto& row : games_of(store, player)) all.insert(row.id);
    for (const auto& row : store.spoken(player)) all.insert(row.game);
    return all;
}

Json said_json(const store::SpokenRow& row) {
    const Json body = Json::parse(row.body, nullptr, false);
    return {{"game", row.game}, {"at", row.at}, {"text", body.is_object() ? body.value("text", Json()) : Json()}};
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
    all["daily"] = Json::array();
    for (const auto& row : store.daily_of(player)) {
        all["daily"].push_back({{"date", row.date}, {"cost", row.cost}, {"millis", row.millis}, {"at", row.at}});
    }
    all["push"] = Json::array();
    for (const auto& row : store.pushes(player)) all["push"].push_back(row.endpoint);
    all["said"] = Json::array();
    for (const auto& row : store.spoken(player)) all["said"].push_back(said_json(row));
    all["reports"] = Json::array();
    for (const auto& row : store.reports(player, std::numeric_limits<int>::max())) {
        all["reports"].push_back({{"about", row.about}, {"game", row.game}, {"text", row.text}, {"at", row.at}});
    }
    all["games"] = Json::array();
    for (const auto& row : games_of(store, player)) all["games"].push_back(game_json(row));
    return all;
}

/// An account is deleted by who knows its password; what is wrong, if anything.
asio::awaitable<std::optional<Response>> why_not_theirs(Call& call) {
    const std::string password = call.fields().text("password", {.least = 1, .most = 200});
    // By the session: whoever is signed in here is not locked out by what others try elsewhere.
    if (const auto wait = call.parts.logins.take("session " + call.who.session)) co_return too_often(*wait);
    auto find = [id = call.who.player.id](store::Store& store) { return store.account(id); };
    const auto account = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    const auto known = hash_of(account);
    const auto is_right = co_await call.parts.passwords.verify(known, password);
    if (!is_right) co_return refusal(503, "busy", "The server is busy. Try again in a few seconds.");
    if (!*is_right) co_return refusal(403, "wrong", "The password is wrong.");
    co_return std::nullopt;
}

/// Withdraws what waits, leaves seats in what others have made, resigns what runs.
asio::awaitable<bool> leave_games(Parts& parts, Player me) {
    auto find = [id = me.id](store::Store& store) { return unfinished_of(store, id); };
    const auto unfinished = co_await on_store(parts.keeper, Access::read, std::move(find));
    bool is_done = true;
    for (const auto& game : unfinished) {
        RoomHost::Decide decide = [me](const Room& room, Moment now) {
            if (room.row().state != store::GameState::waiting) return room.decide({{"t", "resign"}}, me, now);
            auto withdrawn = room.decide({{"t", "withdraw"}}, me, now);
            return withdrawn ? withdrawn : room.decide({{"t", "leave"}}, me, now);
        };
        const auto left = co_await changed_in(parts.rooms.host(game.id), std::move(decide));
        // A game that has ended meanwhile needs nothing.
        is_done = is_done && (left || left.error().code != "not_kept");
    }
    co_return is_done;
}

/// Whether all of these games go by the new name.
asio::awaitable<bool> renamed_in(Parts& parts, std::set<std::string> games, std::string from, Player to) {
    bool is_done = true;
    for (const auto& game : games) {
        RoomHost::Decide decide = [from, to](const Room& room, Moment now) {
            // Nobody has two seats: who plays against a guest of the same browser goes on from one side.
            const bool has_both = room.eyes_of(from) && room.eyes_of(to.id);
            return Answer<std::vector<store::EventRow>>(has_both ? std::vector<store::EventRow>{}
                                                                 : room.renamed(from, to, now));
        };
        const auto renamed = co_await changed_in(parts.rooms.host(game), std::move(decide));
        is_done = is_done && (renamed || renamed.error().code != "not_kept");
    }
    co_return is_done;
}

}  // namespace

asio::awaitable<bool> hand_over_games(Parts& parts, std::string from, Player to) {
    auto find = [from](store::Store& store) { return places_of(store, from); };
    auto games = co_await on_store(parts.keeper, Access::read, std::move(find));
    const bool is_done = co_await renamed_in(parts, std::move(games), from, to);
    if (!is_done) co_return false;
    if (!to.id.empty()) {
        auto keep = [from, id = to.id](store::Store& store) { store.rename_player(from, id); };
        co_await on_store(parts.keeper, Access::write, std::move(keep));
    }
    co_return true;
}

asio::awaitable<bool> hand_over_unfinished(Parts& parts, std::string from, Player to) {
    auto find = [from](store::Store& store) {
        std::set<std::string> ids;
        for (const auto& row : unfinished_of(store, from)) ids.insert(row.id);
        return ids;
    };
    auto games = co_await on_store(parts.keeper, Access::read, std::move(find));
    co_return co_await renamed_in(parts, std::move(games), from, to);
}

asio::awaitable<Response> get_export(Call& call) {
    if (call.who.is_token) co_return refusal(403, "forbidden", "A token is not enough for this; sign in.");
    // It reads much.
    if (const auto wait = call.parts.makings.take(call.who.player.id)) co_return too_often(*wait);
    auto find = [id = call.who.player.id](store::Store& store) { return export_of(store, id); };
    const auto all = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    Response response = reply(all);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tessera-my-data.json\"");
    co_return response;
}

asio::awaitable<Response> delete_me(Call& call) {
    if (call.who.is_token) co_return refusal(403, "forbidden", "A token is not enough for this; sign in.");
    if (call.who.is_account()) {
        auto refused = co_await why_not_theirs(call);
        if (refused) co_return *std::move(refused);
    }
    const Player me = call.who.player;
    call.parts.pairing.leave(me.id);
    const Player nobody{.id = "", .name = "gone"};
    const bool has_left = co_await leave_games(call.parts, me);
    const bool is_forgotten = co_await hand_over_games(call.parts, me.id, nobody);
    if (!has_left || !is_forgotten) {
        co_return refusal(503, "not_kept", "Not everything could be deleted just now. Try again.");
    }
    auto keep = [id = me.id](store::Store& store) { store.delete_account(id); };
    co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    call.parts.identities.forget(me.id);
    call.parts.send_away(me.id, [](const std::string&) { return true; });
    Response response{.status = 204};
    response.headers.emplace_back("Set-Cookie", set_cookie_header("", std::chrono::seconds(0), call.request.is_secure));
    co_return response;
}

}  // namespace tessera::server
