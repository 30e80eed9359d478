#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/limits.hpp"

namespace tessera::cli {

/// Who acts for a side. Muk Yan is a script of HI MI KI's; the ruthless one takes what the engine likes best of all
/// that its dice allow.
enum class Player : unsigned char { person, engine, random, muk_yan, ruthless_muk_yan };

/// Whether a script plays, which has its own seat in its own games.
[[nodiscard]] constexpr bool is_script(Player player) {
    return player == Player::muk_yan || player == Player::ruthless_muk_yan;
}

[[nodiscard]] std::string_view to_text(Player player);

/// Reads `person`, `engine`, `random`, `muk-yan` or `muk-yan:ruthless`; also what begins so, as records have it:
/// `engine (depth 3)`.
[[nodiscard]] std::optional<Player> parse_player(std::string_view text);

/// The words that `parse_player` reads.
[[nodiscard]] std::vector<std::string_view> player_words();

/// How well the engine plays: one of its ten levels, and how long or how deep it may think.
struct Level {
    std::optional<int> skill = std::nullopt;  ///< 1 to 10 (docs/levels.md); none: full strength
    std::optional<int> depth = std::nullopt;
    std::optional<search::Milliseconds> movetime = std::nullopt;
    friend bool operator==(const Level&, const Level&) = default;
};

/// What the engine does where nobody says otherwise: quick enough to answer at once, good enough to teach a lesson.
inline constexpr Level ordinary_level = {.movetime = 1'000};

/// `level 4`, `depth 3`, `1.5 s`, or several of them.
[[nodiscard]] std::string to_text(const Level& level);

/// Reads a level (`3`, `level 3`), a depth (`depth 3`) or a time (`2s`, `500ms`).
[[nodiscard]] std::optional<Level> parse_level(std::string_view text);

}  // namespace tessera::cli
