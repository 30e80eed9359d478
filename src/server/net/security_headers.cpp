#include "server/net/security_headers.hpp"

#include <fmt/format.h>

namespace tessera::server {

std::string security_headers(std::span<const std::string> script_hashes, bool is_secure) {
    std::string scripts = "'self' 'wasm-unsafe-eval'";
    for (const auto& hash : script_hashes) scripts += fmt::format(" '{}'", hash);
    // Pages place pieces by style attributes; style sheets and elements of others stay out. Pictures to share are drawn
    // from data: and blob: addresses of their own making.
    auto lines = fmt::format(
        "Content-Security-Policy: default-src 'self'; script-src {}; worker-src 'self'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n"
        "Cross-Origin-Opener-Policy: same-origin\r\n"
        "Cross-Origin-Embedder-Policy: require-corp\r\n"
        "Cross-Origin-Resource-Policy: same-origin\r\n"
        "X-Content-Type-Options: nosniff\r\n"
        "Referrer-Policy: same-origin\r\n"
        "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n",
        scripts);
    if (is_secure) lines += "Strict-Transport-Security: max-age=31536000\r\n";
    return lines;
}

}  // namespace tessera::server
