#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/himiki/muk_yan/dice.hpp"

namespace tessera::himiki::muk_yan {

/// The nine actions of H62 by their numbers; 0 is what is left where none of them is possible (H63).
enum class Aim : std::uint8_t {
    last_resort,
    multiple_attack,
    attack,
    threat,
    hold,
    block,
    dodge,
    pressure,
    replay,
    movement
};

inline constexpr unsigned aim_count = 10;

[[nodiscard]] constexpr unsigned number_of(Aim aim) {
    return static_cast<unsigned>(aim);
}
/// As a player calls it: `multiple attack`.
[[nodiscard]] std::string_view name_of(Aim aim);

/// How a movement, the last of every list, chooses its cube: one that does not threaten, or one that does not block.
enum class Stance : std::uint8_t { offensive, defensive };

/// H61: what is tried, in this order.
struct Agenda {
    std::array<Aim, 9> aims;
    Stance stance;
};

[[nodiscard]] const Agenda& agenda_of(Dice dice);

}  // namespace tessera::himiki::muk_yan
