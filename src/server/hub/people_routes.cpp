// Blocking and reporting people, and tokens for bots.

#include <algorithm>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

constexpr Fields::Length player_length{.least = 1, .most = 60};
constexpr std::size_t most_blocked = 500;
constexpr std::size_t most_tokens = 20;
constexpr std::size_t token_id_length = 12;
constexpr Moment token_time = 5LL * 365 * 86'400'000;

/// `player` is an id or an account's name.
std::optional<std::string> player_id(store::Store& store, const std::string& player) {
    if (player.starts_with("g:")) return is_guest_id(player) ? std::optional(player) : std::nullopt;
    if (player.starts_with("a:")) return store.account(player) ? std::optional(player) : std::nullopt;
    const auto account = store.account_named(player);
    return account ? std::optional(account->id) : std::nullopt;
}

Response none() {
    return {.status = 204};
}

}  // namespace

asio::awaitable<Response> get_blocks(Call& call) {
    auto find = [id = call.who.player.id](store::Store& store) {
        Json blocks = Json::array();
        for (const auto& player : store.blocked(id)) {
            blocks.push_back({{"player", player}, {"name", name_of(store, player)}});
        }
        return blocks;
    };
    const auto list = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    co_return reply(list);
}

asio::awaitable<Response> post_blocks(Call& call) {
    const std::string player = call.fields().text("player", player_length);
    if (auto refused = too_many_makings(call)) co_return *std::move(refused);
    auto keep = [id = call.who.player.id, player](store::Store& store) {
        auto whom = player_id(store, player);
        if (whom == id) whom.reset();
        if (whom && store.blocked(id).size() < most_blocked) store.block(id, *whom);
        return whom;
    };
    const auto whom = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    if (!whom) co_return not_found();
    call.parts.pairing.block(call.who.player.id, *whom);
    co_return none();
}

asio::awaitable<Response> delete_blocks(Call& call) {
    const std::string player = call.fields().text("player", player_length);
    auto keep = [id = call.who.player.id, player](store::Store& store) {
        const auto whom = player_id(store, player);
        if (whom) store.unblock(id, *whom);
        return whom.has_value();
    };
    const auto is_there = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    co_return is_there ? none() : not_found();
}

asio::awaitable<Response> post_reports(Call& call) {
    const Fields fields = call.fields();
    const std::string player = fields.text("player", player_length);
    const std::string game = fields.maybe_text("game", {.least = 0, .most = 20}).value_or("");
    if (!game.empty() && !is_id(game)) {
        throw BadInput{{.code = "malformed", .sentence = "'game' must be a game's id."}};
    }
    const std::string text = fields.text("text", {.least = 1, .most = 1'000});
    if (auto refused = too_many_makings(call)) co_return *std::move(refused);
    auto keep = [id = call.who.player.id, player, game, text, now = call.parts.now()](store::Store& store) {
        const auto about = player_id(store, player);
        if (about) store.report({.by = id, .about = *about, .game = game, .text = text, .at = now});
        return about.has_value();
    };
    const auto is_there = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    co_return is_there ? none() : not_found();
}

asio::awaitable<Response> get_tokens(Call& call) {
    auto find = [id = call.who.player.id](store::Store& store) { return store.sessions(id); };
    const auto rows = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    Json list = Json::array();
    for (const auto& row : rows) {
        if (!row.is_token) continue;
        list.push_back({{"id", row.id}, {"name", row.label}, {"created", row.created}, {"used", row.used}});
    }
    co_return reply(list);
}

asio::awaitable<Response> post_tokens(Call& call) {
    const std::string name = call.fields().text("name", {.least = 1, .most = 50});
    if (auto refused = too_many_makings(call)) co_return *std::move(refused);
    const std::string token = make_token();
    const Moment now = call.parts.now();
    const store::SessionRow row{.id = make_id(token_id_length),
                                .secret_hash = token_hash(token),
                                .account = call.who.player.id,
                                .label = name,
                                .is_token = true,
                                .created = now,
                                .used = now,
                                .expires = now + token_time};
    auto keep = [row](store::Store& store) {
        const auto rows = store.sessions(row.account);
        const auto count = std::ranges::count_if(rows, [](const auto& one) { return one.is_token; });
        if (std::cmp_greater_equal(count, most_tokens)) return false;
        store.create_session(row);
        return true;
    };
    const auto is_made = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    if (!is_made) co_return refusal(409, "too_many", "You have too many tokens; revoke one first.");
    co_return reply({{"id", row.id}, {"name", name}, {"token", token}});
}

asio::awaitable<Response> delete_token(Call& call) {
    auto keep = [account = call.who.player.id, id = call.in_path[0]](store::Store& store) {
        const auto rows = store.sessions(account);
        const bool found = std::ranges::any_of(rows, [&](const auto& row) { return row.id == id && row.is_token; });
        if (found) store.delete_session(account, id);
        return found;
    };
    const auto is_there = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    call.parts.identities.forget(call.who.player.id);
    call.parts.send_away(call.who.player.id,
                         [gone = call.in_path[0]](const std::string& session) { return session == gone; });
    co_return is_there ? none() : not_found();
}

}  // namespace tessera::server
