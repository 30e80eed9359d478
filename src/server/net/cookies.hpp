#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::server {

/// The one cookie there is. Where the connection is secure its name is `__Host-tessera`, which browsers take from this
/// host alone, under TLS: no neighbour under the same domain and nobody on a plain connection can plant one.
[[nodiscard]] std::string_view cookie_name(bool is_secure);
/// `value` empty: the browser shall forget it.
[[nodiscard]] std::string set_cookie_header(std::string_view value, std::chrono::seconds lifetime, bool is_secure);

/// The value of the cookie of this name in a Cookie header.
[[nodiscard]] std::string cookie_value(std::string_view header, std::string_view name);

/// Makes and checks what guests carry: `g.ID.EXPIRY.MAC`. Nothing is kept of them: who has the secret can tell.
class GuestCookies {
  public:
    /// Any text of at least 32 bytes; the key is derived from it.
    explicit GuestCookies(std::string_view secret);

    struct Guest {
        std::string id;  ///< without `g:`
        std::int64_t expires = 0;
        friend bool operator==(const Guest&, const Guest&) = default;
    };
    /// `id` of letters and digits only. Times are seconds since 1970.
    [[nodiscard]] std::string make(std::string_view id, std::int64_t expires) const;
    /// Nothing for a forged, damaged or expired one.
    [[nodiscard]] std::optional<Guest> verify(std::string_view cookie, std::int64_t now) const;

  private:
    [[nodiscard]] std::string signature(std::string_view signed_part) const;
    std::array<unsigned char, 32> key_{};
};

}  // namespace tessera::server
