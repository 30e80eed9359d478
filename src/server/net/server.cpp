#include "server/net/server.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/net/edge.hpp"
#include "server/net/http_session.hpp"
#include "server/net/log.hpp"
#include "server/net/tls.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

namespace {

using asio::ip::tcp;
using Clock = std::chrono::steady_clock;
constexpr auto tuple = asio::as_tuple(asio::use_awaitable);

tcp::acceptor listen(asio::io_context& context, const Config& config) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(config.address, error);
    if (error) throw std::runtime_error(fmt::format("'{}' is no IP address to listen on.", config.address));
    const tcp::endpoint endpoint(address, config.port);
    // A strand of its own: the acceptor is closed from elsewhere.
    tcp::acceptor acceptor(asio::any_io_executor(asio::make_strand(context)));
    const auto refuse = [&](std::string_view what) {
        if (error) {
            throw std::runtime_error(
                fmt::format("{} port {} at {}: {}.", what, config.port, config.address, error.message()));
        }
    };
    acceptor.open(endpoint.protocol(), error);
    refuse("Cannot open");
    acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (address.is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
    acceptor.bind(endpoint, error);
    refuse("Cannot take");
    acceptor.listen(4096, error);
    refuse("Cannot listen on");
    return acceptor;
}

}  // namespace

struct Server::Inside : std::enable_shared_from_this<Inside> {
    Inside(asio::io_context& with, Config config, Application& application, Metrics& metrics)
        : context(with),
          edge(std::make_shared<Edge>(std::move(config), application, metrics)),
          acceptor(listen(with, edge->config)) {
        if (edge->config.has_tls()) tls.emplace(tls_context(edge->config));
        port = acceptor.local_endpoint().port();
    }

    asio::io_context& context;
    std::shared_ptr<Edge> edge;
    tcp::acceptor acceptor;
    std::optional<asio::ssl::context> tls;
    std::uint16_t port = 0;
    std::atomic<bool> is_stopping{false};

    asio::awaitable<void> accept_all();
    void welcome(tcp::socket socket);
    asio::awaitable<void> drain();
    asio::awaitable<void> let_application_stop(Clock::time_point deadline);
    asio::awaitable<void> wait_for_sessions(Clock::time_point deadline);
};

asio::awaitable<void> Server::Inside::accept_all() {
    static constexpr std::chrono::milliseconds pause{100};
    bool is_troubled = false;
    while (acceptor.is_open()) {
        asio::any_io_executor strand = asio::make_strand(context);
        auto [error, socket] = co_await acceptor.async_accept(strand, tuple);
        if (!error) {
            is_troubled = false;
            welcome(std::move(socket));
            continue;
        }
        if (error == asio::error::operation_aborted || edge->is_stopping) break;
        if (error == asio::error::connection_aborted) continue;
        // No more descriptors, most likely: trying at once again would only burn the processor.
        if (!std::exchange(is_troubled, true)) log_event(LogLevel::error, "accept_fault", {{"what", error.message()}});
        asio::steady_timer timer(acceptor.get_executor(), pause);
        co_await timer.async_wait(tuple);
    }
}

void Server::Inside::welcome(tcp::socket socket) {
    boost::system::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    socket.set_option(tcp::no_delay(true), error);
    const auto& limits = edge->config.limits;
    auto address = peer.address().to_string();
    const auto key = limit_key(address);
    // A proxy has the connections of all its clients, which are counted once they say whose they are.
    const auto most = edge->proxies.trusts(address) ? 0 : limits.connections_per_address;
    auto ticket = edge->connections->enter(key, most);
    if (!ticket || edge->sessions.count() >= limits.connections) {
        edge->metrics.turned_away("connections");
        return;
    }
    auto wire = tls ? tls_wire(std::move(socket), *tls) : plain_wire(std::move(socket));
    start_http(edge, std::move(wire), std::move(address), std::move(ticket));
}

asio::awaitable<void> Server::Inside::drain() {
    const auto deadline = Clock::now() + edge->config.limits.drain_time;
    log_event(LogLevel::info, "stopping", {{"connections", edge->sessions.count()}});
    edge->is_stopping = true;
    boost::system::error_code ignored;
    acceptor.close(ignored);
    co_await let_application_stop(deadline);
    edge->sessions.stop_all();
    co_await wait_for_sessions(deadline);
    const auto left = edge->sessions.count();
    edge->sessions.kill_all();
    co_await wait_for_sessions(Clock::now() + std::chrono::seconds{1});
    log_event(LogLevel::info, "stopped", {{"cut_off", left}});
    context.stop();
}

asio::awaitable<void> Server::Inside::let_application_stop(Clock::time_point deadline) {
    const auto timer = std::make_shared<asio::steady_timer>(acceptor.get_executor(), deadline);
    edge->application.stopping(
        [timer] { asio::post(timer->get_executor(), [timer] { timer->expires_at(Clock::time_point::min()); }); });
    co_await timer->async_wait(tuple);
}

asio::awaitable<void> Server::Inside::wait_for_sessions(Clock::time_point deadline) {
    const auto timer = std::make_shared<asio::steady_timer>(acceptor.get_executor(), deadline);
    edge->sessions.when_empty(
        [timer] { asio::post(timer->get_executor(), [timer] { timer->expires_at(Clock::time_point::min()); }); });
    if (edge->sessions.count() > 0) co_await timer->async_wait(tuple);
    edge->sessions.when_empty({});
}

Server::Server(asio::io_context& context, Config config, Application& application, Metrics& metrics)
    : inside_(std::make_shared<Inside>(context, std::move(config), application, metrics)) {}

Server::~Server() = default;

std::uint16_t Server::port() const {
    return inside_->port;
}

void Server::run() {
    const auto& config = inside_->edge->config;
    asio::co_spawn(
        inside_->acceptor.get_executor(), [inside = inside_] { return inside->accept_all(); }, asio::detached);
    log_event(LogLevel::info, "listening",
              {{"address", config.address},
               {"port", inside_->port},
               {"tls", config.has_tls() ? "on" : "off"},
               {"pages", inside_->edge->files.count()}});
    const auto count = config.threads > 0 ? config.threads : std::max(1U, std::thread::hardware_concurrency());
    const auto serve = [&context = inside_->context] {
        while (!context.stopped()) {
            try {
                context.run();
                break;
            } catch (const std::exception& error) {
                log_event(LogLevel::error, "thread_fault", {{"what", error.what()}});
            }
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < count; ++i) threads.emplace_back(serve);
    serve();
}

void Server::stop() {
    if (inside_->is_stopping.exchange(true)) return;
    asio::co_spawn(inside_->acceptor.get_executor(), [inside = inside_] { return inside->drain(); }, asio::detached);
}

}  // namespace tessera::server
