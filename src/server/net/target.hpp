#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::server {

/// What a request asks for, decoded once: `/a%20b?c=d+e` is the path `/a b` and `c` = `d e`.
struct Target {
    std::string path;
    std::map<std::string, std::string> query;

    /// Nothing where it is no path, an escape is damaged, a zero byte is hidden in it, or it is no UTF-8.
    [[nodiscard]] static std::optional<Target> parse(std::string_view text);
};

}  // namespace tessera::server
