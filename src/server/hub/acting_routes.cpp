// What the socket does, for bots: acting by HTTP, and a stream of what happens.

#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/bot_stream.hpp"
#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"
#include "server/hub/wishing.hpp"

namespace tessera::server {

namespace {

constexpr Fields::Length word_length{.least = 1, .most = 20};

asio::awaitable<Response> done_by(Call& call, Json wish) {
    const std::string key = call.fields().maybe_text("key", {.least = 0, .most = 100}).value_or("");
    const auto done = co_await wish_in(call.parts, call.in_path[0], std::move(wish), call.who.player, key);
    if (!done) co_return refused(done.error());
    co_return reply({{"n", *done}});
}

}  // namespace

asio::awaitable<Response> post_act(Call& call) {
    const Fields fields = call.fields();
    Json wish = {{"t", "act"},
                 {"ply", fields.number("ply", 0, 100'000)},
                 {"action", fields.text("action", {.least = 1, .most = 1'000})}};
    if (const auto undone = fields.maybe_number("undone", 0, 100'000)) wish["undone"] = *undone;
    co_return co_await done_by(call, std::move(wish));
}

asio::awaitable<Response> post_offer(Call& call) {
    Json wish = {{"t", "offer"}, {"what", call.fields().text("what", word_length)}};
    co_return co_await done_by(call, std::move(wish));
}

asio::awaitable<Response> post_answer(Call& call) {
    const Fields fields = call.fields();
    Json wish = {{"t", "answer"}, {"what", fields.text("what", word_length)}, {"yes", fields.flag("yes", false)}};
    co_return co_await done_by(call, std::move(wish));
}

asio::awaitable<Response> post_resign(Call& call) {
    return done_by(call, {{"t", "resign"}});
}

asio::awaitable<Response> post_abort(Call& call) {
    return done_by(call, {{"t", "abort"}});
}

asio::awaitable<Response> post_claim(Call& call) {
    return done_by(call, {{"t", "claim"}});
}

asio::awaitable<Response> post_chat(Call& call) {
    const Fields fields = call.fields();
    Json wish = {{"t", "chat"},
                 {"room", fields.maybe_text("room", word_length).value_or("players")},
                 {"text", fields.text("text", {.least = 1, .most = 300})}};
    if (const auto wait = call.parts.talk.take(call.who.player.id)) co_return too_often(*wait);
    if (auto refused = too_many_from_there(call, "talk")) co_return *std::move(refused);
    auto look = [](const Room* room) { return room ? room->row().players : std::vector<std::string>{}; };
    auto players = co_await seen_in(call.parts.rooms.host(call.in_path[0]), std::move(look));
    if (co_await is_blocked_by_any(call.parts, call.who.player.id, std::move(players))) {
        co_return refusal(403, "blocked", "You cannot write to these players.");
    }
    co_return co_await done_by(call, std::move(wish));
}

asio::awaitable<Response> get_bot_events(Call& call) {
    auto find = [id = call.who.player.id](store::Store& store) {
        constexpr int most = 200;
        auto games =
            store.games({.player = id, .state = store::GameState::running, .with_private = true, .limit = most});
        const auto waiting =
            store.games({.player = id, .state = store::GameState::waiting, .with_private = true, .limit = most});
        games.insert(games.end(), waiting.begin(), waiting.end());
        return games;
    };
    const auto rows = co_await on_store(call.parts.keeper, Access::read, std::move(find));
    std::vector<std::string> games;
    for (const auto& row : rows) games.push_back(row.id);
    Response response{.type = "application/x-ndjson"};
    response.stream = [&parts = call.parts, who = call.who,
                       shown = Shown{.cookie = call.request.cookie, .bearer = call.request.bearer},
                       games = std::move(games)](std::function<bool(std::string)> send) {
        BotStream::open(parts, who, shown, games, std::move(send));
    };
    co_return response;
}

}  // namespace tessera::server
