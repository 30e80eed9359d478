#include "cli/serve.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <sys/resource.h>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "server/hub/hub.hpp"
#include "server/net/config.hpp"
#include "server/net/log.hpp"
#include "server/net/metrics.hpp"
#include "server/net/server.hpp"
#include "store/store.hpp"

namespace tessera::cli {

namespace {

namespace fs = std::filesystem;
namespace asio = boost::asio;

/// A socket is a file: as many as the system lets us have.
void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

void make_data_folder(const server::Config& config) {
    if (config.data.empty() || config.store != config.default_store()) return;
    std::error_code fault;
    fs::create_directories(config.data, fault);
    if (fault) throw Failure(fmt::format("cannot make the folder '{}': {}", config.data.string(), fault.message()));
}

unsigned engines_of(const server::Config& config) {
    if (config.engines > 0) return config.engines;
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

std::string shown_address(const server::Config& config, std::uint16_t port) {
    const bool is_here = config.address == "127.0.0.1" || config.address == "0.0.0.0" || config.address == "::";
    const bool is_v6 = config.address.find(':') != std::string::npos;
    const std::string host = is_here ? "localhost" : is_v6 ? "[" + config.address + "]" : config.address;
    return fmt::format("{}://{}:{}/", config.has_tls() ? "https" : "http", host, port);
}

}  // namespace

void serve(const ServeRequest& request) {
    auto config = server::read_config(request.settings, server::process_environment());
    if (!config) throw Failure(config.error());
    make_data_folder(*config);
    server::start_log(config->log_level);
    raise_file_limit();
    (void)std::signal(SIGPIPE, SIG_IGN);

    asio::io_context context;
    const auto metrics = std::make_shared<server::Metrics>();
    server::Hub hub(context.get_executor(), {.store = config->store,
                                             .cookie_secret = config->cookie_secret,
                                             .version = TESSERA_VERSION,
                                             .engine_threads = engines_of(*config),
                                             .has_limits = config->limits.requests.per_second > 0,
                                             .puzzles = config->puzzles,
                                             .push = {.public_key = config->push_public_key,
                                                      .private_key = config->push_private_key,
                                                      .contact = config->push_contact},
                                             .metrics = metrics});
    server::Server server(context, *config, hub, *metrics);
    asio::signal_set signals(context, SIGINT, SIGTERM);
    signals.async_wait([&server, &signals](const boost::system::error_code& fault, int) {
        if (fault) return;
        // The next one ends the process as if nobody listened: whoever sends it does not want to wait.
        signals.clear();
        server.stop();
    });
    // The first line is the address: whoever starts the program waits for it.
    fmt::print("{}\n", shown_address(*config, server.port()));
    (void)std::fflush(stdout);
    server.run();
}

void back_up(const BackupRequest& request) {
    store::back_up(request.store, request.to);
    fmt::print("{}\n", request.to);
}

}  // namespace tessera::cli
