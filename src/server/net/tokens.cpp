#include "server/net/tokens.hpp"

#include <array>
#include <sodium.h>
#include <stdexcept>

namespace tessera::server {

namespace {

constexpr std::string_view id_letters = "23456789abcdefghijkmnpqrstuvwxyz";
constexpr std::size_t longest_id = 20;

void ready_sodium() {
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) throw std::runtime_error("The machine gives no randomness.");
}

}  // namespace

std::string to_base64url(std::span<const unsigned char> bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.pop_back();  // the closing zero
    return text;
}

std::optional<std::vector<unsigned char>> parse_base64url(std::string_view text) {
    std::vector<unsigned char> bytes(text.size() / 4 * 3 + 3);
    std::size_t length = 0;
    const char* end = nullptr;
    const int fault = sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end,
                                        sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    if (fault != 0 || end != text.data() + text.size()) return {};
    bytes.resize(length);
    return bytes;
}

std::vector<unsigned char> random_bytes(std::size_t count) {
    ready_sodium();
    std::vector<unsigned char> bytes(count);
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string make_token() {
    return to_base64url(random_bytes(32));
}

std::string token_hash(std::string_view token) {
    ready_sodium();
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    const std::vector<unsigned char> bytes(token.begin(), token.end());
    crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
    std::string hex(2 * hash.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    hex.pop_back();
    return hex;
}

std::string make_id(std::size_t length) {
    ready_sodium();
    std::string id;
    for (std::size_t i = 0; i < length; ++i) {
        id += id_letters[randombytes_uniform(static_cast<std::uint32_t>(id_letters.size()))];
    }
    return id;
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= longest_id && text.find_first_not_of(id_letters) == std::string_view::npos;
}

bool equal_in_constant_time(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace tessera::server
