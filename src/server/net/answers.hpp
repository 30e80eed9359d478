#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "server/net/application.hpp"

namespace tessera::server {

/// A fault as the protocol says it: `{"error": {"code": "word", "sentence": "One sentence."}}`.
[[nodiscard]] Response error_response(int status, std::string_view code, std::string_view sentence,
                                      std::string_view rule = {});
/// 429 with Retry-After in whole seconds.
[[nodiscard]] Response too_often(std::chrono::milliseconds wait);
/// `Not Found`
[[nodiscard]] std::string_view reason_phrase(int status);
/// Quoted and escaped for JSON; bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string json_quoted(std::string_view text);

}  // namespace tessera::server
