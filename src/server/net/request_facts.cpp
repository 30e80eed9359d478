#include "server/net/request_facts.hpp"

#include <algorithm>
#include <array>
#include <boost/beast/http/field.hpp>
#include <utility>

#include "server/net/answers.hpp"
#include "server/net/cookies.hpp"
#include "server/net/target.hpp"

namespace tessera::server {

namespace {

namespace http = boost::beast::http;

constexpr std::string_view socket_path = "/api/v1/ws";
constexpr std::array<std::string_view, 3> health_paths{"/healthz", "/readyz", "/metrics"};

constexpr std::array<std::string_view, 5> forwarding_headers{"X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP",
                                                             "Forwarded", "Via"};

RouteClass route_of(std::string_view path) {
    if (path == socket_path) return RouteClass::socket;
    for (const auto health : health_paths) {
        if (path == health) return RouteClass::health;
    }
    return path.starts_with("/api/") ? RouteClass::api : RouteClass::page;
}

/// `GET /api/v1/games` of `/api/v1/games/abc/join`: what follows names somebody's game.
std::string label_of(RouteClass route, std::string_view method, std::string_view path) {
    if (route == RouteClass::page) return "page";
    std::size_t end = 0;
    for (int part = 0; part < 3 && end < path.size(); ++part) end = std::min(path.find('/', end + 1), path.size());
    return std::string{method} + " " + std::string{path.substr(0, end)};
}

std::string bearer_of(std::string_view authorization) {
    static constexpr std::string_view scheme = "Bearer ";
    return authorization.starts_with(scheme) ? std::string{authorization.substr(scheme.size())} : std::string{};
}

std::string_view header(const HttpMessage& message, std::string_view name) {
    const auto found = message.find(name);
    return found == message.end() ? std::string_view{} : std::string_view{found->value()};
}

/// All lines of this name as one list: a proxy may add a line instead of a comma.
std::string header_list(const HttpMessage& message, std::string_view name) {
    std::string list;
    const auto [first, last] = message.equal_range(name);
    for (auto line = first; line != last; ++line) {
        const std::string_view value = line->value();
        if (value.empty()) continue;
        list += list.empty() ? "" : ", ";
        list += value;
    }
    return list;
}

/// The word of the nearest proxy, which adds its own at the end.
std::string_view last_of(std::string_view list) {
    const auto comma = list.rfind(',');
    if (comma != std::string_view::npos) list.remove_prefix(comma + 1);
    while (list.starts_with(' ')) list.remove_prefix(1);
    while (list.ends_with(' ')) list.remove_suffix(1);
    return list;
}

/// What proxies add; who says one of these may speak for somebody elsewhere.
bool is_forwarded(const HttpMessage& message) {
    return std::ranges::any_of(forwarding_headers,
                               [&](std::string_view name) { return message.find(name) != message.end(); });
}

/// Kept and shown again, so nothing but plain letters.
std::string plain_label(std::string_view text) {
    std::string label{text.substr(0, 100)};
    std::ranges::replace_if(label, [](char c) { return c < ' ' || c > '~'; }, '?');
    return label;
}

}  // namespace

RequestFacts facts_of(const HttpMessage& message, const Edge& edge, std::string_view peer, bool is_tls) {
    RequestFacts facts;
    auto& request = facts.request;
    const bool is_proxied = edge.proxies.trusts(peer);
    const auto forwarded = header_list(message, "X-Forwarded-For");
    request.address = is_proxied ? edge.proxies.client(peer, forwarded) : std::string{peer};
    request.is_secure = is_tls || (is_proxied && last_of(header_list(message, "X-Forwarded-Proto")) == "https");
    request.method = message.method_string();
    facts.is_head = request.method == "HEAD";
    if (facts.is_head) request.method = "GET";
    facts.is_http_11 = message.version() == 11;

    const auto own = Network::parse(peer);
    facts.is_local = own && own->is_loopback() && !is_forwarded(message);
    auto target = Target::parse(message.target());
    if (!target) {
        facts.fault = "The request's path is malformed.";
        return facts;
    }
    if (facts.is_http_11 && message.count(http::field::host) != 1) {
        facts.fault = "A request has one header 'Host'.";
        return facts;
    }
    request.path = std::move(target->path);
    request.query = std::move(target->query);
    facts.route = route_of(request.path);
    facts.label = label_of(facts.route, request.method, request.path);
    facts.origin = message[http::field::origin];
    facts.host = message[http::field::host];
    facts.marker = header(message, "X-Tessera");
    request.bearer = bearer_of(message[http::field::authorization]);
    // Who shows a token speaks as its owner only, so that no cookie is used without the check against forgery.
    if (request.bearer.empty()) {
        request.cookie = cookie_value(message[http::field::cookie], cookie_name(request.is_secure));
    }
    request.user_agent = plain_label(message[http::field::user_agent]);
    return facts;
}

std::optional<Response> refusal_of(const RequestFacts& facts, Edge& edge) {
    const auto& request = facts.request;
    if (request.path == "/metrics" && !facts.is_local && !edge.config.has_public_metrics) {
        return error_response(404, "not_there", "There is no such page.");
    }
    if (facts.route != RouteClass::health) {
        if (const auto wait = edge.requests.take(limit_key(request.address))) {
            edge.metrics.turned_away("rate");
            return too_often(*wait);
        }
    }
    const Provenance provenance{.method = request.method,
                                .origin = facts.origin,
                                .host = facts.host,
                                .marker = facts.marker,
                                .has_bearer = !request.bearer.empty(),
                                .is_secure = request.is_secure};
    if (facts.route == RouteClass::socket && !edge.origins.is_own(provenance)) {
        edge.metrics.turned_away("origin");
        return error_response(403, "origin", "This was asked from another site.");
    }
    if (const auto sentence = edge.origins.refusal(provenance)) {
        edge.metrics.turned_away("origin");
        return error_response(403, "origin", *sentence);
    }
    return {};
}

}  // namespace tessera::server
