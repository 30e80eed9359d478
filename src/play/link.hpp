#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "play/session.hpp"

namespace tessera::play {

/// Addresses longer than this are cut by too many programs to be of use.
inline constexpr std::size_t longest_link = 6'000;

/// A game as a short text for addresses (docs/links.md): how it began, each action as its number among the legal ones,
/// an arbiter's points, and a checksum. Letters, digits, `-` and `_` only. Refused where it would be too long.
[[nodiscard]] Parsed<std::string> to_link(const Session& session);

/// What a refused link is, as the error's `key`.
namespace link_fault {
inline constexpr std::string_view damaged = "damaged";
inline constexpr std::string_view newer = "newer";
inline constexpr std::string_view too_long = "too_long";
}  // namespace link_fault

/// The game of a link, at its last action, with the past to undo. Only exactly what `to_link` gives is taken.
[[nodiscard]] Parsed<std::unique_ptr<Session>> parse_link(std::string_view text);

}  // namespace tessera::play
