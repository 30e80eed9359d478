#pragma once

#include <span>
#include <string>

namespace tessera::server {

/// The header lines that go with every answer, each ended by CR LF. `script_hashes` are the scripts that stand in the
/// pages themselves, as `sha256-…`: all other inline scripts are refused by the browser.
[[nodiscard]] std::string security_headers(std::span<const std::string> script_hashes, bool is_secure);

}  // namespace tessera::server
