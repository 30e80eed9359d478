#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::record {

/// How the start position was made: the game's name for the way, and the seed if chance had a part.
struct Setup {
    std::string name;
    std::optional<std::uint64_t> seed = {};

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The value of a `Setup` tag: `half-random 20260`.
[[nodiscard]] std::string to_text(const Setup& setup);

[[nodiscard]] std::optional<Setup> parse_setup(std::string_view text);

}  // namespace tessera::record
