#include "server/rooms/keys.hpp"

#include <openssl/crypto.h>

namespace tessera::server {

Digest salt_of(Root root) {
    return sha256({bytes_of("salt"), root});
}

std::string key_of(Root root, std::string_view what) {
    // Without letters that are taken for digits.
    constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz023456789";
    static_assert(letters.size() == 32);
    constexpr std::size_t length = 20;
    const Digest digest = sha256({bytes_of("key "), bytes_of(what), root});
    std::string key;
    for (std::size_t i = 0; i < length; ++i) key += letters[digest[i] % letters.size()];
    return key;
}

bool are_sides_exchanged(Root root) {
    return (sha256({bytes_of("sides"), root})[0] & 1U) != 0;
}

bool is_same_key(std::string_view key, std::string_view other) {
    return !key.empty() && key.size() == other.size() && CRYPTO_memcmp(key.data(), other.data(), key.size()) == 0;
}

}  // namespace tessera::server
