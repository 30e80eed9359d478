#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tessera::server {

// Where a game's chance comes from, exactly as docs/online-protocol.md says, so that anybody can check it.

using Digest = std::array<unsigned char, 32>;

/// Of the parts one after another.
[[nodiscard]] Digest sha256(std::initializer_list<std::span<const unsigned char>> parts);

[[nodiscard]] inline std::span<const unsigned char> bytes_of(std::string_view text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

[[nodiscard]] std::string to_hex(std::span<const unsigned char> bytes);
[[nodiscard]] std::optional<Digest> parse_hex(std::string_view text);

/// What is told when the game is over, and not before.
struct Secret {
    Digest seed{};
    Digest salt{};
};

/// SHA-256(salt ‖ seed), told from the start.
[[nodiscard]] std::string commitment_of(const Secret& secret);
[[nodiscard]] std::uint64_t deal_seed(const Digest& seed);
[[nodiscard]] std::uint64_t dice_seed(const Digest& seed, std::uint32_t ply);
/// For bots, which choose among equals by it. Nobody can foresee it while the game runs.
[[nodiscard]] std::uint64_t bot_seed(const Digest& seed, std::uint32_t ply);
/// In which form bots are in this game (play/form.hpp).
[[nodiscard]] std::uint64_t form_seed(const Digest& seed);

}  // namespace tessera::server
