#include "server/net/cookies.hpp"

#include <charconv>
#include <sodium.h>
#include <stdexcept>
#include <vector>

#include <fmt/format.h>

#include "server/net/tokens.hpp"

namespace tessera::server {

namespace {

std::vector<unsigned char> bytes_of(std::string_view text) {
    return {text.begin(), text.end()};
}

bool is_plain(std::string_view id) {
    static constexpr std::string_view plain = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-";
    return !id.empty() && id.size() <= 64 && id.find_first_not_of(plain) == std::string_view::npos;
}

}  // namespace

std::string_view cookie_name(bool is_secure) {
    return is_secure ? "__Host-tessera" : "tessera";
}

std::string set_cookie_header(std::string_view value, std::chrono::seconds lifetime, bool is_secure) {
    const auto age = value.empty() ? 0 : lifetime.count();
    return fmt::format("{}={}; Max-Age={}; HttpOnly; SameSite=Lax; Path=/{}", cookie_name(is_secure), value, age,
                       is_secure ? "; Secure" : "");
}

std::string cookie_value(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const auto end = std::min(header.find(';'), header.size());
        auto pair = header.substr(0, end);
        header.remove_prefix(std::min(end + 1, header.size()));
        while (pair.starts_with(' ')) pair.remove_prefix(1);
        if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=') {
            return std::string{pair.substr(name.size() + 1)};
        }
    }
    return {};
}

GuestCookies::GuestCookies(std::string_view secret) {
    if (secret.size() < 32) throw std::invalid_argument("A secret for cookies has at least 32 bytes.");
    static_assert(std::tuple_size_v<decltype(key_)> == crypto_auth_KEYBYTES);
    const auto bytes = bytes_of(secret);
    const auto purpose = bytes_of("tessera guest cookie");
    crypto_generichash(key_.data(), key_.size(), bytes.data(), bytes.size(), purpose.data(), purpose.size());
}

std::string GuestCookies::signature(std::string_view signed_part) const {
    std::array<unsigned char, crypto_auth_BYTES> mac{};
    const auto bytes = bytes_of(signed_part);
    crypto_auth(mac.data(), bytes.data(), bytes.size(), key_.data());
    return to_base64url(mac);
}

std::string GuestCookies::make(std::string_view id, std::int64_t expires) const {
    if (!is_plain(id)) throw std::invalid_argument("A guest's id has letters and digits only.");
    auto cookie = fmt::format("g.{}.{}", id, expires);
    return cookie + "." + signature(cookie);
}

std::optional<GuestCookies::Guest> GuestCookies::verify(std::string_view cookie, std::int64_t now) const {
    const auto last = cookie.rfind('.');
    if (last == std::string_view::npos || !cookie.starts_with("g.") || cookie.size() > 200) return {};
    const auto signed_part = cookie.substr(0, last);
    if (!equal_in_constant_time(signature(signed_part), cookie.substr(last + 1))) return {};

    const auto middle = signed_part.rfind('.');
    if (middle < 2) return {};
    const auto id = signed_part.substr(2, middle - 2);
    const auto expiry = signed_part.substr(middle + 1);
    std::int64_t expires = 0;
    const auto [end, error] = std::from_chars(expiry.data(), expiry.data() + expiry.size(), expires);
    if (error != std::errc{} || end != expiry.data() + expiry.size() || !is_plain(id) || expires <= now) return {};
    return Guest{.id = std::string{id}, .expires = expires};
}

}  // namespace tessera::server
