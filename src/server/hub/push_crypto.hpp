#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tessera::server {

/// The server's name to push services (RFC 8292): a key pair of P-256 as base64url, and whom they may write to.
struct PushKeys {
    std::string public_key = {};   ///< the point, 65 bytes
    std::string private_key = {};  ///< 32 bytes
    std::string contact = {};      ///< `mailto:…` or `https:…`
};

/// What is random in a message. Tests give what RFC 8291 has.
struct PushChance {
    std::string private_key = {};  ///< 32 bytes; empty: a new one
    std::string public_key = {};   ///< 65 bytes
    std::string salt = {};         ///< 16 bytes
};

/// A body that only the browser with this key and secret can read (RFC 8291, aes128gcm); nothing where the key is no
/// point or the secret has not 16 bytes. Both are base64url, as browsers give them.
[[nodiscard]] std::optional<std::string> sealed_push(std::string_view text, std::string_view key, std::string_view auth,
                                                     const PushChance& chance = {});

/// The header Authorization for an origin such as `https://push.example.net`; nothing where our keys are no good.
[[nodiscard]] std::optional<std::string> push_authorization(const PushKeys& keys, std::string_view origin,
                                                            std::int64_t seconds_now);

}  // namespace tessera::server
