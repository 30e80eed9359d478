#include "server/hub/support/served.hpp"

#include <csignal>
#include <stdexcept>
#include <utility>

namespace tessera::server::test {

Served::Served(ServedOptions options) : options_(std::move(options)) {
    if (options_.store.empty()) options_.store = folder_.file("tessera.db");
    start();
}

Served::~Served() {
    kill();
}

void Served::start() {
    // The shell tells its number and becomes the server.
    std::vector<std::string> words = {"/bin/sh", "-c", "echo $$; exec \"$@\"", "sh", TESSERA_BINARY, "serve"};
    const auto add = [&](const std::string& name, const std::string& value) {
        words.push_back("--" + name);
        words.push_back(value);
    };
    // The same port again, so that clients find it.
    add("port", std::to_string(port_));
    add("store", options_.store);
    add("log-level", "error");
    add("puzzles", TESSERA_SOURCE_DIR "/data/puzzles");
    add("engines", "1");
    if (!options_.has_limits) {
        add("requests-per-second", "0");
        add("messages-per-second", "0");
        add("connections-per-address", "0");
    }
    words.insert(words.end(), options_.more.begin(), options_.more.end());
    process_ = std::make_unique<store::ChildProcess>(words);
    const auto pid = process_->line();
    const auto address = process_->line();
    if (!pid || !address) throw std::runtime_error("the server did not start");
    pid_ = std::stoi(*pid);
    const auto colon = address->rfind(':');
    port_ = static_cast<std::uint16_t>(std::stoi(address->substr(colon + 1)));
}

void Served::kill() {
    if (!process_) return;
    process_->kill();
    process_.reset();
}

void Served::terminate() const {
    ::kill(pid_, SIGTERM);
}

void Served::wait() {
    process_.reset();
}

}  // namespace tessera::server::test
