#pragma once

#include <compare>

namespace tessera::pijersi {

/// PIJERSI has one set of rules; the ways to set it up are in setups.cpp.
struct Rules {
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// P10: so many turns in a row without a capture are a draw.
inline constexpr unsigned quiet_turns_to_draw = 20;

}  // namespace tessera::pijersi
