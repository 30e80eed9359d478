#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "server/net/address.hpp"
#include "server/net/application.hpp"
#include "server/net/config.hpp"
#include "server/net/files.hpp"
#include "server/net/metrics.hpp"
#include "server/net/origin.hpp"
#include "server/net/rate_limit.hpp"
#include "server/net/sessions.hpp"

namespace tessera::server {

/// What all connections share. Each holds it, so that it outlives the last one.
struct Edge {
    Edge(Config with, Application& serving, Metrics& counting);

    const Config config;
    Application& application;
    Metrics& metrics;
    const Files files;
    const OwnOrigins origins;
    const TrustedProxies proxies;
    const std::string plain_headers;   ///< security headers of every answer
    const std::string secure_headers;  ///< the same under TLS
    const std::string run;             ///< begins every request's id, so that ids of two runs differ
    RateLimiter requests;
    std::shared_ptr<ConnectionCounter> connections;
    Sessions sessions;
    std::atomic<std::uint64_t> last_number{0};
    std::atomic<bool> is_stopping{false};

    [[nodiscard]] std::uint64_t next_number() { return last_number.fetch_add(1) + 1; }
};

}  // namespace tessera::server
