// The edge alone, with the application of the tests, to be measured from outside: `server_net_echo port=8080
// web=web/dist`. Each argument is an option of the configuration; it runs until it is interrupted.
#include <boost/asio/signal_set.hpp>
#include <cstdio>
#include <exception>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "server/net/support/running_server.hpp"

int main(int count, char** arguments) {
    using namespace tessera::server;
    Settings settings;
    for (const std::string argument : std::span(arguments, static_cast<std::size_t>(count)).subspan(1)) {
        const auto equals = argument.find('=');
        settings[argument.substr(0, equals)] = equals == std::string::npos ? "" : argument.substr(equals + 1);
    }
    const auto config = read_config(settings, process_environment());
    if (!config) {
        fmt::print(stderr, "{}\n", config.error());
        return 2;
    }
    try {
        start_log(config->log_level);
        boost::asio::io_context context;
        Metrics metrics;
        test::EchoApplication application(metrics);
        Server server(context, *config, application, metrics);
        boost::asio::signal_set signals(context, SIGINT, SIGTERM);
        signals.async_wait([&](auto error, int) {
            if (!error) server.stop();
        });
        server.run();
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
    return 0;
}
