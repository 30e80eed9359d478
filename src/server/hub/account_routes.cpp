// Who I am, registering, logging in and out, passwords and sessions.

#include <algorithm>
#include <cctype>
#include <chrono>
#include <set>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/my_data.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/address.hpp"
#include "server/net/tokens.hpp"
#include "store/folded_name.hpp"

namespace tessera::server {

namespace {

constexpr Fields::Length name_length{.least = 2, .most = 20};
constexpr Fields::Length password_length{.least = 8, .most = 200};
constexpr std::size_t account_id_length = 16;
constexpr std::size_t session_id_length = 12;

/// Letters, digits, `-` and `_`: a guest's name has a blank, so that nobody can look like one.
std::string checked_name(const Fields& fields) {
    std::string name = fields.text("name", name_length);
    const bool is_plain = std::ranges::all_of(
        name, [](unsigned char c) { return c < 0x80 && (std::isalnum(c) != 0 || c == '-' || c == '_'); });
    if (!is_plain) throw BadInput{{.code = "malformed", .sentence = "A name has letters, digits, - and _ only."}};
    static const std::set<std::string> reserved = {"me", "gone", "guest", "nobody", "tessera", "admin", "moderator"};
    if (reserved.contains(store::folded(name)))
        throw BadInput{{.code = "malformed", .sentence = "This name cannot be taken."}};
    return name;
}

struct NewSession {
    store::SessionRow row;
    std::string token;
};

NewSession session_for(const Call& call, const std::string& account) {
    const Moment now = call.parts.now();
    NewSession made;
    made.token = make_token();
    made.row = {.id = make_id(session_id_length),
                .secret_hash = token_hash(made.token),
                .account = account,
                .label = call.request.user_agent,
                .created = now,
                .used = now,
                .expires = now + Identities::session_seconds * 1000};
    return made;
}

Response signed_in(const Call& call, const Player& player, const NewSession& session) {
    Identity who;
    who.kind = Identity::Kind::account;
    who.player = player;
    Response response = reply(to_json(who));
    response.headers.emplace_back(
        "Set-Cookie", set_cookie_header("s." + session.token, std::chrono::seconds(Identities::session_seconds),
                                        call.request.is_secure));
    return response;
}

Response without_body() {
    return {.status = 204};
}

/// Sockets of a session that is no more.
void send_away(const Call& call, const std::function<bool(const std::string&)>& is_meant) {
    call.parts.send_away(call.who.player.id, is_meant);
}

Response wrong_login() {
    return refusal(401, "wrong", "Name or password is wrong.");
}

Response wrong_old_password() {
    return refusal(403, "wrong", "The old password is wrong.");
}

/// The guest that this browser was is no more: its other pages come again as the account.
void dismiss_guest(const Call& call) {
    call.parts.pairing.leave(call.who.player.id);
    call.parts.send_away(call.who.player.id, [](const std::string&) { return true; });
}

/// The guest's cookie stays, so that signing in tries again.
Response games_left_behind() {
    return refusal(503, "not_kept",
                   "Your games as a guest could not be taken along just now. Sign in with this name to try again.");
}

Response busy() {
    return refusal(503, "busy", "Too many want to sign in right now. Try again in a few seconds.");
}

std::optional<Response> too_many_tries(const Call& call) {
    const auto wait = call.parts.logins.take("address " + limit_key(call.request.address));
    return wait ? std::optional(too_often(*wait)) : std::nullopt;
}

/// Guessing a password is slow from one place. From many places it may be faster, because who makes it slow there locks
/// out the name's owner too.
std::optional<Response> too_many_guesses(const Call& call, const std::string& name) {
    if (auto refused = too_many_tries(call)) return refused;
    const std::string whose = store::folded(name);
    if (const auto wait = call.parts.guesses.take(limit_key(call.request.address) + " " + whose)) {
        return too_often(*wait);
    }
    if (const auto wait = call.parts.names.take(whose)) return too_often(*wait);
    return std::nullopt;
}

}  // namespace

asio::awaitable<Response> get_me(Call& call) {
    co_return reply(to_json(call.who));
}

asio::awaitable<Response> post_guest(Call& call) {
    if (call.who.is_account()) co_return refusal(409, "conflict", "You are signed in already.");
    if (call.who.is_somebody()) co_return reply(to_json(call.who));
    if (const auto wait = call.parts.arrivals.take("guests " + limit_key(call.request.address))) {
        co_return too_often(*wait);
    }
    const auto guest = call.parts.identities.make_guest();
    Response response = reply(to_json(guest.who));
    response.headers.emplace_back(
        "Set-Cookie",
        set_cookie_header(guest.cookie, std::chrono::seconds(Identities::guest_seconds), call.request.is_secure));
    co_return response;
}

asio::awaitable<Response> post_accounts(Call& call) {
    const Fields fields = call.fields();
    const std::string name = checked_name(fields);
    const std::string password = fields.text("password", password_length);
    if (call.who.is_account()) co_return refusal(409, "conflict", "Sign out first.");
    if (auto refused = too_many_tries(call)) co_return *std::move(refused);
    auto hash = co_await call.parts.passwords.hash(password);
    if (!hash) co_return busy();
    const store::AccountRow account{.id = "a:" + make_id(account_id_length),
                                    .name = name,
                                    .password_hash = *std::move(hash),
                                    .created = call.parts.now()};
    const auto session = session_for(call, account.id);
    bool is_taken = false;
    try {
        auto keep = [account, row = session.row](store::Store& store) {
            store.create_account(account);
            store.create_session(row);
        };
        co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    } catch (const store::Conflict&) {
        is_taken = true;
    }
    if (is_taken) co_return refusal(409, "taken", "This name is taken.");
    const Player player{.id = account.id, .name = account.name};
    if (call.who.kind == Identity::Kind::guest) {
        const bool is_done = co_await hand_over_games(call.parts, call.who.player.id, player);
        if (!is_done) co_return games_left_behind();
        dismiss_guest(call);
    }
    co_return signed_in(call, player, session);
}

asio::awaitable<Response> post_login(Call& call) {
    const Fields fields = call.fields();
    const std::string name = fields.text("name", {.least = 1, .most = 100});
    const std::string password = fields.text("password", {.least = 1, .most = 200});
    if (auto refused = too_many_guesses(call, name)) co_return *std::move(refused);
    auto find = [name](store::Store& store) { return store.account_named(name); };
    const auto account = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    // Without an account it takes as long, and the answer is the same.
    const auto known = hash_of(account);
    const auto is_right = co_await call.parts.passwords.verify(known, password);
    if (!is_right) co_return busy();
    if (!*is_right || !account) co_return wrong_login();
    const auto session = session_for(call, account->id);
    auto keep = [row = session.row, known](store::Store& store) {
        if (hash_of(store.account(row.account)) != known) return false;
        store.create_session(row);
        return true;
    };
    const auto is_kept = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    if (!is_kept) co_return wrong_login();
    const Player player{.id = account->id, .name = account->name};
    if (call.who.kind == Identity::Kind::guest) {
        const bool is_done = co_await hand_over_unfinished(call.parts, call.who.player.id, player);
        if (!is_done) co_return games_left_behind();
        dismiss_guest(call);
    }
    co_return signed_in(call, player, session);
}

asio::awaitable<Response> post_logout(Call& call) {
    if (call.who.is_account() && !call.who.is_token) {
        auto keep = [account = call.who.player.id, id = call.who.session](store::Store& store) {
            store.delete_session(account, id);
        };
        co_await on_store(call.parts.keeper, Access::write, std::move(keep));
        call.parts.identities.forget(call.who.player.id);
        send_away(call, [gone = call.who.session](const std::string& session) { return session == gone; });
    }
    Response response = without_body();
    response.headers.emplace_back("Set-Cookie", set_cookie_header("", std::chrono::seconds(0), call.request.is_secure));
    co_return response;
}

asio::awaitable<Response> post_password(Call& call) {
    const Fields fields = call.fields();
    const std::string old = fields.text("old", {.least = 1, .most = 200});
    const std::string fresh = fields.text("new", password_length);
    if (const auto wait = call.parts.logins.take("session " + call.who.session)) co_return too_often(*wait);
    const std::string id = call.who.player.id;
    auto find = [id](store::Store& store) { return store.account(id); };
    const auto account = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    const auto known = hash_of(account);
    const auto is_right = co_await call.parts.passwords.verify(known, old);
    if (!is_right) co_return busy();
    if (!*is_right) co_return wrong_old_password();
    auto hash = co_await call.parts.passwords.hash(fresh);
    if (!hash) co_return busy();
    auto keep = [id, known, own = call.who.session, made = *std::move(hash)](store::Store& store) {
        if (hash_of(store.account(id)) != known) return false;
        store.set_password(id, made);
        store.delete_other_sessions(id, own);
        // Browsers of sessions that ended would go on being told of turns.
        for (const auto& row : store.pushes(id)) store.delete_push(id, row.endpoint);
        return true;
    };
    const auto is_kept = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    if (!is_kept) co_return wrong_old_password();
    call.parts.identities.forget(id);
    send_away(call, [own = call.who.session](const std::string& session) { return session != own; });
    co_return without_body();
}

asio::awaitable<Response> get_sessions(Call& call) {
    auto find = [id = call.who.player.id](store::Store& store) { return store.sessions(id); };
    const auto rows = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    Json list = Json::array();
    for (const auto& row : rows) {
        if (row.is_token) continue;
        list.push_back({{"id", row.id},
                        {"label", row.label},
                        {"created", row.created},
                        {"used", row.used},
                        {"isThis", row.id == call.who.session}});
    }
    co_return reply(list);
}

asio::awaitable<Response> delete_session(Call& call) {
    auto keep = [account = call.who.player.id, id = call.in_path[0]](store::Store& store) {
        const auto rows = store.sessions(account);
        const bool found = std::ranges::any_of(rows, [&](const auto& row) { return row.id == id && !row.is_token; });
        if (found) store.delete_session(account, id);
        return found;
    };
    const auto is_there = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    call.parts.identities.forget(call.who.player.id);
    send_away(call, [gone = call.in_path[0]](const std::string& session) { return session == gone; });
    co_return is_there ? without_body() : not_found();
}

}  // namespace tessera::server
