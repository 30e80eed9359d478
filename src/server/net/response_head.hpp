#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::server {

/// The lines before a body.
struct ResponseHead {
    int status = 200;
    std::optional<std::size_t> length = {};  ///< nothing: chunks, except for answers that have no body
    bool keeps_open = true;
    std::string_view headers = {};   ///< lines, each ended by CR LF
    std::string_view security = {};  ///< the same
    std::string_view id = {};        ///< X-Request-Id

    [[nodiscard]] std::string text() const;
};

/// `Name: value` and CR LF; nothing where a letter would begin a line of its own.
[[nodiscard]] std::string header_line(std::string_view name, std::string_view value);
/// `Wed, 18 Nov 2026 08:20:16 GMT`, made once a second.
[[nodiscard]] std::string_view http_date();

}  // namespace tessera::server
