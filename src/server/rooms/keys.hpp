#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/rooms/chance.hpp"

namespace tessera::server {

/// The second half of a game's entropy, which is never told: salt and keys are derived from it, so that the salt, which
/// is told at the end, gives no key away.
using Root = std::span<const unsigned char, 32>;

[[nodiscard]] Digest salt_of(Root root);
/// The key of a private game (`game`) or of an invited seat (`seat 2`): twenty letters and digits, 100 bits.
[[nodiscard]] std::string key_of(Root root, std::string_view what);
/// A coin, for who begins.
[[nodiscard]] bool are_sides_exchanged(Root root);

/// Takes as long whether they differ early or late. An empty key fits nothing.
[[nodiscard]] bool is_same_key(std::string_view key, std::string_view other);

}  // namespace tessera::server
