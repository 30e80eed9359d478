#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/application.hpp"
#include "server/net/edge.hpp"
#include "server/net/metrics.hpp"
#include "server/net/wire.hpp"

namespace tessera::server {

/// What is to be known of a request before anybody answers it.
struct RequestFacts {
    Request request;  ///< without its body
    RouteClass route = RouteClass::page;
    std::string label = "page";  ///< for logs: method and the first parts of the path, without ids or keys
    std::string origin = {};     ///< headers that tell where it was made
    std::string host = {};
    std::string marker = {};
    bool is_head = false;  ///< `request.method` says GET then: only the body is left away
    bool is_http_11 = true;
    bool is_local = false;                       ///< of this machine, through no proxy
    std::optional<std::string_view> fault = {};  ///< a sentence: it is malformed
};
[[nodiscard]] RequestFacts facts_of(const HttpMessage& message, const Edge& edge, std::string_view peer, bool is_tls);

/// Why the edge does not let it through to the application: a limit, another site, a page that only this machine may
/// see.
[[nodiscard]] std::optional<Response> refusal_of(const RequestFacts& facts, Edge& edge);

}  // namespace tessera::server
