#pragma once

#include <compare>

namespace tessera::remparts {

/// REMPARTS has one set of rules.
struct Rules {
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// R3: a turn is over after so many actions, if nothing ended it before.
inline constexpr unsigned actions_a_turn = 3;

}  // namespace tessera::remparts
