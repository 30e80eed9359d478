#include "server/hub/push_crypto.hpp"

#include <array>
#include <memory>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <vector>

#include <nlohmann/json.hpp>

#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

constexpr std::size_t point_bytes = 65;
constexpr std::size_t scalar_bytes = 32;
constexpr std::size_t auth_bytes = 16;
constexpr std::size_t salt_bytes = 16;
constexpr std::size_t tag_bytes = 16;

template <auto free>
struct Freed {
    template <class T>
    void operator()(T* pointer) const {
        free(pointer);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;

const unsigned char* bytes_in(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

std::string text_of(std::span<const unsigned char> bytes) {
    return {bytes.begin(), bytes.end()};
}

std::string base64url(std::string_view bytes) {
    return to_base64url(std::span(bytes_in(bytes), bytes.size()));
}

std::optional<std::string> decoded(std::string_view text, std::size_t size) {
    while (text.ends_with('=')) text.remove_suffix(1);
    const auto bytes = parse_base64url(text);
    if (!bytes || bytes->size() != size) return std::nullopt;
    return text_of(*bytes);
}

/// A key of P-256 from its point and, where it is ours, its number.
Key make_key(std::string_view point, std::string_view scalar = {}) {
    const std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>> builder(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    std::unique_ptr<BIGNUM, Freed<BN_clear_free>> number;
    if (!scalar.empty()) {
        number.reset(BN_bin2bn(bytes_in(scalar), static_cast<int>(scalar.size()), nullptr));
        OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get());
    }
    const std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>> params(OSSL_PARAM_BLD_to_param(builder.get()));
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    const int selection = scalar.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
    if (EVP_PKEY_fromdata_init(context.get()) <= 0 ||
        EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) <= 0) {
        return nullptr;
    }
    return Key(key);
}

std::string point_of(EVP_PKEY* key) {
    unsigned char* bytes = nullptr;
    const auto size = EVP_PKEY_get1_encoded_public_key(key, &bytes);
    std::string point = size == 0 ? std::string() : text_of(std::span(bytes, size));
    OPENSSL_free(bytes);
    return point;
}

std::optional<std::string> shared_secret(EVP_PKEY* ours, EVP_PKEY* theirs) {
    const KeyContext context(EVP_PKEY_CTX_new(ours, nullptr));
    std::array<unsigned char, scalar_bytes> secret{};
    std::size_t size = secret.size();
    if (EVP_PKEY_derive_init(context.get()) <= 0 || EVP_PKEY_derive_set_peer(context.get(), theirs) <= 0 ||
        EVP_PKEY_derive(context.get(), secret.data(), &size) <= 0 || size != secret.size()) {
        return std::nullopt;
    }
    return text_of(secret);
}

std::string hmac(std::string_view key, std::string_view text) {
    std::array<unsigned char, 32> digest{};
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_in(text), text.size(), digest.data(), nullptr);
    return text_of(digest);
}

/// HKDF (RFC 5869) of at most 32 bytes.
std::string derived(std::string_view salt, std::string_view secret, std::string_view info, std::size_t size) {
    return hmac(hmac(salt, secret), std::string(info) + '\x01').substr(0, size);
}

std::optional<std::string> encrypted(const std::string& key, const std::string& nonce, std::string_view text) {
    const std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX_free>> context(EVP_CIPHER_CTX_new());
    std::vector<unsigned char> out(text.size() + tag_bytes);
    int size = 0;
    int rest = 0;
    if (EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_in(key), bytes_in(nonce)) <= 0 ||
        EVP_EncryptUpdate(context.get(), out.data(), &size, bytes_in(text), static_cast<int>(text.size())) <= 0 ||
        EVP_EncryptFinal_ex(context.get(), out.data() + size, &rest) <= 0 ||
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(tag_bytes),
                            out.data() + size + rest) <= 0) {
        return std::nullopt;
    }
    return text_of(out);
}

/// ES256 wants the two numbers side by side, not as OpenSSL writes them.
std::optional<std::string> signature(EVP_PKEY* key, std::string_view text) {
    const std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>> context(EVP_MD_CTX_new());
    std::array<unsigned char, 128> der{};
    std::size_t size = der.size();
    if (EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key) <= 0 ||
        EVP_DigestSign(context.get(), der.data(), &size, bytes_in(text), text.size()) <= 0) {
        return std::nullopt;
    }
    const unsigned char* read = der.data();
    const std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>> parts(
        d2i_ECDSA_SIG(nullptr, &read, static_cast<long>(size)));
    std::array<unsigned char, 2 * scalar_bytes> plain{};
    const int width = scalar_bytes;
    if (!parts || BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), plain.data(), width) != width ||
        BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), plain.data() + width, width) != width) {
        return std::nullopt;
    }
    return text_of(plain);
}

std::string with_end(std::string_view text) {
    return std::string(text) + '\0';
}

}  // namespace

std::optional<std::string> sealed_push(std::string_view text, std::string_view key, std::string_view auth,
                                       const PushChance& chance) {
    const auto point = decoded(key, point_bytes);
    const auto secret = decoded(auth, auth_bytes);
    if (!point || !secret) return std::nullopt;
    const Key theirs = make_key(*point);
    const Key ours =
        chance.private_key.empty() ? Key(EVP_EC_gen("P-256")) : make_key(chance.public_key, chance.private_key);
    if (!theirs || !ours) return std::nullopt;
    const auto shared = shared_secret(ours.get(), theirs.get());
    if (!shared) return std::nullopt;
    const std::string own = point_of(ours.get());
    const std::string salt = chance.salt.empty() ? text_of(random_bytes(salt_bytes)) : chance.salt;

    const std::string root = derived(*secret, *shared, with_end("WebPush: info") + *point + own, 32);
    const std::string content_key = derived(salt, root, with_end("Content-Encoding: aes128gcm"), 16);
    const std::string nonce = derived(salt, root, with_end("Content-Encoding: nonce"), 12);
    // One record, the last: a 2 ends it.
    const auto body = encrypted(content_key, nonce, std::string(text) + '\x02');
    if (!body) return std::nullopt;
    const std::string record_size("\x00\x00\x10\x00", 4);
    return salt + record_size + static_cast<char>(point_bytes) + own + *body;
}

std::optional<std::string> push_authorization(const PushKeys& keys, std::string_view origin, std::int64_t seconds_now) {
    const auto point = decoded(keys.public_key, point_bytes);
    const auto scalar = decoded(keys.private_key, scalar_bytes);
    if (!point || !scalar) return std::nullopt;
    const Key key = make_key(*point, *scalar);
    if (!key) return std::nullopt;
    constexpr std::int64_t half_a_day = 43'200;
    const nlohmann::json head = {{"typ", "JWT"}, {"alg", "ES256"}};
    const nlohmann::json claims = {{"aud", origin}, {"exp", seconds_now + half_a_day}, {"sub", keys.contact}};
    const std::string signed_part = base64url(head.dump()) + "." + base64url(claims.dump());
    const auto proof = signature(key.get(), signed_part);
    if (!proof) return std::nullopt;
    return "vapid t=" + signed_part + "." + base64url(*proof) + ", k=" + keys.public_key;
}

}  // namespace tessera::server
