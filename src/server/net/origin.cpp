#include "server/net/origin.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace tessera::server {

namespace {

std::string lower(std::string_view text) {
    std::string small{text};
    std::ranges::transform(small, small.begin(),
                           [](char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); });
    return small;
}

}  // namespace

OwnOrigins::OwnOrigins(std::vector<std::string> origins) : origins_(std::move(origins)) {
    for (auto& origin : origins_) origin = lower(origin);
}

bool OwnOrigins::is_own(const Provenance& request) const {
    if (request.origin.empty()) return true;
    const auto origin = lower(request.origin);
    if (!origins_.empty()) return std::ranges::find(origins_, origin) != origins_.end();
    return origin == lower(fmt::format("{}://{}", request.is_secure ? "https" : "http", request.host));
}

std::optional<std::string_view> OwnOrigins::refusal(const Provenance& request) const {
    if (request.method == "GET" || request.method == "HEAD" || request.has_bearer) return {};
    if (!is_own(request)) return "This was asked from another site.";
    if (request.marker != "1") return "A request that changes something needs the header 'X-Tessera: 1'.";
    return {};
}

}  // namespace tessera::server
