#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/side.hpp"

namespace tessera::record {

/// Which of two partners: the one of the side who acts first in a round is `a`.
enum class Partner : unsigned char { a, b };

/// Whom a tag or an act is about: a side (`P1`, `P2`), or in games of four one of its two seats (`P1a` … `P2b`).
struct Party {
    Side side = Side::first;
    std::optional<Partner> partner = {};

    friend bool operator==(const Party&, const Party&) = default;
};

/// `P2`, `P1b`: in an act, and as the name of the tag that holds the player's name.
[[nodiscard]] std::string to_text(const Party& party);

[[nodiscard]] std::optional<Party> parse_party(std::string_view text);

}  // namespace tessera::record
