#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "search/limits.hpp"

namespace tessera::cli {

/// Who acts for a side.
enum class Player : unsigned char { person, engine, random };

[[nodiscard]] std::string_view to_text(Player player);

/// Reads `person`, `engine` or `random`; also what begins so, as records have it: `engine (depth 3)`.
[[nodiscard]] std::optional<Player> parse_player(std::string_view text);

/// How hard the engine thinks: to a depth, or for a time.
struct Level {
    std::optional<int> depth = std::nullopt;
    std::optional<search::Milliseconds> movetime = std::nullopt;
    friend bool operator==(const Level&, const Level&) = default;
};

/// What the engine does where nobody says otherwise: quick enough to answer at once, good enough to teach a lesson.
inline constexpr Level ordinary_level = {.movetime = 1'000};

/// `depth 3`, `1.5 s`, or both.
[[nodiscard]] std::string to_text(const Level& level);

/// Reads a depth (`3`) or a time (`2s`, `500ms`).
[[nodiscard]] std::optional<Level> parse_level(std::string_view text);

}  // namespace tessera::cli
