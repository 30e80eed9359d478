// Is it alive, is it ready, and its figures.

#include <nlohmann/json.hpp>

#include "server/hub/parts.hpp"
#include "server/hub/routes.hpp"
#include "server/hub/suspend.hpp"
#include "server/net/metrics.hpp"

namespace tessera::server {

asio::awaitable<Response> get_healthz(Call& call) {
    co_return reply({{"status", "alive"}, {"version", call.parts.options.version}});
}

asio::awaitable<Response> get_readyz(Call& call) {
    if (call.parts.is_stopping) co_return refusal(503, "stopping", "The server is going down.");
    // Anybody may ask, as often as they like: the store is asked now and then only.
    auto& readiness = call.parts.readiness;
    const auto known = readiness.known(call.parts.now());
    bool is_ready = known.value_or(false);
    if (!known) {
        try {
            auto find = [](store::Store& store) { return store.is_alive(); };
            is_ready = co_await on_store(call.parts.keeper, Access::read, std::move(find));
        } catch (const std::exception&) {
            is_ready = false;
        }
        readiness.tell(is_ready, call.parts.now());
    }
    co_return is_ready ? reply({{"status", "ready"}}) : refusal(503, "store", "The store does not answer.");
}

asio::awaitable<Response> get_metrics(Call& call) {
    Response response;
    response.type = Metrics::text_type;
    if (call.parts.options.metrics) response.body = call.parts.options.metrics->text();
    co_return response;
}

}  // namespace tessera::server
