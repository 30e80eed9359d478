// tessera_load: many players at once against a running server, and what it took. tests/load/README.md says how to use
// it.

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <exception>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "load/crowd.hpp"
#include "load/process_figures.hpp"

namespace tessera::load {

namespace {

void say(const std::string& line) {
    fmt::print("{}\n", line);
    std::fflush(stdout);
}

void parse(CLI::App& app, Options& options) {
    app.add_option("--address", options.address, "Where the server listens")->capture_default_str();
    app.add_option("--port", options.port, "Its port")->required();
    app.add_option("--pid", options.pid, "The server's process, for its memory and processor time");
    app.add_option("--sockets", options.sockets, "Guests that are connected")->capture_default_str();
    app.add_option("--games", options.games, "Games between pairs of them")->capture_default_str();
    app.add_option("--watchers", options.watchers, "So many of the rest follow a game")->capture_default_str();
    app.add_option("--rate", options.rate, "Actions a second in all games together")->capture_default_str();
    app.add_option("--seconds", options.seconds, "How long, for each rate")->capture_default_str();
    app.add_option("--warm-up", options.warm_up, "Seconds before that which are not measured")->capture_default_str();
    app.add_option("--ramp", options.step, "Then so many actions a second more each time, until it breaks");
    app.add_option("--most", options.most, "But not beyond this rate");
    app.add_option("--variants", options.variants, "Games without secrets")->delimiter(',')->capture_default_str();
    app.add_option("--seed", options.seed, "Of the random actions")->capture_default_str();
    app.add_option("--p99-ms", options.p99_limit, "A load is held if 99 of 100 are answered sooner")
        ->capture_default_str();
    app.add_option("--rss-per-socket-kib", options.socket_limit, "Most memory of the server for each idle socket");
}

/// Whether all limits were kept.
asio::awaitable<bool> run(asio::io_context& io, const Options& options) {
    Crowd crowd(io, options);
    auto start = Clock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };

    const double each = co_await crowd.connect();
    say(fmt::format("{} sockets in {:.1f} s; the server's memory for each: {:.1f} KiB", options.sockets, seconds(),
                    each));
    bool is_good = options.socket_limit <= 0 || each < options.socket_limit;
    if (!is_good) say(fmt::format("That is over the limit of {} KiB.", options.socket_limit));

    start = Clock::now();
    co_await crowd.sit_down();
    const auto resident = static_cast<double>(figures_of(options.pid).resident) / 1024;
    say(fmt::format("{} games in {:.1f} s; the server's memory in all: {:.1f} MiB", options.games, seconds(),
                    resident));

    say(heading());
    (void)co_await crowd.play(options.rate, options.warm_up, false);
    double held = 0;
    std::optional<double> broken;
    for (double rate = options.rate; rate <= options.most && !broken; rate += options.step) {
        const auto stretch = co_await crowd.play(rate, options.seconds);
        say(line_of(stretch));
        if (stretch.is_held(options.p99_limit)) {
            held = rate;
        } else {
            broken = rate;
        }
        if (options.step <= 0) break;
    }
    if (held > 0) say(fmt::format("Held: {:.0f} actions a second with p99 under {} ms.", held, options.p99_limit));
    if (broken) say(fmt::format("Not held: {:.0f} actions a second.", *broken));
    is_good = is_good && held > 0;

    const int different = co_await crowd.compare();
    say(fmt::format("Games that the server tells otherwise than it answered: {} of {}.", different, options.games));
    for (const auto& fault : crowd.shared().faults) say("Fault: " + fault);
    // Past its limits a server may refuse; that shows in the stretch that broke.
    is_good = is_good && different == 0 && (broken || crowd.shared().fault_count == 0);
    crowd.leave();
    co_return is_good;
}

}  // namespace

}  // namespace tessera::load

int main(int argc, char** argv) {
    tessera::load::Options options;
    CLI::App app("Many players at once against a running server, and what it took.");
    tessera::load::parse(app, options);
    CLI11_PARSE(app, argc, argv);
    if (2 * options.games > options.sockets) {
        fmt::print(stderr, "tessera_load: {} games need {} sockets.\n", options.games, 2 * options.games);
        return 2;
    }
    try {
        boost::asio::io_context io(1);
        bool is_good = false;
        std::exception_ptr failure;
        boost::asio::co_spawn(io, tessera::load::run(io, options), [&](std::exception_ptr thrown, bool good) {
            failure = thrown;
            is_good = good;
            io.stop();
        });
        io.run();
        if (failure) std::rethrow_exception(failure);
        return is_good ? 0 : 1;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "tessera_load: {}\n", failure.what());
        return 2;
    }
}
