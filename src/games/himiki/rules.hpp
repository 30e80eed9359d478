#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera::himiki {

/// The two rulebooks. Edition 2 is the newer one and the default.
enum class Edition : std::uint8_t { first = 1, second = 2 };

/// 1v1 or 2v2 (H30).
enum class Teams : std::uint8_t { singles, pairs };

/// What a box and a table agree on before play. Whether the Chaos tiles are used (Expert) is a matter of type:
/// positions with tiles are larger.
struct Rules {
    Edition edition = Edition::second;
    Teams teams = Teams::singles;

    [[nodiscard]] constexpr bool in_pairs() const { return teams == Teams::pairs; }
    [[nodiscard]] constexpr bool is_first_edition() const { return edition == Edition::first; }
    [[nodiscard]] constexpr unsigned seats() const { return in_pairs() ? 4 : 2; }
    [[nodiscard]] constexpr unsigned cubes_of_a_side() const { return in_pairs() ? 4 : 3; }
    /// How many equal tops make a hold (H19, H32).
    [[nodiscard]] constexpr unsigned tops_of_a_hold() const { return in_pairs() ? 6 : 4; }

    /// Every mode there is.
    [[nodiscard]] static constexpr std::array<Rules, 4> all() {
        return {Rules{Edition::second, Teams::singles}, Rules{Edition::first, Teams::singles},
                Rules{Edition::second, Teams::pairs}, Rules{Edition::first, Teams::pairs}};
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// H20: this many points win.
inline constexpr unsigned points_to_win = 5;

}  // namespace tessera::himiki
