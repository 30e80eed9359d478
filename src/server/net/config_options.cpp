#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "server/net/address.hpp"
#include "server/net/config.hpp"

namespace tessera::server {

namespace {

using Fault = std::optional<std::string>;

template <class Number>
Fault set_number(Number& number, std::string_view value, Number least, Number most) {
    Number read{};
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
    if (error != std::errc{} || end != value.data() + value.size() || read < least || read > most) {
        return fmt::format("a number from {} to {} is wanted, not '{}'", least, most, value);
    }
    number = read;
    return {};
}

Fault set_seconds(Limits::Time& time, std::string_view value) {
    double seconds = 0;
    if (auto fault = set_number(seconds, value, 0.001, 86'400.0)) return fault;
    time = Limits::Time{static_cast<Limits::Time::rep>(seconds * 1000)};
    return {};
}

Fault set_flag(bool& flag, std::string_view value) {
    if (value != "true" && value != "false") return fmt::format("'true' or 'false' is wanted, not '{}'", value);
    flag = value == "true";
    return {};
}

std::vector<std::string> split(std::string_view list) {
    std::vector<std::string> items;
    while (!list.empty()) {
        const auto comma = std::min(list.find(','), list.size());
        auto item = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        while (item.starts_with(' ')) item.remove_prefix(1);
        while (item.ends_with(' ')) item.remove_suffix(1);
        if (!item.empty()) items.emplace_back(item);
    }
    return items;
}

Fault set_origins(std::vector<std::string>& origins, std::string_view value) {
    origins = split(value);
    for (const auto& origin : origins) {
        const auto colon = origin.find("://");
        const auto scheme = origin.substr(0, colon);
        if (colon == std::string::npos || (scheme != "http" && scheme != "https") || colon + 3 == origin.size() ||
            origin.find('/', colon + 3) != std::string::npos) {
            return fmt::format("an origin looks like https://example.org, not '{}'", origin);
        }
    }
    return {};
}

Fault set_proxies(std::vector<std::string>& proxies, std::string_view value) {
    proxies = split(value);
    for (const auto& proxy : proxies) {
        if (!Network::parse(proxy)) return fmt::format("an address or network is wanted, not '{}'", proxy);
    }
    return {};
}

Fault set_log_level(LogLevel& level, std::string_view value) {
    const auto parsed = parse_log_level(value);
    if (!parsed) return fmt::format("debug, info, warning, error or off is wanted, not '{}'", value);
    level = *parsed;
    return {};
}

Fault set_cookie_secret(std::string& secret, std::string_view value) {
    if (value.size() < 32) return "at least 32 characters are wanted";
    secret = value;
    return {};
}

constexpr std::size_t many = 1'000'000'000;

constexpr std::array options{
    ConfigOption{"address", "the address to listen on; 0.0.0.0 or :: for all", false,
                 [](Config& c, std::string_view v) -> Fault {
                     if (!Network::parse(v)) return fmt::format("an IP address is wanted, not '{}'", v);
                     c.address = v;
                     return {};
                 }},
    ConfigOption{"port", "the port to listen on; 0 takes any free one", false,
                 [](Config& c, std::string_view v) { return set_number<std::uint16_t>(c.port, v, 0, 65'535); }},
    ConfigOption{"tls-certificate", "the certificate chain as a PEM file; makes it HTTPS", false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.tls_certificate = v;
                     return {};
                 }},
    ConfigOption{"tls-key", "the certificate's private key as a PEM file", false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.tls_key = v;
                     return {};
                 }},
    ConfigOption{"origin", "the public origins, with commas between; else what a request's Host says", false,
                 [](Config& c, std::string_view v) { return set_origins(c.origins, v); }},
    ConfigOption{"trusted-proxy", "addresses or networks of proxies whose X-Forwarded-For counts", false,
                 [](Config& c, std::string_view v) { return set_proxies(c.trusted_proxies, v); }},
    ConfigOption{"store", "where games are kept: a file for SQLite, or postgres://…", true,
                 [](Config& c, std::string_view v) -> Fault {
                     if (v.empty()) return "a file or an address is wanted";
                     c.store = v;
                     return {};
                 }},
    ConfigOption{"data", "the folder of the store, in the file tessera.db, where no store is named", false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.data = v;
                     return {};
                 }},
    ConfigOption{"puzzles", "the folder of the puzzle packs, for the day's leaderboard; without it there is none",
                 false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.puzzles = v;
                     return {};
                 }},
    ConfigOption{"web", "the folder of the built pages", false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.web = v;
                     return {};
                 }},
    ConfigOption{"threads", "threads that serve; 0 takes one for each core", false,
                 [](Config& c, std::string_view v) { return set_number<unsigned>(c.threads, v, 0, 256); }},
    ConfigOption{"engines", "threads that think for bots; 0: one fewer than cores", false,
                 [](Config& c, std::string_view v) { return set_number<unsigned>(c.engines, v, 0, 256); }},
    ConfigOption{"cookie-secret", "signs guests' cookies; else the store keeps one", true,
                 [](Config& c, std::string_view v) { return set_cookie_secret(c.cookie_secret, v); }},
    ConfigOption{"push-public-key", "the VAPID key of Web Push, base64url", false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.push_public_key = v;
                     return {};
                 }},
    ConfigOption{"push-private-key", "its private half", true,
                 [](Config& c, std::string_view v) -> Fault {
                     c.push_private_key = v;
                     return {};
                 }},
    ConfigOption{"push-contact", "whom push services may write to: mailto:…", false,
                 [](Config& c, std::string_view v) -> Fault {
                     c.push_contact = v;
                     return {};
                 }},
    ConfigOption{"log-level", "debug, info, warning, error or off", false,
                 [](Config& c, std::string_view v) { return set_log_level(c.log_level, v); }},
    ConfigOption{"public-metrics", "true: /metrics answers to everybody, not to this machine only", false,
                 [](Config& c, std::string_view v) { return set_flag(c.has_public_metrics, v); }},
    ConfigOption{
        "connections", "connections at once, of all kinds", false,
        [](Config& c, std::string_view v) { return set_number<std::size_t>(c.limits.connections, v, 1, 1'000'000); }},
    ConfigOption{"connections-per-address", "connections at once of one address; 0: no limit", false,
                 [](Config& c, std::string_view v) {
                     return set_number<std::size_t>(c.limits.connections_per_address, v, 0, many);
                 }},
    ConfigOption{"requests-per-second", "requests to the API of one address; 0: no limit", false,
                 [](Config& c, std::string_view v) { return set_number(c.limits.requests.per_second, v, 0.0, 1e9); }},
    ConfigOption{"requests-burst", "so many at once", false,
                 [](Config& c, std::string_view v) { return set_number(c.limits.requests.burst, v, 1.0, 1e9); }},
    ConfigOption{"messages-per-second", "messages of one WebSocket; 0: no limit", false,
                 [](Config& c, std::string_view v) { return set_number(c.limits.messages.per_second, v, 0.0, 1e9); }},
    ConfigOption{"messages-burst", "so many at once", false,
                 [](Config& c, std::string_view v) { return set_number(c.limits.messages.burst, v, 1.0, 1e9); }},
    ConfigOption{"drain-seconds", "time for connections to end when the server stops", false,
                 [](Config& c, std::string_view v) { return set_seconds(c.limits.drain_time, v); }},
};

}  // namespace

std::span<const ConfigOption> config_options() {
    return options;
}

}  // namespace tessera::server
