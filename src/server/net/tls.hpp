#pragma once

#include <boost/asio/ssl/context.hpp>

#include "server/net/config.hpp"

namespace tessera::server {

/// TLS 1.2 and later with the files of the configuration; an exception with a sentence where they are no good.
[[nodiscard]] boost::asio::ssl::context tls_context(const Config& config);

}  // namespace tessera::server
