#include "load/crowd.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>
#include <stdexcept>
#include <unistd.h>

#include <fmt/format.h>

#include "load/process_figures.hpp"

namespace tessera::load {

namespace {

/// How many guests arrive, and how many games are made, at the same time.
constexpr std::size_t at_once = 16;

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

}  // namespace

Crowd::Crowd(asio::io_context& io, const Options& options)
    : io_(io),
      options_(options),
      server_(asio::ip::make_address(options.address), options.port),
      http_(io, server_, at_once),
      shared_{.http = http_, .random = Random(options.seed)},
      sockets_(static_cast<std::size_t>(options.sockets)) {}

asio::awaitable<void> Crowd::rest(Clock::duration duration) {
    asio::steady_timer timer(io_, duration);
    co_await timer.async_wait(asio::use_awaitable);
}

asio::awaitable<void> Crowd::connect_some(std::size_t& next) {
    while (next < sockets_.size()) {
        const auto index = next++;
        auto guest = co_await http_.ask("POST", "/api/v1/guest");
        if (!guest.is_good() || guest.cookie.empty()) {
            throw std::runtime_error(fmt::format("No guest was made: {} {}", guest.status, guest.body.dump()));
        }
        auto socket = std::make_unique<Socket>(io_, guest.cookie);
        co_await socket->open(server_);
        // Players get an ear of their own when they sit down.
        socket->listen([this](std::string_view text) {
            if (text.empty()) shared_.fault("an idle socket was closed");
        });
        sockets_[index] = std::move(socket);
    }
}

namespace {

/// Several coroutines at the same time, until all are done; the first one's exception is thrown.
template <class Make>
asio::awaitable<void> several(asio::io_context& io, std::size_t count, Make make) {
    std::size_t running = count;
    std::exception_ptr failure;
    asio::steady_timer all(io, asio::steady_timer::time_point::max());
    for (std::size_t i = 0; i < count; ++i) {
        asio::co_spawn(io, make(), [&](std::exception_ptr thrown) {
            if (thrown && !failure) failure = thrown;
            if (--running == 0) all.cancel();
        });
    }
    boost::system::error_code woken;
    if (running != 0) co_await all.async_wait(asio::redirect_error(asio::use_awaitable, woken));
    if (failure) std::rethrow_exception(failure);
}

}  // namespace

asio::awaitable<double> Crowd::connect() {
    // The server's own first allocations are not the sockets'.
    (void)co_await http_.ask("GET", "/api/v1/lobby");
    const auto before = figures_of(options_.pid).resident;
    std::size_t next = 0;
    co_await several(io_, at_once, [&] { return connect_some(next); });
    co_await rest(std::chrono::milliseconds(500));
    const auto after = figures_of(options_.pid).resident;
    co_return static_cast<double>(after - before) / static_cast<double>(sockets_.size());
}

asio::awaitable<void> Crowd::seat_some(std::size_t& next) {
    while (next < tables_.size()) co_await tables_[next++]->start();
}

asio::awaitable<void> Crowd::sit_down() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.games); ++i) {
        auto* white = sockets_[2 * i].get();
        auto* black = sockets_[2 * i + 1].get();
        const auto& variant = options_.variants[i % options_.variants.size()];
        tables_.push_back(std::make_unique<Table>(shared_, variant, std::array{white, black}));
        auto* table = tables_.back().get();
        white->hear([table](std::string_view text) { table->heard(0, text); });
        black->hear([table](std::string_view text) { table->heard(1, text); });
    }
    std::size_t next = 0;
    co_await several(io_, at_once, [&] { return seat_some(next); });
    const auto since = Clock::now();
    while (shared_.ready.size() < tables_.size() && seconds_since(since) < 30)
        co_await rest(std::chrono::milliseconds(5));
    if (shared_.ready.size() < tables_.size()) {
        shared_.fault(
            fmt::format("{} of {} games did not start", tables_.size() - shared_.ready.size(), tables_.size()));
    }
    watch();
}

void Crowd::watch() {
    const auto first = 2 * tables_.size();
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.watchers) && first + i < sockets_.size(); ++i) {
        const auto& game = tables_[i % tables_.size()]->game();
        sockets_[first + i]->send(fmt::format(R"({{"t":"join","game":"{}","seen":0}})", game));
    }
}

asio::awaitable<void> Crowd::pace(double rate, double seconds) {
    const auto start = Clock::now();
    const auto due_at = [&](double number) {
        return start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(number / rate));
    };
    // An action that finds no free table stays due from then on: a server that falls behind is not waited for.
    double number = 0;
    for (const auto end = due_at(rate * seconds); due_at(number) < end;) {
        while (due_at(number) <= Clock::now() && due_at(number) < end && !shared_.ready.empty()) {
            auto* table = shared_.ready.front();
            shared_.ready.pop_front();
            table->act(due_at(number++));
        }
        if (Clock::now() > end) break;
        co_await rest(std::max<Clock::duration>(due_at(number) - Clock::now(), std::chrono::microseconds(500)));
    }
}

asio::awaitable<void> Crowd::await_answers() {
    const auto since = Clock::now();
    while (shared_.in_flight > 0 && seconds_since(since) < 5) co_await rest(std::chrono::milliseconds(2));
}

asio::awaitable<Stretch> Crowd::play(double rate, double seconds, bool is_measured) {
    Stretch stretch{.wanted = rate};
    const auto start = Clock::now();
    const auto server = figures_of(options_.pid);
    const auto own = figures_of(getpid());
    if (is_measured) shared_.measured = &stretch;
    co_await pace(rate, seconds);
    co_await await_answers();
    shared_.measured = nullptr;
    stretch.seconds = std::max(seconds, seconds_since(start));
    stretch.unanswered = shared_.in_flight;
    const auto server_now = figures_of(options_.pid);
    stretch.server_cores = (server_now.cpu_seconds - server.cpu_seconds) / stretch.seconds;
    stretch.own_cores = (figures_of(getpid()).cpu_seconds - own.cpu_seconds) / stretch.seconds;
    stretch.resident = server_now.resident;
    co_return stretch;
}

asio::awaitable<int> Crowd::compare() {
    int different = 0;
    std::size_t next = 0;
    const auto compare_some = [&]() -> asio::awaitable<void> {
        while (next < tables_.size()) {
            if (!co_await tables_[next++]->agrees()) ++different;
        }
    };
    co_await several(io_, at_once, compare_some);
    co_return different;
}

void Crowd::leave() {
    for (const auto& socket : sockets_) {
        if (socket) socket->close();
    }
}

}  // namespace tessera::load
