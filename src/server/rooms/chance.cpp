#include "server/rooms/chance.hpp"

#include <memory>
#include <openssl/evp.h>
#include <stdexcept>

namespace tessera::server {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

/// The first eight bytes, the least first, without the top bit.
std::uint64_t number_in(const Digest& digest) {
    std::uint64_t number = 0;
    for (std::size_t i = 8; i-- > 0;) number = number << 8 | digest[i];
    return number & ~(std::uint64_t{1} << 63);
}

std::uint64_t seed_of_ply(std::string_view what, const Digest& seed, std::uint32_t ply) {
    std::array<unsigned char, 4> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(ply >> 8 * i & 0xFFU);
    return number_in(sha256({bytes_of(what), seed, bytes}));
}

}  // namespace

Digest sha256(std::initializer_list<std::span<const unsigned char>> parts) {
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    bool is_well = context && EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) == 1;
    for (const auto& part : parts) {
        is_well = is_well && EVP_DigestUpdate(context.get(), part.data(), part.size()) == 1;
    }
    Digest digest{};
    is_well = is_well && EVP_DigestFinal_ex(context.get(), digest.data(), nullptr) == 1;
    if (!is_well) throw std::runtime_error("SHA-256 is not to be had from OpenSSL.");
    return digest;
}

std::string to_hex(std::span<const unsigned char> bytes) {
    std::string text;
    text.reserve(2 * bytes.size());
    for (const unsigned char byte : bytes) {
        text += hex_digits[byte >> 4U];
        text += hex_digits[byte & 15U];
    }
    return text;
}

std::optional<Digest> parse_hex(std::string_view text) {
    Digest digest{};
    if (text.size() != 2 * digest.size()) return std::nullopt;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const auto high = hex_digits.find(text[2 * i]);
        const auto low = hex_digits.find(text[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        digest[i] = static_cast<unsigned char>(high << 4U | low);
    }
    return digest;
}

std::string commitment_of(const Secret& secret) {
    return to_hex(sha256({secret.salt, secret.seed}));
}

std::uint64_t deal_seed(const Digest& seed) {
    return number_in(sha256({bytes_of("deal"), seed}));
}

std::uint64_t dice_seed(const Digest& seed, std::uint32_t ply) {
    return seed_of_ply("dice", seed, ply);
}

std::uint64_t bot_seed(const Digest& seed, std::uint32_t ply) {
    return seed_of_ply("bot", seed, ply);
}

std::uint64_t form_seed(const Digest& seed) {
    return number_in(sha256({bytes_of("form"), seed}));
}

}  // namespace tessera::server
