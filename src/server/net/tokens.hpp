#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

[[nodiscard]] std::string to_base64url(std::span<const unsigned char> bytes);
/// Nothing where the text is no base64url without padding.
[[nodiscard]] std::optional<std::vector<unsigned char>> parse_base64url(std::string_view text);

/// Random bytes that nobody can foresee.
[[nodiscard]] std::vector<unsigned char> random_bytes(std::size_t count);
/// A secret to give away once: 32 random bytes as 43 letters of base64url.
[[nodiscard]] std::string make_token();
/// What is kept of it: hex of a 256-bit hash. The token has all the randomness it needs, so no salt.
[[nodiscard]] std::string token_hash(std::string_view token);
/// A public name: letters and digits without those that look alike.
[[nodiscard]] std::string make_id(std::size_t length);
/// Whether `make_id` can have made it, so that nothing else of a stranger's reaches the store as an id.
[[nodiscard]] bool is_id(std::string_view text);

/// Takes as long whatever the texts are; only the lengths show.
[[nodiscard]] bool equal_in_constant_time(std::string_view a, std::string_view b);

}  // namespace tessera::server
