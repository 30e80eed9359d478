#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/log.hpp"
#include "server/net/rate.hpp"

namespace tessera::server {

/// What a stranger can make the server spend. Tests make the times short.
struct Limits {
    using Time = std::chrono::milliseconds;

    std::size_t header_bytes = 16UL * 1024;
    std::size_t body_bytes = 64UL * 1024;
    std::size_t message_bytes = 16UL * 1024;
    std::size_t outbox_messages = 256;
    std::size_t outbox_bytes = 1024UL * 1024;
    std::size_t connections = 18'000;
    std::size_t connections_per_address = 200;  ///< 0: as many as there are

    Time handshake_time{10'000};    ///< TLS, and the WebSocket's opening and closing
    Time header_time{15'000};       ///< from a request's first byte to the end of its header
    Time body_time{15'000};         ///< for the whole body
    Time idle_time{30'000};         ///< between two requests
    Time write_time{30'000};        ///< for each piece that is written
    Time socket_idle_time{60'000};  ///< a WebSocket that says nothing, not even pong
    Time beat_time{15'000};         ///< an empty line is sent so often into an open stream
    Time drain_time{10'000};        ///< to end by itself when the server stops

    Rate requests{.per_second = 50, .burst = 200};  ///< to the API, of an address
    Rate messages{.per_second = 20, .burst = 60};   ///< of a WebSocket
    Rate controls{.per_second = 2, .burst = 30};    ///< pings and pongs of a WebSocket
};

struct Config {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  ///< 0: any free one
    std::filesystem::path tls_certificate = {};
    std::filesystem::path tls_key = {};
    std::vector<std::string> origins = {};          ///< `https://example.org`; empty: what the request's Host says
    std::vector<std::string> trusted_proxies = {};  ///< addresses or networks whose X-Forwarded-For and -Proto count
    std::string store = {};              ///< after `read_config` never empty: `default_store` where none is named
    std::filesystem::path data = {};     ///< the folder of the store, where none is named
    std::filesystem::path web = {};      ///< the built pages; empty: none are served
    unsigned threads = 0;                ///< 0: one for each core
    std::filesystem::path puzzles = {};  ///< the packs, for the puzzle of the day; empty: there is none
    unsigned engines = 0;                ///< threads that think for bots; 0: one fewer than cores, at least one
    std::string cookie_secret = {};      ///< at least 32 bytes; empty: the store keeps one
    std::string push_public_key = {};
    std::string push_private_key = {};
    std::string push_contact = {};  ///< `mailto:…`, for push services
    LogLevel log_level = LogLevel::info;
    bool has_public_metrics = false;  ///< else /metrics answers to this machine only
    Limits limits = {};

    [[nodiscard]] bool has_tls() const { return !tls_certificate.empty(); }
    [[nodiscard]] std::string default_store() const { return (data / "tessera.db").string(); }
};

/// Values by option names, as they were written: `{"port", "8080"}`.
using Settings = std::map<std::string, std::string, std::less<>>;

/// An option, once for flags (`--port`), environment (`TESSERA_PORT`), file (`port = 8080`) and documents.
struct ConfigOption {
    std::string_view name;
    std::string_view help;
    bool is_secret = false;  ///< may be given as NAME-file too: the value is what that file contains
    /// A sentence where the value is no good.
    std::optional<std::string> (*set)(Config& config, std::string_view value) = nullptr;
};
[[nodiscard]] std::span<const ConfigOption> config_options();

/// Asks for an environment variable: std::getenv, or a test's.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;
[[nodiscard]] Environment process_environment();

/// Flags before environment before file before defaults. The file is named by the flag `config` or TESSERA_CONFIG.
/// Else the first fault as one sentence.
[[nodiscard]] std::expected<Config, std::string> read_config(const Settings& flags, const Environment& environment);

}  // namespace tessera::server
