// Web Push: browsers that want a note when it is their player's turn.

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"

namespace tessera::server {

namespace {

constexpr std::size_t most_browsers = 10;
constexpr Fields::Length endpoint_length{.least = 10, .most = 1'000};

}  // namespace

asio::awaitable<Response> get_push_key(Call& call) {
    Json answer = Json::object();
    if (call.parts.push) answer["key"] = call.parts.push->public_key();
    co_return reply(answer);
}

asio::awaitable<Response> post_push(Call& call) {
    if (!call.parts.push) co_return not_found();
    const Fields fields = call.fields();
    const store::PushRow row{.player = call.who.player.id,
                             .endpoint = fields.text("endpoint", endpoint_length),
                             .key = fields.text("key", {.least = 80, .most = 100}),
                             .auth = fields.text("auth", {.least = 20, .most = 30})};
    if (!parse_push_endpoint(row.endpoint) || !sealed_push("", row.key, row.auth)) {
        throw BadInput{{.code = "malformed", .sentence = "This is no push subscription."}};
    }
    if (auto refused = too_many_makings(call)) co_return *std::move(refused);
    auto keep = [row](store::Store& store) {
        const auto known = store.pushes(row.player);
        const bool is_known = std::ranges::find(known, row.endpoint, &store::PushRow::endpoint) != known.end();
        if (!is_known && known.size() >= most_browsers) return false;
        store.keep_push(row);
        return true;
    };
    const auto is_kept = co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    if (!is_kept) co_return refusal(409, "too_many", "Too many browsers are told of your turns; switch one off first.");
    co_return Response{.status = 204};
}

asio::awaitable<Response> delete_push(Call& call) {
    const std::string endpoint = call.fields().text("endpoint", endpoint_length);
    auto keep = [player = call.who.player.id, endpoint](store::Store& store) { store.delete_push(player, endpoint); };
    co_await on_store(call.parts.keeper, Access::write, std::move(keep));
    co_return Response{.status = 204};
}

}  // namespace tessera::server
