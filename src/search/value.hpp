#pragma once

#include "search/limits.hpp"

namespace tessera::search {

// Values of positions for the side to move. A forced end counts the actions to it, so that a nearer win is worth more
// and a later loss less. All fit 16 bits, as the table keeps them.

inline constexpr int win_now = 32'000;
inline constexpr int beyond = win_now + 1;  ///< more than any value
inline constexpr int most_actions = 500;    ///< no line of a search is longer
inline constexpr int least_win = win_now - most_actions;
inline constexpr int most_estimate = 25'000;  ///< what an evaluation may say at most

[[nodiscard]] constexpr bool is_win(int value) {
    return value >= least_win;
}
[[nodiscard]] constexpr bool is_loss(int value) {
    return value <= -least_win;
}
[[nodiscard]] constexpr bool is_proved(int value) {
    return is_win(value) || is_loss(value);
}

/// A win or loss as seen from a position some actions after the root: the table knows nothing of the root.
[[nodiscard]] constexpr int seen_from_node(int value, int actions) {
    return is_win(value) ? value + actions : is_loss(value) ? value - actions : value;
}
[[nodiscard]] constexpr int seen_from_root(int value, int actions) {
    return is_win(value) ? value - actions : is_loss(value) ? value + actions : value;
}

/// What a player is told.
[[nodiscard]] constexpr Score as_score(int value) {
    if (is_win(value)) return {Score::Kind::win, win_now - value};
    if (is_loss(value)) return {Score::Kind::loss, win_now + value};
    return {Score::Kind::centi, value};
}

}  // namespace tessera::search
