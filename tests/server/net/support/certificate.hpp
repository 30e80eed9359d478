#pragma once

#include <string>

#include "server/net/support/running_server.hpp"

namespace tessera::server::test {

/// Makes `NAME.crt` and `NAME.key` in the folder, for this host and signed by itself.
void make_certificate(const TemporaryFolder& folder, const std::string& name, const std::string& host = "localhost");

}  // namespace tessera::server::test
