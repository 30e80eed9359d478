#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera::himiki {

/// The two rulebooks. Edition 2 is the newer one and the default.
enum class Edition : std::uint8_t { first = 1, second = 2 };

/// 1v1, 2v2 (H30), or one player against Muk Yan, who has no tiles (H60).
enum class Teams : std::uint8_t { singles, pairs, solo };

/// What a box and a table agree on before play. Whether the Chaos tiles are used (Expert) is a matter of type:
/// positions with tiles are larger.
struct Rules {
    Edition edition = Edition::second;
    Teams teams = Teams::singles;

    [[nodiscard]] constexpr bool in_pairs() const { return teams == Teams::pairs; }
    [[nodiscard]] constexpr bool has_muk_yan() const { return teams == Teams::solo; }
    [[nodiscard]] constexpr bool is_first_edition() const { return edition == Edition::first; }
    [[nodiscard]] constexpr unsigned seats() const { return in_pairs() ? 4 : 2; }
    [[nodiscard]] constexpr unsigned cubes_of_a_side() const { return in_pairs() ? 4 : 3; }
    /// How many equal tops make a hold (H19, H32).
    [[nodiscard]] constexpr unsigned tops_of_a_hold() const { return in_pairs() ? 6 : 4; }

    /// H10, H30, H60: whether who has placed cube number `placed`, counted from 1, places the next one too.
    [[nodiscard]] constexpr bool places_again(unsigned placed) const {
        if (placed >= 2 * cubes_of_a_side() || in_pairs()) return false;
        if (has_muk_yan()) return placed % cubes_of_a_side() != 0;
        return !is_first_edition() && placed % 2 == 0;
    }

    /// The modes that there are with and without tiles.
    [[nodiscard]] static constexpr std::array<Rules, 4> all() {
        return {Rules{Edition::second, Teams::singles}, Rules{Edition::first, Teams::singles},
                Rules{Edition::second, Teams::pairs}, Rules{Edition::first, Teams::pairs}};
    }
    /// The modes against Muk Yan, without tiles only.
    [[nodiscard]] static constexpr std::array<Rules, 2> all_solo() {
        return {Rules{Edition::second, Teams::solo}, Rules{Edition::first, Teams::solo}};
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// H20: this many points win.
inline constexpr unsigned points_to_win = 5;

}  // namespace tessera::himiki
