#include "server/net/edge.hpp"

#include <utility>

#include "server/net/security_headers.hpp"
#include "server/net/tokens.hpp"

namespace tessera::server {

Edge::Edge(Config with, Application& serving, Metrics& counting)
    : config(std::move(with)),
      application(serving),
      metrics(counting),
      files(config.web),
      origins(config.origins),
      proxies(config.trusted_proxies),
      plain_headers(security_headers(files.script_hashes(), false)),
      secure_headers(security_headers(files.script_hashes(), true)),
      run(make_id(6)),
      requests(config.limits.requests),
      connections(std::make_shared<ConnectionCounter>()) {}

}  // namespace tessera::server
